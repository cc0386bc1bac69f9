import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import Portrait from './Portrait.svelte';
import { CatBoxScreen } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CatBoxScreen> = {
  screen: (draft) => new CatBoxScreen(draft),
  Board,
  Tray,
  Chip,
  Portrait,
  SeatDetail,
};

import type { GameKit } from '../kit';
import { playwright } from '../views';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import Portrait from './Portrait.svelte';
import { scenes } from './scenes';
import { CatBoxScreen, GAME } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CatBoxScreen> = {
  screen: (draft) => new CatBoxScreen(draft),
  scenes: playwright(GAME, scenes),
  Board,
  Tray,
  Chip,
  Portrait,
  SeatDetail,
};

import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { CatAttackScreen } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CatAttackScreen> = {
  screen: (draft) => new CatAttackScreen(draft),
  Board,
  Tray,
  Chip,
  SeatDetail,
};

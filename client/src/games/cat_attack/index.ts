import type { GameKit } from '../kit';
import { playwright } from '../views';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { scenes } from './scenes';
import { CatAttackScreen, GAME } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CatAttackScreen> = {
  screen: (draft) => new CatAttackScreen(draft),
  scenes: playwright(GAME, scenes),
  Board,
  Tray,
  Chip,
  SeatDetail,
};

import type { GameKit } from '../kit';
import { playwright } from '../views';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { scenes } from './scenes';
import { CsacskaMacskaScreen, GAME } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CsacskaMacskaScreen> = {
  screen: (draft) => new CsacskaMacskaScreen(draft),
  scenes: playwright(GAME, scenes),
  Board,
  Tray,
  Chip,
  SeatDetail,
};

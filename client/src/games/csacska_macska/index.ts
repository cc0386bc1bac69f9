import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { CsacskaMacskaScreen } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<CsacskaMacskaScreen> = {
  screen: (draft) => new CsacskaMacskaScreen(draft),
  Board,
  Tray,
  open: true,
  Chip,
  SeatDetail,
};

import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { IfItFitsScreen } from './screen.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit<IfItFitsScreen> = {
  screen: (draft) => new IfItFitsScreen(draft),
  Board,
  Tray,
  Chip,
  SeatDetail,
};

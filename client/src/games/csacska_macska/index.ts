import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { SillyStage } from './stage.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit = {
  stage: (desk) => new SillyStage(desk),
  Board: Board as unknown as GameKit['Board'],
  Tray: Tray as unknown as GameKit['Tray'],
  open: true,
  Chip,
  SeatDetail: SeatDetail as unknown as GameKit['SeatDetail'],
};

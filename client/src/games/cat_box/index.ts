import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import SeatDetail from './SeatDetail.svelte';
import Portrait from './Portrait.svelte';
import { CatBoxStage } from './stage.svelte';
import Tray from './Tray.svelte';

export const kit: GameKit = {
  stage: (desk) => new CatBoxStage(desk),
  Board: Board as unknown as GameKit['Board'],
  Tray: Tray as unknown as GameKit['Tray'],
  Chip,
  Portrait: Portrait as unknown as NonNullable<GameKit['Portrait']>,
  SeatDetail: SeatDetail as unknown as GameKit['SeatDetail'],
};

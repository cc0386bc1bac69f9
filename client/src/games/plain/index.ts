import type { GameKit } from '../kit';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';
import { PlainStage } from './stage';

export const kit: GameKit = {
  stage: (desk) => new PlainStage(desk),
  Board: Board as unknown as GameKit['Board'],
  Tray: Nothing as unknown as GameKit['Tray'],
  SeatDetail: Nothing as unknown as GameKit['SeatDetail'],
};

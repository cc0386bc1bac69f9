import type { GameKit } from '../kit';
import Board from './Board.svelte';
import { PlainScreen } from './screen';

export const kit: GameKit<PlainScreen> = {
  screen: (draft) => new PlainScreen(draft),
  Board,
};

/** Positions with one clearly best move. */
import type { PuzzleAnswer, PuzzleList, PuzzleShown } from '../wire';
import { json } from './api';

export const puzzlesApi = {
  all: () => json<PuzzleList>('GET', 'api/puzzles'),
  one: (game: string, id: string) => json<PuzzleShown>('GET', `api/puzzles/${game}/${id}`),
  attempt: (game: string, id: string, text: string) => json<PuzzleAnswer>('POST', `api/puzzles/${game}/${id}`, { text }),
  giveUp: (game: string, id: string) => json<PuzzleAnswer>('POST', `api/puzzles/${game}/${id}`, { give_up: true }),
};

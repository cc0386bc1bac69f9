/** Positions with one clearly best move. */
import type { Json, MyPuzzle, PuzzleAnswer, PuzzleList, PuzzleShown, PuzzleVerdict } from '../wire';
import { addressOf } from './base';
import { call, json } from './api';
import { hearLines } from './lines';

/** In the place of a game: puzzles that somebody made, by the keys of their links. */
export const SHARED = 'shared';
export const puzzleAddress = (key: string, outside: string | null | undefined): string => addressOf(`puzzles/${SHARED}/${key}`, outside, location);

export const puzzlesApi = {
  all: () => json<PuzzleList>('GET', 'api/puzzles'),
  one: (game: string, id: string) => json<PuzzleShown>('GET', `api/puzzles/${game}/${id}`),
  attempt: (game: string, id: string, text: string) => json<PuzzleAnswer>('POST', `api/puzzles/${game}/${id}`, { text }),
  mine: () => json<MyPuzzle[]>('GET', 'api/me/puzzles'),
  remove: (key: string) => call('DELETE', `api/me/puzzles/${key}`),
  giveUp: (game: string, id: string) => json<PuzzleAnswer>('POST', `api/puzzles/${game}/${id}`, { give_up: true }),
};

/** Whether one move of a position is clearly best; `hear` is told how far that is found out. Null: somebody stopped it. */
export async function makePuzzle(game: string, position: Record<string, Json>, hear: (share: number) => void, stop: AbortSignal): Promise<PuzzleVerdict | null> {
  let found: PuzzleVerdict | null = null;
  const answer = await call('POST', `api/games/${game}/puzzle`, { position });
  await hearLines<{ share: number; puzzle: PuzzleVerdict | null }>(
    answer,
    (line) => {
      hear(line.share);
      found = line.puzzle ?? found;
    },
    stop,
  );
  return found;
}

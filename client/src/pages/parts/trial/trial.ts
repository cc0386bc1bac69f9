/** What a trial of a part found, as the server tells it, and where it lies in the pictures. */
import { call } from '../../../lib/api';
import { hearLines } from '../../../lib/lines';
import type { Data } from '../api';

export type Verdict = 'more' | 'less' | 'same';
/** A figure and the ends of its 95 % interval; null where nothing is known. */
export interface Figure {
  mean: number;
  low: number | null;
  high: number | null;
}
export interface Measure {
  key: 'length' | 'first' | 'points' | 'margin';
  own: Figure;
  house: Figure;
  difference: Figure;
  verdict: Verdict;
}
interface Bars {
  bars: number[];
  half: [number, number];
}
export interface Spread {
  key: 'points' | 'length';
  low: number;
  step: number;
  own: Bars;
  house: Bars;
}
export interface Piece {
  path: string;
  value: string;
  used: number;
  times: number;
  counted: number | null;
  gain: (Figure & { games: number; verdict: Verdict }) | null;
  house: number | null;
}
export interface Trial {
  game: string;
  option: string;
  seats: number;
  games: number;
  wanted: number;
  endless: [number, number];
  measures: Measure[];
  beginning: { share: number; even: number; verdict: Verdict } | null;
  spreads: Spread[];
  counts: boolean;
  pieces: Piece[];
}
interface Line {
  share: number;
  trial: Trial | null;
}

export const GAMES = 100;
/** Decisions after which a game is given up; as src/clowder/trials/trial.py has it. */
export const MOST_DECISIONS = 4000;

/** Games with a part beside as many with the house's; `hear` is told how far they are. Null: somebody stopped it. */
export async function tryOut(game: string, option: string, data: Data, seats: number, options: Data, hear: (share: number) => void, stop: AbortSignal): Promise<Trial | null> {
  let found: Trial | null = null;
  const answer = await call('POST', 'api/parts/try', { game, option, data, seats, options });
  await hearLines<Line>(
    answer,
    (line) => {
      hear(line.share);
      found = line.trial ?? found;
    },
    stop,
  );
  return found;
}

export const WIDE = 300;
export const EDGE = 8;

/** Between which values some figures and their intervals lie: what is drawn as a line. */
export function endsOf(figures: readonly Figure[]): [number, number] {
  const values = figures.flatMap((figure) => [figure.mean, figure.low ?? figure.mean, figure.high ?? figure.mean]);
  return [Math.min(...values), Math.max(...values)];
}

/** How far from zero the intervals of some pieces reach. */
export const reachOf = (pieces: readonly Piece[]): number => Math.max(0.1, ...endsOf(pieces.flatMap((piece) => piece.gain ?? [])).map(Math.abs).filter(Number.isFinite));

export const isSeen = (piece: Piece): boolean => piece.gain !== null && piece.gain.verdict !== 'same';

/** Those with something to see first, then by how often they came up. */
export const ordered = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || b.used - a.used || b.times - a.times);

/** The outline of bars, from left to right: what the house's are drawn with. */
export function outline(bars: readonly number[], across: number, tall: (share: number) => number): string {
  return bars.map((share, index) => `${index ? 'V' : `M0 ${tall(0)}V`}${tall(share).toFixed(1)}H${((index + 1) * across).toFixed(1)}`).join('') + `V${tall(0)}`;
}

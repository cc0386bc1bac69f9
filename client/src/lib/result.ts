/** What a result says in words: who won, by how much, and what made the difference, all as the engine's outcome tells it. */
import type { OutcomeInfo, ScoreLine, TierInfo } from '../wire';

export interface Result {
  winners: number[];
  /** Seats from first to last. */
  order: { rank: number; seat: number }[];
  /** By how many points the first is ahead of the next; 0 where points did not decide. */
  margin: number;
  /** How equal points were told apart, or that nothing could: the sentence of the game, by its key, and its facts. */
  tie: { key: string; facts: Record<'points' | 'best' | 'next', number> } | null;
  /** The line of the sheet that made most of the difference. */
  deciding: ScoreLine | null;
}

/** The engine's word for the comparison of the scores. */
const POINTS = 'points';

const figureOf = (tier: TierInfo, seat: number): number => tier.figures[tier.seats.indexOf(seat)] ?? 0;

function tieOf(first: TierInfo, last: TierInfo, lead: number, winner: number): Result['tie'] {
  if (first === last && lead > 0) return null;
  const best = figureOf(last, winner);
  const facts = { points: figureOf(first, winner), best, next: last.fewest ? best + lead : best - lead };
  return { key: `${lead > 0 ? 'tie' : 'shared'}-${last.key}`, facts };
}

export function readResult(outcome: OutcomeInfo): Result {
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const { winners, decided } = outcome;
  const winner = winners[0] ?? 0;
  const [first, last] = [decided?.by[0], decided?.by.at(-1)];
  const lead = decided?.lead ?? 0;
  return {
    winners,
    order,
    margin: last?.key === POINTS && last === first ? lead : 0,
    tie: first && last ? tieOf(first, last, lead, winner) : null,
    deciding: outcome.sheet[winner]?.[decided?.line ?? -1] ?? null,
  };
}

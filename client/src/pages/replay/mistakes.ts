/** Which decisions of a game are worth looking at again, as the analysis judges them. */
import type { DecisionShown, GameAnalysis, Params } from '../../wire';

export interface Points {
  value: number;
  error: number;
}

export interface Mistake {
  ply: number;
  seat: number;
  played: string;
  best: string;
  cost: number;
  error: number;
  /** What the seat counts when its next turn begins, with the standard error; nothing where the analysis does not say. */
  points: { best: Points; played: Points } | null;
  why?: { key: string; params: Params } | undefined;
}

/** What the analysis has a word for, and "could not be known" is none. */
const WORDS = ['inaccuracy', 'mistake', 'blunder'];

/** A seat's, in the order of the game. */
export function mistakesOf(facts: GameAnalysis, seat: number): Mistake[] {
  const found = facts.decisions.filter((each) => each.seat === seat && WORDS.includes(each.judgement));
  return found.map(({ ply, played, best, cost, error, options }) => ({ ply, seat, played, best, cost, error, points: pointsOf(options, best, played), why: facts.moments.find((moment) => moment.ply === ply)?.why }));
}

/** What stays of the analysis of one's own decision. */
export function keptMistake({ seat, kept }: DecisionShown): Mistake | undefined {
  if (!kept) return undefined;
  const { ply, played, best, cost, error, options, why } = kept;
  return { ply, seat, played, best, cost, error, points: pointsOf(options, best, played), why };
}

interface Option {
  move: string;
  points?: number | null | undefined;
  points_error?: number | null | undefined;
}

function pointsOf(options: readonly Option[], best: string, played: string): Mistake['points'] {
  const of = (move: string): Points | null => {
    const option = options.find((each) => each.move === move);
    return typeof option?.points === 'number' ? { value: option.points, error: option.points_error ?? 0 } : null;
  };
  const [better, made] = [of(best), of(played)];
  return better && made ? { best: better, played: made } : null;
}

/** Which decisions of a game are worth looking at again, as the analysis judges them. */
import type { GameAnalysis, Params } from '../../wire';

export interface Mistake {
  ply: number;
  seat: number;
  played: string;
  best: string;
  cost: number;
  error: number;
  why?: { key: string; params: Params } | undefined;
}

/** What the analysis has a word for, and "could not be known" is none. */
const WORDS = ['inaccuracy', 'mistake', 'blunder'];

/** A seat's, in the order of the game. */
export function mistakesOf(facts: GameAnalysis, seat: number): Mistake[] {
  const found = facts.decisions.filter((each) => each.seat === seat && WORDS.includes(each.judgement));
  return found.map(({ ply, played, best, cost, error }) => ({ ply, seat, played, best, cost, error, why: facts.moments.find((moment) => moment.ply === ply)?.why }));
}

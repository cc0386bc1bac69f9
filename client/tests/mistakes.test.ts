import { describe, expect, it } from 'vitest';
import { mistakesOf } from '../src/pages/replay/mistakes';
import type { GameAnalysis } from '../src/wire';

const decision = (ply: number, seat: number, judgement: string): GameAnalysis['decisions'][number] => ({ ply, seat, played: 'a', best: 'b', cost: 0.1, error: 0.01, judgement, options: [{ move: 'a', points: 3, points_error: 0.5 }, { move: 'b', points: 5, points_error: 0.25 }] });
const FACTS: GameAnalysis = {
  ...{ start: [0.5, 0.5], result: [1, 0], skill_own: [0, 0], skill_others: [0, 0], skill_further: [0, 0], further: [], luck: [0, 0], accuracy: [null, null], curve: [], shifts: [], hindsight: [] },
  moments: [{ ply: 4, kind: 'blunder', seat: 0, change: -0.1, error: 0.01, why: { key: 'k', params: {} } }],
  decisions: [decision(0, 0, 'good'), decision(1, 1, 'mistake'), decision(2, 0, 'inaccuracy'), decision(4, 0, 'blunder')],
};

describe('decisions worth another look', () => {
  it('are those of a seat that the analysis has a word for, with the reason where it is known', () => {
    expect(mistakesOf(FACTS, 0).map((each) => [each.ply, each.why?.key])).toEqual([
      [2, undefined],
      [4, 'k'],
    ]);
    expect(mistakesOf(FACTS, 1).map((each) => each.ply)).toEqual([1]);
    expect(mistakesOf(FACTS, 2)).toEqual([]);
  });
});

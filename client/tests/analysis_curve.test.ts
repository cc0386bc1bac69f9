import { describe, expect, it } from 'vitest';
import { changesOf, HIGH, lineOf, percent, plyAt, signed, WIDE } from '../src/pages/replay/curve';
import type { GameAnalysis } from '../src/wire';

const facts = { curve: [[0.5, 0.5], [0.75, 0.25], [1, 0]], shifts: [[0.2, -0.2], [0, 0]], further: [[0, 0], [0.1, -0.1]] } as unknown as GameAnalysis;

describe('the curve of a game', () => {
  it('begins at the left and ends with the result at the right', () => {
    expect(lineOf(facts, 0)).toBe(`0.0,${(HIGH / 2).toFixed(1)} ${(WIDE / 2).toFixed(1)},${(HIGH / 4).toFixed(1)} ${WIDE.toFixed(1)},0.0`);
  });
  it('tells apart what a decision changed, what luck did and what looking further showed: together they are the change', () => {
    for (const seat of [0, 1]) {
      const whole = changesOf(facts, seat).reduce((sum, each, ply) => sum + each.decision + each.luck + facts.further[ply]![seat]!, 0);
      expect(whole).toBeCloseTo(facts.curve[2]![seat]! - facts.curve[0]![seat]!);
    }
    expect(changesOf(facts, 1)[0]!.luck).toBeCloseTo(-0.05);
  });
  it('finds the move under the mouse and never one outside the game', () => {
    expect([-1, 0, 0.24, 0.26, 0.9, 7].map((share) => plyAt(share, 2))).toEqual([0, 0, 0, 1, 2, 2]);
  });
  it('writes percents as people read them', () => {
    expect([percent(0.14), percent(0.031), signed(-0.2), signed(0.005)]).toEqual(['14', '3.1', '−20', '+0.5']);
  });
});

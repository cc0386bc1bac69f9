import { describe, expect, it } from 'vitest';
import { readSpread } from '../src/lib/spread';

describe('how tries ended', () => {
  it('has one line for every result while there are few', () => {
    const lines = readSpread([{ rank: 1, score: 42, tries: 2 }, { rank: 2, score: 42, tries: 1 }], { rank: 2, score: 42 });
    expect(lines).toEqual([
      { rank: 1, low: 42, high: 42, tries: 2, mine: false },
      { rank: 2, low: 42, high: 42, tries: 1, mine: true },
    ]);
  });

  it('joins points, never places, and loses nobody', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ rank: at < 30 ? 1 : 2, score: 100 - at, tries: 1 }));
    const lines = readSpread(many, { rank: 1, score: 77 });
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.reduce((sum, line) => sum + line.tries, 0)).toBe(60);
    expect(lines.filter((line) => line.mine)).toHaveLength(1);
    expect(lines.map((line) => line.rank)).toEqual([...lines.map((line) => line.rank)].sort());
  });

  it('takes points below zero', () => {
    expect(readSpread([{ rank: 3, score: -4, tries: 1 }], null)).toEqual([{ rank: 3, low: -4, high: -4, tries: 1, mine: false }]);
  });
});

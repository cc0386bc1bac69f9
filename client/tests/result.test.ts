import { describe, expect, it } from 'vitest';
import { readResult } from '../src/lib/result';
import type { OutcomeInfo, TierInfo } from '../src/wire';

const line = (key: string, points: number) => ({ key, clause: 'X-1', points, params: {} });
const tier = (key: string, figures: number[], fewest = false): TierInfo => ({ key, clause: 'X-1', fewest, seats: figures.map((_, seat) => seat), figures });
const ended = (ranks: number[], by: TierInfo[], lead: number, at = -1): OutcomeInfo => ({
  reason: 'over',
  scores: by[0]?.figures ?? [],
  ranks,
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  sheet: ranks.map(() => [line('kittens', 8), line('group', 6)]),
  decided: { by, lead, line: at },
});

describe('a result in words', () => {
  it('tells by how much, and the line that made the difference', () => {
    const result = readResult(ended([2, 1], [tier('points', [11, 14])], 3, 1));
    expect(result.winners).toEqual([1]);
    expect([result.margin, result.tie, result.deciding?.key]).toEqual([3, null, 'group']);
    expect(result.order.map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it('tells which rule has broken a tie, by which figures', () => {
    const result = readResult(ended([2, 1, 3], [tier('points', [26, 26, 12]), tier('group', [4, 5])], 1));
    expect([result.margin, result.deciding]).toEqual([0, null]);
    expect(result.tie).toEqual({ key: 'tie-group', facts: { points: 26, best: 5, next: 4 } });
  });
  it('knows that fewer may be better', () => {
    const result = readResult(ended([2, 1], [tier('points', [6, 6]), tier('minus', [2, 0], true)], 2));
    expect(result.tie?.facts).toEqual({ points: 6, best: 0, next: 2 });
  });
  it('does not count where nobody counted', () => {
    const result = readResult(ended([1, 2], [tier('food', [1, 0])], 1));
    expect([result.margin, result.tie, result.deciding]).toEqual([0, null, null]);
  });
  it('knows a shared victory', () => {
    const result = readResult(ended([1, 1], [tier('points', [5, 5])], 0));
    expect([result.winners, result.margin, result.tie?.key]).toEqual([[0, 1], 0, 'shared-points']);
  });
});

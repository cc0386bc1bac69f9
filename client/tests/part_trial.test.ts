/** Where a trial of a part lies in its pictures, and in which order its pieces are told. */
import { describe, expect, it } from 'vitest';
import { endsOf, isSeen, ordered, outline, type Piece, reachOf } from '../src/pages/parts/trial/trial';

const piece = (path: string, used: number, verdict: 'more' | 'less' | 'same' | null, ends: [number, number] = [-0.2, 0.3]): Piece => ({
  path,
  value: '',
  used,
  times: used,
  counted: null,
  house: null,
  gain: verdict && { mean: 0.1, low: ends[0], high: ends[1], games: 50, verdict },
});

describe('a trial', () => {
  it('is drawn between the ends of all its intervals, known or not', () => {
    expect(endsOf([{ mean: 3, low: 1, high: 4 }, { mean: 6, low: null, high: null }])).toEqual([1, 6]);
    expect(reachOf([piece('a', 1, 'same'), piece('b', 1, 'less', [-0.5, -0.1])])).toBe(0.5);
    expect(reachOf([piece('a', 1, null)])).toBe(0.1);
  });

  it('tells first what can be seen, then what came up most', () => {
    const pieces = [piece('rare', 0.1, 'same'), piece('seen', 0.2, 'less'), piece('few', 0.9, null), piece('often', 1, 'same')];
    expect(ordered(pieces).map(({ path }) => path)).toEqual(['seen', 'often', 'few', 'rare']);
    expect(pieces.filter(isSeen)).toHaveLength(1);
  });

  it('outlines bars from the ground to the ground', () => {
    expect(outline([0.5, 1], 10, (share) => 100 - 100 * share)).toBe('M0 100V50.0H10.0V0.0H20.0V100');
  });
});

import { describe, expect, it } from 'vitest';
import { firsts, fits, foundOf, type How, keyOf, over, tagsOf, titlesOf } from '../src/pages/practice/series';
import type { PractiseRow } from '../src/wire';

const row = (table: string, game: string, tags: string[], found = 0): PractiseRow => ({ table, game, seat: 0, ended: 1, ply: 4, cost: 0.1, error: 0.01, tags, tries: 0, first: 0, found });
const rows = [row('a', 'cat-box', ['join']), row('b', 'cat-box', ['join', 'split'], 5), row('c', 'if-it-fits', ['close'])];

describe('a series of decisions', () => {
  it('is of all games or one, of all themes or one', () => {
    expect(titlesOf(rows)).toEqual(['cat-box', 'if-it-fits']);
    expect(tagsOf(rows, '')).toEqual(['join', 'close', 'split']);
    expect(tagsOf(rows, 'if-it-fits')).toEqual(['close']);
    expect(rows.filter((each) => fits(each, { game: 'cat-box', tag: 'split' })).map(keyOf)).toEqual(['b/4']);
  });
  it('counts what was found with the first move, and what is not found any more', () => {
    const went = new Map<string, How>([['a/4', 'first'], ['b/4', 'shown']]);
    expect([over(went), firsts(went)]).toEqual([2, 1]);
    expect(foundOf(rows, new Map())).toBe(1);
    expect(foundOf(rows, went)).toBe(1);
  });
});

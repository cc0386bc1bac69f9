import { describe, expect, it } from 'vitest';
import { counted, fits, nextPuzzle, type Solved, tagsOf } from '../src/pages/puzzles/solved';
import type { PuzzleRow } from '../src/wire';

const row = (id: string, stars: number, ...tags: string[]): PuzzleRow => ({ id, stars, tags });
const ROWS = [row('a', 1, 'theft'), row('b', 2, 'theft', 'score'), row('c', 4, 'quiet')];
const NOTHING: Solved = { done: {}, streak: 0, longest: 0 };

describe('puzzles that are over', () => {
  it('count once: the first move decides, and whoever solves it again changes nothing', () => {
    const first = counted(counted(NOTHING, 'cat-box', 'a', 'first'), 'cat-box', 'b', 'first');
    expect([first.streak, first.longest]).toEqual([2, 2]);
    const missed = counted(first, 'cat-box', 'c', 'missed');
    expect([missed.streak, missed.longest]).toEqual([0, 2]);
    expect(counted(missed, 'cat-box', 'c', 'first')).toBe(missed);
    expect(counted(missed, 'if-it-fits', 'c', 'first').streak).toBe(1);
  });
});

describe('the next puzzle', () => {
  it('is one that is not over, after the present one and round again', () => {
    expect(nextPuzzle(ROWS, {}, '')?.id).toBe('a');
    expect(nextPuzzle(ROWS, { b: 'first' }, 'a')?.id).toBe('c');
    expect(nextPuzzle(ROWS, { b: 'first' }, 'c')?.id).toBe('a');
    expect(nextPuzzle(ROWS, { a: 'first', b: 'missed', c: 'first' }, 'b')?.id).toBe('c');
    expect(nextPuzzle([], {}, 'a')).toBeUndefined();
  });
  it('is of the hardness and about what was chosen', () => {
    expect(ROWS.filter((each) => fits(each, 0, 'theft')).map((each) => each.id)).toEqual(['a', 'b']);
    expect(ROWS.filter((each) => fits(each, 2, '')).map((each) => each.id)).toEqual(['b']);
    expect(tagsOf(ROWS)).toEqual(['theft', 'quiet', 'score']);
  });
});

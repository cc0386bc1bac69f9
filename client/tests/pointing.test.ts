/** One behaviour for all boards: what a pointer means, and where arrow keys go. */
import { describe, expect, it } from 'vitest';
import { crowdAt, farTargets, nextTarget, type Target, targetAt } from '../src/lib/pointing';

const target = (place: string, x: number, y: number, width = 0, height = 0): Target<string> => ({ place, x, y, width, height });
const MIDDLE = { x: 0, y: 0 };
const CROSS = [target('north', 0, -10), target('east', 10, 0), target('south', 0, 10), target('west', -10, 0), target('far east', 30, 0)];

describe('arrow keys', () => {
  it.each([
    [1, 0, 'east'],
    [-1, 0, 'west'],
    [0, 1, 'south'],
    [0, -1, 'north'],
  ])('go %i, %i to the nearest place there', (dx, dy, place) => {
    expect(nextTarget(CROSS, MIDDLE, dx, dy, true)).toBe(place);
  });
  it('go on from the place they stand at, and stay where nothing is further on', () => {
    expect(nextTarget(CROSS, { x: 10, y: 0 }, 1, 0, false)).toBe('far east');
    expect(nextTarget(CROSS, { x: 30, y: 0 }, 1, 0, false)).toBeNull();
  });
  it('choose something with the first press, whatever lies where', () => {
    const left = [target('near', -10, 4), target('far', -50, 0)];
    expect(nextTarget(left, MIDDLE, 1, 0, true)).toBe('near');
    expect(nextTarget(left, MIDDLE, 0, -1, true)).toBe('near');
    expect(nextTarget([target('here', 0, 0)], MIDDLE, 0, 1, true)).toBe('here');
  });
  it('prefer what lies ahead to what lies aside', () => {
    expect(nextTarget([target('aside', 5, 20), target('ahead', 40, 0)], MIDDLE, 1, 0, false)).toBe('ahead');
  });
  it('find nothing where nothing is lit', () => {
    expect(nextTarget([], MIDDLE, 1, 0, true)).toBeNull();
  });
});

describe('a pointer', () => {
  it('means the nearest place within reach', () => {
    expect(targetAt(CROSS, { x: 8, y: 1 }, 5)).toBe('east');
    expect(targetAt(CROSS, { x: 20, y: 0 }, 5)).toBeNull();
  });
  it('is on a place as large as a card anywhere over it', () => {
    const cards = [target('left', 0, 0, 100, 60), target('right', 90, 0, 100, 60)];
    expect(targetAt(cards, { x: -45, y: 25 }, 0)).toBe('left');
    expect(targetAt(cards, { x: 47, y: 0 }, 0)).toBe('right'); // over both: the nearer middle
    expect(targetAt(cards, { x: 0, y: 40 }, 4)).toBeNull();
    expect(targetAt(cards, { x: 0, y: 40 }, 14)).toBe('left');
  });
});

describe('places out of sight', () => {
  const sight = { x: -12, y: -5, width: 24, height: 10 };
  it('are those whose middle is not in sight, the nearest first', () => {
    expect(farTargets(CROSS, sight).map(({ place }) => place)).toEqual(['north', 'south', 'far east']);
    expect(farTargets(CROSS, { x: -50, y: -50, width: 100, height: 100 })).toEqual([]);
  });
});

describe('a finger among small places', () => {
  const row = [target('a', 0, 0), target('b', 100, 0), target('c', 200, 0)];
  it('cannot decide between two that are drawn near to each other', () => {
    expect(crowdAt(row, { x: 55, y: 10 }, 200, 0.1)).toBe(100);
  });
  it('means the one it hits, if they are not drawn all too small', () => {
    expect(crowdAt(row, { x: 98, y: 2 }, 200, 0.2)).toBeNull();
    expect(crowdAt(row, { x: 98, y: 2 }, 200, 0.07)).toBe(100);
  });
  it('decides where there is room, one place only, or none within reach', () => {
    expect(crowdAt(row, { x: 55, y: 10 }, 200, 0.5)).toBeNull();
    expect(crowdAt(row.slice(0, 1), { x: 5, y: 5 }, 200, 0.1)).toBeNull();
    expect(crowdAt(row, { x: 900, y: 900 }, 200, 0.1)).toBeNull();
  });
});

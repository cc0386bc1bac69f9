import { describe, expect, it } from 'vitest';
import { Grid, readFace, readMove, writeMove } from '../src/games/if_it_fits/grid';

describe('cards and cells', () => {
  it.each(['start S2 @0,1 r180', 'draw', 'sleep @2,0', 'box B04 @1,0 r180', 'toy_across T1 @0,0', 'toy_box T3 @1,-1', 'princess @0,0', 'cat @0,0', 'no_cat'])('reads and writes %s', (text) => expect(writeMove(readMove(text))).toBe(text));
  it('turns a face by half', () => {
    expect(readFace('##.. mouse spray', true)).toEqual({ walls: '..##', symbols: ['mouse', 'spray'] });
    expect(readFace(undefined, false)).toEqual({ walls: '....', symbols: [] });
  });

  const box = { box: '0,0', cells: ['0,0', '1,0'], toys: {}, sprays: 0, open: 3, closed: false, awake: [1], asleep: [0], weight: [1], plus: 1, minus: 0, takers: [0], extra: [0], pays: [1] };
  const grid = new Grid(['S1 @0,0', 'B04 @1,0', 'B67 @0,1', 'sleep B @0,-1'], ['cat A @0,0'], { S1: '....', B04: '.#.. mouse', B67: '##.#', sleep: '....' }, [box]);
  it('draws sides by what lies beside them', () => {
    expect(grid.cells.get('0,0')?.sides).toEqual(['seam', 'seam', 'shut', 'flap']);
    expect(grid.cells.get('1,0')?.sides).toEqual(['flap', 'wall', 'flap', 'seam']);
  });
  it('knows whose cats lie where', () => {
    expect(grid.cells.get('0,-1')).toMatchObject({ name: 'sleep', owner: 1, covered: false });
    expect(grid.over.get('1,0')).toMatchObject({ name: 'cat', owner: 0 });
    expect(grid.cells.get('1,0')?.covered).toBe(true);
  });
  it('draws the outline of a box around its cells', () => {
    expect(grid.outline(box).match(/M/g)).toHaveLength(6);
    expect(grid.boxAt.get('1,0')).toBe(box);
  });
});

describe('the table of boxes', () => {
  it('is shown with a margin, but not beyond its edge', () => {
    const grid = new Grid(['S1 @-7,-4', 'S2 @0,0'], [], {}, []);
    expect(grid.bounds(1)).toEqual({ x: -8, y: -5, width: 10, height: 7 });
    expect(grid.bounds(1, [15, 9])).toEqual({ x: -7, y: -4, width: 9, height: 6 });
    expect(new Grid([], [], {}, []).bounds(1, [15, 9])).toEqual({ x: -3, y: -2, width: 7, height: 5 });
  });
});

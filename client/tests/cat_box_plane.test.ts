import { describe, expect, it } from 'vitest';
import { at, family, Plane, readCard, readMove, turned, writeMove } from '../src/games/cat_box/plane';

describe('notation', () => {
  it.each(['play 3.0 @2,0', 'play 1.1 @2,0 stack', 'play reserved @-2,0 r90', 'paw 1.0 @-1,-1', 'mouse C26 @0,-1 r180', 'scratcher 2,2', 'fish 4.0', 'end', 'pass'])(
    'reads and writes %s',
    (text) => expect(writeMove(readMove(text))).toBe(text),
  );
  it('names cards on the table', () => {
    expect(readCard('C06-@1,1')).toEqual({ id: 'C06', x: 1, y: 1 });
    expect(readCard('C26+r180@0,-1')).toEqual({ id: 'C26', x: 0, y: -1 });
  });
  it('groups moves that differ in their place only', () => {
    expect(family(readMove('play 1.0 @0,1'))).toBe(family(readMove('play 1.0 @5,-3')));
    expect(family(readMove('play 1.0 @0,1'))).not.toBe(family(readMove('play 1.0 @0,1 stack')));
  });
});

describe('turned faces', () => {
  it('turn clockwise', () => {
    expect(turned('KK/PB', 90)).toBe('PK/BK');
    expect(turned('KK/PB', 180)).toBe('BP/KK');
    expect(turned('KK/PB', 270)).toBe('KB/KP');
  });
});

describe('the plane', () => {
  const plane = new Plane(['C01+@0,0', 'C06-@1,1'], ['KP/VB', 'KK/BP']);
  it('shows the topmost picture of each cell', () => {
    expect(plane.cells.get(at(1, 1))).toMatchObject({ content: 'K', layers: 2, card: 'C06' });
    expect(plane.cells.get(at(0, 0))).toMatchObject({ content: 'K', layers: 1 });
    expect(plane.cells.size).toBe(7);
  });
  it('knows which quadrants are covered', () => {
    expect(plane.cards[0]?.open).toEqual([true, true, true, false]);
    expect(plane.cards[1]?.open).toEqual([true, true, true, true]);
  });
  it('finds patches of one picture, the largest first', () => {
    expect(plane.patches('K').map((patch) => patch.length)).toEqual([2, 1]);
  });
  it('has bounds with a margin', () => {
    expect(plane.bounds(1)).toEqual({ x: -1, y: -1, width: 5, height: 5 });
  });
});

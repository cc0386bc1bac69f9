/** Cards and moves as they are written; which arrows are drawn follows from moves alone. */
import { describe, expect, it } from 'vitest';
import { arrowsOf, cats, colourOf, numbersOf, readMove } from '../src/games/csacska_macska/cards';

describe('Csacska Macska notation', () => {
  it('reads cards', () => {
    expect(colourOf('G3/7')).toBe('green');
    expect(numbersOf('G3/7')).toEqual(['3', '7']);
    expect(colourOf('GOOD')).toBeNull();
    expect(cats('B1 S B3 +K')).toEqual(['B1', 'S', 'B3']);
  });
  it('reads moves', () => {
    expect(readMove('steal B.red C.blue').thefts).toEqual([{ seat: 1, colour: 'red' }, { seat: 2, colour: 'blue' }]);
    expect(readMove('use GOOD blue C')).toMatchObject({ card: 'GOOD', colour: 'blue', other: 2 });
    expect(readMove('discard B5 P2')).toMatchObject({ card: 'B5', pile: 2 });
    expect(readMove('place S red')).toMatchObject({ card: 'S', colour: 'red' });
  });
});

describe('arrows of Csacska Macska', () => {
  it('two thefts show both victims', () => {
    expect(arrowsOf(readMove('steal B.red C.blue'), 0).map((arrow) => arrow.from[0])).toEqual(['lane:1.red', 'lane:2.blue']);
  });

  it('the Rascal goes both ways, a dog one way', () => {
    expect(arrowsOf(readMove('use RAS green B'), 0)).toHaveLength(2);
    expect(arrowsOf(readMove('use BAD green B'), 0)).toEqual([{ from: ['lane:0.green'], to: ['area:1'], kind: 'gift' }]);
  });

  it('a card on a pile needs none', () => {
    expect(arrowsOf(readMove('discard R5 P1'), 0)).toEqual([]);
  });
});

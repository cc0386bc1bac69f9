/** Cards and moves as they are written; which pieces fly and which arrows are drawn follows from events and moves alone. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/wire';
import { arrowsOf, cats, colourOf, flightsOf, numbersOf, readMove } from '../src/games/csacska_macska/cards';

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

describe('flights of Csacska Macska', () => {
  it('a card taken and played at once flies straight from its pile', () => {
    const events: GameEvent[] = [
      { kind: 'take', seat: 1, card: 'B3', pile: 2 },
      { kind: 'play', seat: 1, card: 'B3', colour: 'blue' },
    ];
    expect(flightsOf(events)).toEqual([{ from: ['pile:2', 'held:B3', 'seat:1'], to: ['lane:1.blue:end', 'seat:1'] }]);
  });

  it('drawn cards that wait for a choice fly to the tray', () => {
    expect(flightsOf([{ kind: 'draw', seat: 0, cards: 'R5 S' }]).map((flight) => flight.to)).toEqual([['held:R5'], ['held:S']]);
  });

  it('a theft starts at the victim', () => {
    const [flight] = flightsOf([{ kind: 'steal', seat: 0, victim: 2, card: 'G1', colour: 'green' }]);
    expect(flight?.from).toEqual(['lane:2.green:end']);
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

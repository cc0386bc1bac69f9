import { describe, expect, it } from 'vitest';
import { newPad, setSeats } from '../src/pages/referee/begin';
import { bounds, fromPicture, laid, picture, seen, taken } from '../src/pages/referee/boxes';
import { drawn, faceText, holds, put, turnedAt, without } from '../src/pages/referee/fits';
import { packed, unpacked } from '../src/pages/referee/link';

describe('the table of a Cat Box pad', () => {
  it('shows what was laid last', () => {
    const table = laid(laid([], 'KP/VE', [0, 0]), 'Y', [1, 1]);
    expect(table).toEqual(['KP/VE@0,0', 'Y@1,1']);
    expect(picture(seen(table))).toBe('KP\nVY');
    expect(picture(seen(taken(table, [0, 0])))).toBe('-P\nVY');
  });
  it('draws cards that are called by their names, either side up and turned', () => {
    const known = { C06: { front: 'KP/VE', back: 'PK/EV' } };
    expect(picture(seen(['C06-@0,0'], known))).toBe('PK\nEV');
    expect(picture(seen(['C06+@0,0 r180'], known))).toBe('EV\nPK');
    expect(picture(seen(taken(['C06+@0,0'], [0, 0], known), known))).toBe('-P\nVE');
  });
  it('is the same after it was read from its picture', () => {
    const cells = seen(['K@-4,2', 'E@-2,3']);
    const { x, y } = bounds(cells, 0);
    expect(seen(fromPicture(picture(cells), [x, y]))).toEqual(cells);
    expect(fromPicture(' k-\n?E', [0, 0])).toEqual(['K@0,0', 'E@1,1']);
  });
  it('never grows longer than what is seen', () => {
    let table: string[] = [];
    for (let step = 0; step < 700; step += 1) table = laid(table, 'K', [step % 2, 0]);
    expect(table.length).toBeLessThan(301);
  });
});

describe('the table of an If It Fits pad', () => {
  it('has one card in a cell, turned by half a turn', () => {
    let table = put([], faceText({ sides: '.#..', symbols: ['mouse', 'spray'] }, [1, 0]));
    table = put(table, faceText({ sides: '#...', symbols: [] }, [1, 0]));
    expect(table).toEqual(['#... @1,0']);
    table = turnedAt(table, [1, 0]);
    expect(drawn(table, [], {}).cells.get('1,0')?.walls).toBe('..#.');
    expect(turnedAt(table, [1, 0])).toEqual(['#... @1,0']);
    expect(holds(table, [1, 0])).toBe(true);
    expect(without(table, [1, 0])).toEqual([]);
  });
  it('is drawn with what lies on it', () => {
    const grid = drawn(['....:fish @0,0', '.... @1,0', 'sleep B @0,1'], ['cat A @0,0', 'T1 @4,4'], { T1: '.... mouse yarn' });
    expect(grid.cells.get('0,0')?.symbols).toEqual(['fish']);
    expect(grid.cells.get('0,1')?.owner).toBe(1);
    expect(grid.over.get('1,0')?.owner).toBe(0);
    expect(grid.over.get('4,4')?.symbols).toEqual(['mouse', 'yarn']);
  });
});

describe('a link', () => {
  it('brings back all of a pad', async () => {
    const pad = { game: 'cat-box', names: ['Ann', 'Őrmező', 'Їжак'], pad: newPad('cat-box', 3) };
    expect(await unpacked(await packed(pad))).toEqual(pad);
  });
  it.each(['', '#p=', '#p=AAAA', '#p=%%%', '#q=abc', `#p=${'A'.repeat(9000)}`])('that holds nothing is nothing: %.20s', async (fragment) => {
    expect(await unpacked(fragment)).toBeNull();
  });
});

it('rows by seat grow and shrink with the players', () => {
  const pad = newPad('cat-attack', 3);
  const names = ['Ann', 'Bob', 'Cleo'];
  setSeats('cat-attack', pad, names, 4);
  expect([pad['seats'], pad['lives'], names]).toEqual([4, [9, 9, 9, 9], ['Ann', 'Bob', 'Cleo', '']]);
  setSeats('cat-attack', pad, names, 2);
  expect([pad['larders'], names]).toEqual([['', ''], ['Ann', 'Bob']]);
});

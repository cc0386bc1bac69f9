/** Pieces that are tapped, and the position they make. */
import { describe, expect, it } from 'vitest';
import type { Data } from '../src/pages/referee/api';
import { catAttack } from '../src/pages/referee/setup/cat_attack';
import { catBox } from '../src/pages/referee/setup/cat_box';
import { csacskaMacska } from '../src/pages/referee/setup/csacska_macska';
import { ifItFits } from '../src/pages/referee/setup/if_it_fits';
import { changed, cleared, isAbout, type Layout, left, put, setAt, type Spot, TABLE, takeAway, type Target, textAt, turnAt } from '../src/pages/referee/setup/layout';

const kinds: Record<string, string> = { C: 'card', K: 'identity', P: 'identity', B: 'box', T: 'toy', S: 'start' };
const kindOf = (id: string): string => (id === 'princess' ? id : id.startsWith('cat ') ? 'cat' : id.startsWith('sleep ') ? 'sleep' : (kinds[id[0] ?? ''] ?? ''));
const puts = (layout: Layout, position: Data, text: string, to: Target, from: Spot | null = null): Data => changed(layout, position, (next) => put(layout, next, text, from, to, kindOf));

describe('Cat Box', () => {
  const begin: Data = { seats: 2, table: 'C01+@0,0', hands: [['C06+', null], []], deck: ['C03+', 'C17-'], identities: ['K', 'P'], seen: { C06: ['P1'] }, phase: 'play' };
  it('lays a card of the deck, and forgets who has seen what', () => {
    const next = puts(catBox, begin, 'C17+', { at: '1,1' });
    expect(next).toMatchObject({ table: 'C01+@0,0 C17+@1,1', deck: ['C03+'] });
    expect(next['seen']).toBeUndefined();
    expect(begin['table']).toBe('C01+@0,0');
  });
  it('moves, turns and takes away what lies there', () => {
    const spot = { place: TABLE, index: 0 };
    let next = puts(catBox, begin, 'C01+', { at: '-1,2' }, spot);
    for (const turn of catBox.turns) next = changed(catBox, next, (position) => turnAt(catBox, position, spot, turn));
    expect(next['table']).toBe('C01-r90@-1,2');
    next = changed(catBox, next, (position) => takeAway(catBox, position, spot, kindOf));
    expect(next).toMatchObject({ table: '', deck: ['C03+', 'C17-', 'C01+'] });
  });
  it('has one identity for everybody, and hands that grow', () => {
    expect(puts(catBox, begin, 'C03-', { path: 'hands.1' })).toMatchObject({ hands: [['C06+', null], ['C03-']], deck: ['C17-'] });
    expect(puts(catBox, begin, 'V', { path: 'identities.0' })).toMatchObject({ identities: ['V', 'P'] });
    expect(textAt(catBox, begin, { place: 'hands.0', index: 0 })).toBe('C06+');
  });
  it('knows what is left, the deck included', () => {
    const found = left(catBox, begin, [{ id: 'C01', count: 1 }, { id: 'C17', count: 1 }, { id: 'C40', count: 1 }, { id: 'K', count: 1 }]);
    expect(Object.fromEntries(found)).toMatchObject({ C01: 0, C17: 1, C40: 1, K: 0 });
  });
  it('is cleared into the deck; who is who stays', () => {
    const next = changed(catBox, begin, (position) => cleared(catBox, position, kindOf));
    expect(next).toMatchObject({ table: '', hands: [[], []], identities: ['K', 'P'], deck: ['C03+', 'C17-', 'C01+', 'C06+'] });
  });
  it('puts on top of the deck', () => {
    expect(puts(catBox, begin, 'C06+', { path: 'deck' }, { place: 'hands.0', index: 0 })['deck']).toEqual(['C06+', 'C03+', 'C17-']);
  });
});

describe('If It Fits', () => {
  const begin: Data = { seats: 2, table: ['S1 @0,0', 'B04 @1,0 r180'], lying: [], hands: [[], []], pile: ['B01', 'T1', 'princess'], supply: [5, 5], phase: 'play', played: null };
  it('lays cats across, and toys where a card lies', () => {
    expect(puts(ifItFits, begin, 'cat A', { at: '0,0' })).toMatchObject({ lying: ['cat A @0,0'] });
    expect(puts(ifItFits, begin, 'T1', { at: '0,0' })).toMatchObject({ lying: ['T1 @0,0'], pile: ['B01', 'princess'] });
    expect(puts(ifItFits, begin, 'T1', { at: '2,0' })).toMatchObject({ table: ['S1 @0,0', 'B04 @1,0 r180', 'T1 @2,0'], lying: [] });
  });
  it('replaces the card of a cell', () => {
    expect(puts(ifItFits, begin, 'B01', { at: '1,0' })).toMatchObject({ table: ['S1 @0,0', 'B01 @1,0'], pile: ['T1', 'princess', 'B04'] });
    const lying = puts(ifItFits, begin, 'cat B', { at: '0,0' });
    expect(puts(ifItFits, lying, 'princess', { at: '0,0' })).toMatchObject({ lying: ['princess @0,0'], table: begin['table'] as string[] });
  });
  it('turns a card by half', () => {
    const turned = changed(ifItFits, begin, (position) => ifItFits.turns.forEach((turn) => turnAt(ifItFits, position, { place: TABLE, index: 1 }, turn)));
    expect(turned['table']).toEqual(['S1 @0,0', 'B04 @1,0']);
  });
  it('names the card that was played last where a cat may follow', () => {
    const next = changed(ifItFits, begin, (position) => {
      setAt(position, 'phase', 'cat');
      ifItFits.controlled?.(position, 'phase', 0);
    });
    expect(next['played']).toBe('1,0');
    expect(changed(ifItFits, { ...begin, phase: 'start' }, () => undefined)['phase']).toBeUndefined();
  });
});

describe('Csacska Macska', () => {
  const begin: Data = { seats: 3, deck: 'B1 B3 S KIT', piles: { P1: 'Y9', P2: 'B1', P3: 'G5' }, series: { A: { blue: 'B5 B1 +K' } }, coins: { A: 0 }, hand: '', box: '', phase: 'act' };
  it('lays cards on series that were not there before', () => {
    expect(puts(csacskaMacska, begin, 'B3', { path: 'series.B.blue' })).toMatchObject({ series: { A: { blue: 'B5 B1 +K' }, B: { blue: 'B3' } }, deck: 'B1 S KIT' });
    expect(puts(csacskaMacska, begin, 'S', { path: 'hand' })).toMatchObject({ hand: 'S' });
  });
  it('reads Kittens over a series', () => {
    expect(textAt(csacskaMacska, begin, { place: 'series.A.blue', index: 2 })).toBe('KIT');
    expect(left(csacskaMacska, begin, [{ id: 'KIT', count: 4 }]).get('KIT')).toBe(3);
  });
  it('takes a coin from under the deck', () => {
    const next = changed(csacskaMacska, begin, (position) => {
      setAt(position, 'coins.A', 1);
      csacskaMacska.controlled?.(position, 'coins.A', 1);
    });
    expect(next).toMatchObject({ deck: 'B1 B3 S', coins: { A: 1 } });
  });
});

describe('Cat Attack', () => {
  const begin: Data = { seats: 2, options: { homes: ['H1', 'H4'] }, cats: ['H1', ''], lives: [9, 9], larders: [[], ['fish']], hands: [['cat1'], []], mog_pile: ['cat2'], discards: [], mice: ['MH', 'MH'], birds: ['R8', 'BH'], car: 'CP', closed: [], pending: ['card 0 0 0 0'] };
  it('has cats, animals and the car on the map', () => {
    expect(catAttack.ground?.read(begin)).toEqual([{ text: 'cat 0', at: 'H1' }, { text: 'cat 1', at: 'H4' }, { text: 'bird', at: 'R8' }, { text: 'car', at: 'CP' }]);
    expect(puts(catAttack, begin, 'cat 0', { at: 'N2' }, { place: TABLE, index: 0 })).toMatchObject({ cats: ['N2', 'H4'], birds: ['R8'], mice: [], car: 'CP' });
    expect(puts(catAttack, begin, 'mouse', { at: 'R1' })['mice']).toEqual(['R1']);
    expect(puts(catAttack, begin, 'mouse', { at: 'R1' })['pending']).toBeUndefined();
  });
  it('takes who has no life left from the map', () => {
    const next = changed(catAttack, begin, (position) => {
      setAt(position, 'lives.0', 0);
      catAttack.controlled?.(position, 'lives.0', -9);
    });
    expect(next).toMatchObject({ cats: [null, ''], hands: [[], []], mog_pile: ['cat2', 'cat1'] });
  });
});

it.each([
  ['hands', 'hands.0', false],
  ['hands[0]', 'hands.0', true],
  ['hands: B: B01', 'hands.1', true],
  ['series.A.blue', 'series.A.blue', true],
  ['P2', 'piles.P2', true],
  ['larders[1]', 'larders.0', false],
])('a fault at %s is about %s: %s', (where, path, expected) => {
  expect(isAbout(where, path)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { holds, pieces, words } from '../src/lib/find';
import { ReplayDeck, roundStarts } from '../src/lib/replay.svelte';
import { parse } from '../src/lib/route.svelte';
import { paperTable } from '../src/lib/studies';
import type { ReplayStep } from '../src/wire';

describe('finding words', () => {
  it('cares for neither capitals nor accents', () => {
    expect(holds('A KÍVÁNCSISÁGKÁRTYA', words('kivancsi'))).toBe(true);
    expect(holds('Hängende Karten', words('karten HANG'))).toBe(true);
    expect(holds('Cats', words('dog'))).toBe(false);
  });
  it('takes every apostrophe for the same', () => {
    for (const asked of ["п'ять", 'п’ять', 'пʼять']) {
      for (const printed of ["п'ять полів", 'П’ЯТЬ полів', 'пʼять полів']) expect(holds(printed, words(asked))).toBe(true);
      expect(pieces('Має п’ять полів', words(asked))[1]).toEqual({ text: 'п’ять', hit: true });
    }
    expect(holds('пять', words("п'ять"))).toBe(false);
  });
  it('marks what it found in the text as printed', () => {
    expect(pieces('Häuser am Haus', words('hau'))).toEqual([
      { text: 'Häu', hit: true },
      { text: 'ser am ', hit: false },
      { text: 'Hau', hit: true },
      { text: 's', hit: false },
    ]);
  });
});

describe('routes', () => {
  it('knows the pages around the table', () => {
    expect(parse('/learn/cat-box')).toEqual({ page: 'learn', id: 'cat-box' });
    expect(parse('/learn')).toEqual({ page: 'learn', id: '' });
    expect(parse('/replay/abc')).toEqual({ page: 'replay', id: 'abc' });
    expect(parse('/replay')).toEqual({ page: 'replay', id: '' });
    expect(parse('/stats')).toEqual({ page: 'stats', id: '' });
  });
});

const turn = (ply: number, to_act: number): ReplayStep => ({ ply, to_act, view: { game: 'x', seats: 3, phase: 'p', to_act }, events: [{ kind: 'moved', ply }] });
const GAME = [0, 1, 2, 2, 0, 0, 1, -1].map((seat, ply) => turn(ply, seat));

describe('a replay', () => {
  it('finds the rounds', () => {
    expect(roundStarts(GAME)).toEqual([0, 4]);
  });
  it('steps by moves and rounds and stays inside', () => {
    const deck = new ReplayDeck('t');
    deck.load(paperTable('x', ['A', 'B', ''], {}, -1), GAME, '1', { reason: 'r', scores: [1, 2, 3], ranks: [3, 2, 1], winners: [2], sheet: [] }, 3);
    expect([deck.ply, deck.link.seat, deck.link.log.length]).toEqual([3, 1, 3]);
    deck.goRound(1);
    expect(deck.ply).toBe(4);
    deck.goRound(-1);
    expect(deck.ply).toBe(0);
    deck.go(-5);
    expect(deck.ply).toBe(0);
    deck.go(99);
    expect(deck.ply).toBe(7);
    expect(deck.link.outcome?.winners).toEqual([2]);
    deck.go(6);
    expect(deck.link.outcome).toBeNull();
    expect(deck.link.myTurn).toBe(false);
  });
  it('with all cards open looks through the eyes of who acts', () => {
    const deck = new ReplayDeck('t');
    deck.load(paperTable('x', ['A', 'B', 'C'], {}, -1), GAME, 'all', null, 2);
    expect(deck.link.seat).toBe(2);
  });
});

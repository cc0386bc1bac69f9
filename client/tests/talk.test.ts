/** What is said at a table, as far as this device wants to hear it; and settings in words. */
import { expect, it } from 'vitest';
import { changedOptions } from '../src/lib/option_words';
import type { Said } from '../src/lib/table_model';
import { heardAt, isMuted, mute } from '../src/lib/talk.svelte';
import type { GameInfo } from '../src/wire';

const said = (n: number, seat: number, text: string): Said => ({ t: 'said', n, seat, name: '', at: 0, text });

it('hides the words of a muted seat at that table, and words that were taken away', () => {
  const link = { id: 'a', said: [said(1, 0, 'hello'), said(2, 1, 'boo'), said(3, 0, '')] };
  expect(heardAt(link).map((each) => each.n)).toEqual([1, 2]);
  mute('a', 1, true);
  expect(heardAt(link).map((each) => each.n)).toEqual([1]);
  expect([isMuted('a', 1), isMuted('b', 1)]).toEqual([true, false]);
  mute('a', 1, false);
  expect(heardAt(link).map((each) => each.n)).toEqual([1, 2]);
});

it('tells only settings that are not as printed, and leaves the edition to its own line', () => {
  const properties = { rounds: { type: 'integer', default: 3 }, edition: { default: 'a', 'x-languages': { de: 'b' } }, deck: { default: null } };
  const game = { options_schema: { properties } } as unknown as GameInfo;
  expect(changedOptions(game, { rounds: 3, edition: 'b', deck: null })).toEqual([]);
  expect(changedOptions(game, { rounds: 5, deck: { cards: 2 } })).toEqual([
    ['rounds', 5],
    ['deck', { cards: 2 }],
  ]);
});

/** What stands beside a line of the log, and large in a big moment: everything that the event speaks of. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Sign from '../src/games/cat_attack/Chip.svelte';
import Chip from '../src/games/csacska_macska/Chip.svelte';
import type { GameEvent } from '../src/wire';

const drawn = (event: Partial<GameEvent>): string => render(Chip, { props: { event: event as GameEvent } }).body;
const pictures = (event: Partial<GameEvent>): number => drawn(event).match(/<svg/g)?.length ?? 0;
const sum = (event: Partial<GameEvent>): string => /<b[^>]*>([^<]*)</.exec(drawn(event))?.[1] ?? '';

describe('cards beside a sentence of Csacska Macska', () => {
  it.each([
    ['B1', 1],
    ['B3 B7 B9', 3],
    ['R1 R3 S R7 R5', 5],
    ['G1 G3 G5 G7 G9 G1/9 G3/7 +K', 7],
  ])('a series of %s is shown whole', (cards, count) => {
    expect(pictures({ kind: 'score', cards })).toBe(count);
  });
  it('a series that pays tells how it was counted', () => {
    const series = { kind: 'score', cards: 'B7 B3/7 B5', coins: 'B7', triple: false } as const;
    expect(sum({ ...series, reading: [7, 7, 5], total: 19 })).toBe('7 + 7 + 5 = 19');
    expect(sum({ ...series, reading: [7, 7, 7], total: 21, triple: true })).toBe('7 = 7 = 7');
    expect(sum({ ...series, reading: [], total: 0 })).toBe('');
  });
  it('a single card is one picture', () => expect(pictures({ kind: 'play', card: 'B1' })).toBe(1));
  it('a count of cards is none', () => expect(pictures({ kind: 'draw', cards: 2 })).toBe(0));
});

it.each(['fight', 'fight-lost', 'attacked', 'trespasser', 'lost', 'curiosity'])('%s of Cat Attack has a picture in its moment', (kind) => {
  expect(render(Sign, { props: { event: { kind } as GameEvent } }).body).toContain('<svg');
});
it('six cards that entice an animal show the animal', () => {
  expect(render(Sign, { props: { event: { kind: 'six', animal: 'mouse' } as unknown as GameEvent } }).body).toContain('#food-mouse');
});

/** The screen of If It Fits on recorded decisions: what is lit, where a card may lie and how, which move is drafted. */
import { beforeAll, describe, expect, it } from 'vitest';
import { L, W } from '../src/games/if_it_fits/grid';
import { IfItFitsScreen } from '../src/games/if_it_fits/screen.svelte';
import { nextTarget, targetAt } from '../src/lib/pointing';
import { type Sitting, sitAt, speakEnglish } from './recorded';

function open(name: string): Sitting & { screen: IfItFitsScreen } {
  const sitting = sitAt('if-it-fits', name);
  return { ...sitting, screen: new IfItFitsScreen(sitting.draft) };
}
const places = (screen: IfItFitsScreen): string[] => screen.spots.map((spot) => spot.place.join(','));

beforeAll(() => speakEnglish('if-it-fits'));

describe('a start box', () => {
  it('is chosen among those that are left', async () => {
    const { screen, draft } = open('start box');
    expect(screen.sources).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
    expect(screen.lit).toEqual(new Set(screen.sources));
    await screen.pick('S1');
    expect([places(screen), screen.turns]).toEqual([['0,0'], false]); // the same all around
    await screen.pick('S2');
    expect([places(screen), screen.turns]).toEqual([['0,0'], true]);
    await draft.choose(screen.moveAt([0, 0]));
    expect([draft.text, screen.describe(draft.text ?? '')]).toEqual(['start S2 @0,0', 'Put the start box here']);
    screen.rotate(); // the drafted move turns with its card
    expect(draft.text).toBe('start S2 @0,0 r180');
  });
  it('of which one’s own cards are not yet part', async () => {
    const { screen, asked } = open('start box');
    await screen.pick('B52');
    expect([screen.picked, asked]).toEqual([null, ['box B52 @1,0']]);
  });
});

describe('drawing or sleeping', () => {
  it('lights the cat to be put to sleep and no card', async () => {
    const { screen, draft, asked } = open('draw or sleep');
    expect(screen.sources).toEqual(['B52', 'B67', 'sleep']);
    expect(screen.lit).toEqual(new Set(['draw', 'sleep']));
    await screen.pick('B52');
    expect(asked).toEqual(['box B52 @0,0']);
    await screen.pick('sleep');
    expect(places(screen)).toHaveLength(8);
    await draft.choose(screen.moveAt([1, 0]));
    expect(draft.text).toBe('sleep @1,0');
    await draft.choose(screen.moveAt([0, 0]));
    expect(asked.at(-1)).toBe('sleep @0,0');
  });
});

describe('a box', () => {
  it('lies in one cell and is found there by pointer and by key', async () => {
    const { screen } = open('box');
    await screen.pick('B38');
    const spot = screen.spots.find(({ place }) => place.join(',') === '1,-2');
    expect(spot).toMatchObject({ x: 1.5 * W, y: -1.5 * L, width: W, height: L });
    expect(targetAt(screen.spots, { x: 1.1 * W, y: -1.1 * L }, 4)).toEqual([1, -2]);
    expect(screen.middle([1, -2])).toMatchObject({ x: 1.5 * W, y: -1.5 * L });
    expect(nextTarget(screen.spots, screen.middle([0, -2]), 1, 0, false)).toEqual([1, -2]);
  });
  it('that fits one way only is held that way', async () => {
    const { screen, draft } = open('box');
    await screen.pick('B52');
    expect(screen.turns).toBe(false);
    await draft.choose(screen.moveAt([0, -2]));
    expect(draft.text).toBe('box B52 @0,-2');
  });
  it('is seen with its walls as it is held', async () => {
    const { screen } = open('box');
    await screen.pick('B38');
    expect(screen.face('B38', true).walls).toBe(screen.face('B38').walls.slice(2) + screen.face('B38').walls.slice(0, 2));
    expect(screen.cancel()).toBe(true);
    expect([screen.picked, places(screen)]).toEqual([null, []]);
  });
});

describe('what lies across two cards', () => {
  it('a toy', async () => {
    const { screen, draft } = open('toy');
    expect(screen.lit).toEqual(new Set(['T2']));
    await screen.pick('T2');
    expect(screen.spots[0]).toMatchObject({ place: [0, -1], x: W, y: -0.5 * L, width: L, height: W });
    await draft.choose(screen.moveAt([-1, 0]));
    expect(draft.text).toBe('toy_across T2 @-1,0');
  });
  it('a cat, which is held without being picked', async () => {
    const { screen, draft } = open('cat');
    expect([screen.current, places(screen)]).toEqual(['cat', ['0,-1']]);
    await draft.choose(screen.moveAt([0, -1]));
    expect(draft.text).toBe('cat @0,-1');
    await draft.choose('no_cat');
    expect([draft.text, screen.describe('no_cat')]).toEqual(['no_cat', 'No cat']);
  });
  it('a cat that the Princess may send home, lying or asleep', async () => {
    const { screen } = open('princess');
    await screen.pick('princess');
    const lying = screen.spots.filter((spot) => spot.width > spot.height).map((spot) => spot.place.join(','));
    expect(lying).toEqual(['0,-1']);
    expect(places(screen)).toContain('0,3');
  });
});

describe('the table', () => {
  it('knows its boxes, and what a player would have now', () => {
    const { screen } = open('toy');
    screen.shown = '0,0';
    expect(screen.box?.cells).toContain('0,0');
    expect([0, 1, 2].map((seat) => screen.score(seat))).toEqual(screen.view.scores);
  });
});

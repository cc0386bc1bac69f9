/** The screen of Cat Box on recorded decisions: what is lit, what picking and pointing do, which move is drafted. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CatBoxScreen } from '../src/games/cat_box/screen.svelte';
import { UNIT } from '../src/games/cat_box/plane';
import { nextTarget, targetAt } from '../src/lib/pointing';
import { type Sitting, sitAt, speakEnglish } from './recorded';

function open(name: string): Sitting & { screen: CatBoxScreen } {
  const sitting = sitAt('cat-box', name);
  return { ...sitting, screen: new CatBoxScreen(sitting.draft) };
}

beforeAll(() => speakEnglish('cat-box'));

describe('the first card', () => {
  it('lights every card of every hand, one’s own first', () => {
    const { screen } = open('first card');
    expect(screen.sources).toEqual(['3.0', '3.1', '1.0', '1.1', '2.0', '2.1']);
    expect(screen.sources.every((source) => screen.isLit(source))).toBe(true);
    expect(screen.targets).toEqual([]);
  });
  it('once picked shows its own side and its places', async () => {
    const { screen } = open('first card');
    await screen.pick('3.1');
    expect(screen.face).toBe('BP/VP');
    expect(screen.places).toEqual([[-1, -1], [1, -1], [-1, 1], [1, 1]]);
    expect(screen.asks).toContain('place');
    await screen.pick('1.0'); // of another hand only the visible side is known
    expect(screen.face).toBe('PY/KY');
    await screen.pick('1.0');
    expect([screen.picked, screen.targets]).toEqual([null, []]);
  });
  it('is pointed at in the middle of where it would lie, by pointer and by key', async () => {
    const { screen } = open('first card');
    await screen.pick('3.0');
    expect(screen.targets[0]).toEqual({ place: [-1, -1], x: 0, y: 0 });
    expect(targetAt(screen.targets, { x: 2.1 * UNIT, y: 0.9 * UNIT }, 0.75 * UNIT)).toEqual([1, 0]);
    expect(nextTarget(screen.targets, { x: UNIT, y: UNIT }, 1, 0, true)).toEqual([1, 0]);
  });
  it('is drafted with one choice and sent with the next', async () => {
    const { screen, draft, sent } = open('first card');
    await screen.pick('3.1');
    await draft.choose(screen.moveAt(1, -1));
    expect([draft.text, sent]).toEqual(['play 3.1 @1,-1', []]);
    expect(screen.describe(draft.text ?? '')).toBe('Lay here');
    await draft.choose(screen.moveAt(1, -1));
    expect([draft.text, sent]).toEqual([null, ['play 3.1 @1,-1']]);
  });
  it('where it cannot lie is asked about and not sent', async () => {
    const { screen, draft, sent, asked } = open('first card');
    await screen.pick('3.1');
    await draft.choose(screen.moveAt(0, -1));
    expect([draft.text, sent, asked]).toEqual([null, [], ['play 3.1 @0,-1']]);
    expect(draft.refusal?.key).toBe('E_ASKED');
  });
});

describe('a card that may be turned', () => {
  it('is turned by half and keeps its places by turn', async () => {
    const { screen, draft } = open('later card');
    await screen.pick('2.0');
    expect([screen.turns, screen.face]).toEqual([[0, 180], 'VP/PY']);
    const [place] = screen.places;
    screen.rotate();
    expect([screen.turn, screen.face]).toEqual([180, 'YP/PV']);
    await draft.choose(screen.moveAt(...(place as [number, number])));
    expect(draft.text).toBe(`play 2.0 @${place?.join(',')} r180`);
    expect(screen.hinted(draft.text ?? '')).toEqual({ place, face: 'YP/PV' });
  });
  it('lies among nine others that cover each other', () => {
    const { screen } = open('later card');
    expect(screen.plane.cards).toHaveLength(9);
    expect(screen.plane.cards.some((card) => card.open.includes(false))).toBe(true);
  });
});

describe('tiles', () => {
  it('the stack changes where the picked card may go', async () => {
    const { screen, draft } = open('stack');
    await screen.pick('1.1');
    expect(screen.places).toHaveLength(4);
    screen.takeTile('stack');
    expect([screen.picked, screen.places.length]).toEqual(['1.1', 8]);
    await draft.choose(screen.moveAt(0, -1));
    expect(draft.text).toBe('play 1.1 @0,-1 stack');
  });
  it('after the card no plain card is lit, but tiles can be taken', async () => {
    const { screen, draft, asked } = open('tiles');
    expect(screen.isLit('2.0')).toBe(false);
    await screen.pick('2.0');
    expect([screen.picked, asked]).toEqual([null, ['play 2.0 @0,0']]);
    screen.takeTile('paw');
    await screen.pick('2.0');
    await draft.choose(screen.moveAt(3, -1));
    expect(draft.text).toBe('paw 2.0 @3,-1');
  });
  it('the mouse first takes a card on the table, then its place', async () => {
    const { screen, draft } = open('tiles');
    screen.takeTile('mouse');
    expect(screen.asks).toContain('on the table');
    const [card] = screen.targets;
    expect(screen.plane.cells.get((card?.place ?? []).join(','))?.card).toBe('C22');
    await screen.pick('C22');
    expect(screen.targets).toHaveLength(12);
    await draft.choose(screen.moveAt(-1, 0));
    expect(draft.text).toBe('mouse C22 @-1,0');
  });
  it('the scratcher needs no card, the fish no place', async () => {
    const { screen, draft } = open('tiles');
    screen.takeTile('scratcher');
    expect(screen.targets[0]).toEqual({ place: [0, 0], x: 0.5 * UNIT, y: 0.5 * UNIT });
    await draft.choose(screen.moveAt(1, 1));
    expect(draft.text).toBe('scratcher 1,1');
    screen.takeTile('fish');
    await screen.pick('1.1');
    expect(draft.text).toBe('fish 1.1');
    expect(screen.cancel()).toBe(true);
    expect(screen.cancel()).toBe(false);
  });
});

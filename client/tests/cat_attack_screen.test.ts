/** The screen of Cat Attack on recorded decisions: a move is put together word by word from the listed ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CatAttackScreen } from '../src/games/cat_attack/screen.svelte';
import { nextTarget, targetAt } from '../src/lib/pointing';
import { type Sitting, sitAt, speakEnglish } from './recorded';

function open(name: string): Sitting & { screen: CatAttackScreen } {
  const sitting = sitAt('cat-attack', name);
  return { ...sitting, screen: new CatAttackScreen(sitting.draft) };
}

const hand = (screen: CatAttackScreen): string[] => screen.view.hand ?? [];

beforeAll(() => speakEnglish('cat-attack'));

describe('a card', () => {
  it('is lit if it can be played; before it is picked no place is', () => {
    const { screen } = open('card');
    expect(hand(screen).filter((card) => screen.isLit(card))).toEqual(['cat1', 'cat2', 'cat3', 'cat4', 'mouse4', 'speedy']);
    expect([screen.targets, screen.offers]).toEqual([[], []]);
  });
  it('for the cat lights the places it reaches, at their points of the map', async () => {
    const { screen, draft, sent } = open('card');
    await screen.pickCard('cat3');
    expect([...screen.lit.keys()]).toEqual(['R8', 'e3b', 'e4b']);
    const [x, y] = screen.town.point('e3b');
    expect(screen.targets[1]).toEqual({ place: 'e3b', x, y });
    expect(targetAt(screen.targets, { x: x + 20, y }, 44)).toBe('e3b');
    expect(screen.targets.map(({ place }) => place)).toContain(nextTarget(screen.targets, { x: 500, y: 500 }, 1, 0, true));
    await screen.tapSpace('e3b');
    expect([draft.text, screen.describe('cat 3 e3b')]).toEqual(['cat 3 e3b', 'Go to: Lane 3 off Early Bird Road, second space']);
    await draft.confirm();
    expect(sent).toEqual(['cat 3 e3b']);
  });
  it('that leaves no choice of place still waits for it to be shown', async () => {
    const { screen, draft } = open('card');
    await screen.pickCard('cat1');
    expect([draft.text, [...screen.lit.keys()]]).toEqual([null, ['G3a']]);
    await screen.pickCard('cat1');
    expect(screen.chosen).toEqual([]);
  });
  it('without a place is drafted at once', async () => {
    const { screen, draft } = open('card');
    await screen.pickCard('speedy');
    expect(draft.text).toBe('speedy');
  });
  it('for prey names the animal first, where there is more than one', async () => {
    const { screen, draft } = open('fight');
    await screen.pickCard('mouse5');
    expect([...screen.lit.keys()]).toEqual(['w4c', 'MH']);
    await screen.tapSpace('MH');
    expect(screen.lit.has('R3')).toBe(true);
    await screen.tapSpace('R3');
    expect(draft.text).toBe('mouse 5 MH R3');
    const only = open('card').screen;
    await only.pickCard('mouse4'); // the only mouse is in its hole
    expect(only.prefix).toEqual(['mouse', '4', 'MH']);
  });
  it('and a place too far away are asked about as a whole move', async () => {
    const { screen, asked } = open('card');
    await screen.pickCard('cat3');
    await screen.tapSpace('N1');
    expect(asked).toEqual(['cat 3 N1']);
  });
});

describe('a card without effect', () => {
  it('is never chosen by itself, and says why before it is confirmed', async () => {
    const { link, screen, draft, asked } = open('card');
    link.view = { ...link.view!, hand: ['burglar'] };
    link.legal = [['burglar', ['nothing']]];
    await screen.pickCard('burglar');
    expect([draft.text, screen.offers, draft.refusal?.key]).toEqual([null, ['nothing'], 'E_ASKED']);
    expect(asked).toHaveLength(1);
    await screen.take('nothing');
    expect([draft.text, screen.warning !== '']).toEqual(['burglar nothing', true]);
    expect(screen.about('burglar')?.asks).not.toBeNull();
  });
});

describe('a fight', () => {
  it('is offered in words, then led with a card of the hand', async () => {
    const { screen, draft } = open('fight');
    expect(screen.offers).toEqual(['fight']);
    await screen.take('fight');
    expect(screen.prefix).toEqual(['fight', '1']); // only one cat is near
    expect(screen.offers).toEqual([]);
    expect(hand(screen).filter((card) => screen.isLit(card))).toEqual(hand(screen).filter((card) => /\d$/.test(card)));
    await screen.pickCard('bird2');
    expect(draft.text).toBe('fight 1 bird 2');
    expect(screen.describe('fight 1 bird 2')).toContain('Ben');
  });
  it('is answered with a card of its suit', async () => {
    const { screen, draft } = open('answer');
    expect(hand(screen).filter((card) => screen.isLit(card))).toEqual(['cat5', 'cat6']);
    await screen.pickCard('cat6');
    expect([draft.text, screen.isPicked('cat6')]).toEqual(['answer 6', true]);
  });
});

describe('other decisions', () => {
  it('a throw of the die lights places without a card', async () => {
    const { screen, draft } = open('throw');
    expect([screen.prefix, screen.lit.size]).toEqual([['dest'], 15]);
    await screen.tapSpace('W3');
    expect(draft.text).toBe('dest W3');
  });
  it('a swap takes a card of the other hand and gives one of one’s own', async () => {
    const { screen, draft } = open('swap');
    expect([screen.options, screen.extras]).toEqual([['cat1', 'cat2', 'cat3', 'cat4', 'speedy'], ['keep']]);
    await screen.take('speedy');
    expect(screen.isLit('mouse3')).toBe(true);
    await screen.pickCard('mouse3');
    expect(draft.text).toBe('swap speedy mouse3');
    expect(screen.describe(draft.text ?? '')).toContain('Speedy');
  });
  it('a raid takes a food from the shelf it lies on, or nothing', async () => {
    const { screen, draft } = open('raid');
    expect([screen.extras, screen.offers]).toEqual([['decline'], []]);
    expect([...screen.town.spaces.keys()].map((place) => screen.moveTo(place)).filter(Boolean)).toEqual([]); // a place is no food
    const shelf = [...screen.lit].find(([, food]) => food === 'mouse')?.[0] ?? '';
    expect(shelf).toBe(`larder:${screen.view.pending?.home}:mouse`);
    await screen.tapSpace(shelf);
    expect([draft.text, screen.describe('raid mouse')]).toEqual(['raid mouse', 'Steal: mouse']);
  });
  it('a free sample is one of the foods', async () => {
    const { screen, draft } = open('free sample');
    expect([screen.offers, [...screen.lit]]).toEqual([[], [['shop:fishmonger', 'fish'], ['shop:vet', 'vitamins']]]);
    await screen.tapSpace('shop:fishmonger');
    expect(draft.text).toBe('food fish');
  });
});

describe('names', () => {
  it('a larder is its player’s, unless nobody or several play its cat', () => {
    const { screen } = open('card');
    expect([screen.owner('H3'), screen.owner('H1')]).toEqual([1, null]);
    expect(screen.pieceName('owned', 'H1')).toBe('Ginger');
  });
});

/** What the map of Cat Attack says of itself: how far, who is there, what a move would bring; and how it comes nearer to what can be chosen. */
import { beforeAll, describe, expect, it } from 'vitest';
import { beyond } from '../src/games/cat_attack/beyond';
import { nearTo } from '../src/games/cat_attack/near';
import { stepsTo } from '../src/games/cat_attack/guide';
import { CatAttackScreen } from '../src/games/cat_attack/screen.svelte';
import { type Point, stretchFor, townOf } from '../src/games/cat_attack/town';
import type { CatAttackView } from '../src/games/views';
import { type Sitting, sitAt, speakEnglish } from './recorded';

function open(name: string, change: Partial<CatAttackView> = {}): Sitting & { screen: CatAttackScreen } {
  const sitting = sitAt('cat-attack', name);
  sitting.link.view = { ...sitting.link.view!, ...change };
  return { ...sitting, screen: new CatAttackScreen(sitting.draft) };
}

beforeAll(() => speakEnglish('cat-attack'));

describe('every place of the map', () => {
  it('has a name, says what it is and names its rule', () => {
    const { screen } = open('card');
    for (const id of screen.town.spaces.keys()) {
      const about = screen.about(`place:${id}`);
      expect(about?.name, id).not.toBe(id);
      expect(about?.text.length, id).toBeGreaterThan(15);
      expect(about?.clause).toMatch(/^CA-/);
    }
  });
  it('says how far it is from one’s cat, as the server counts it', () => {
    const { screen } = open('card');
    const own = screen.view.cats[screen.draft.link.seat] ?? '';
    const [next = ''] = screen.town.ways.get(own) ?? [];
    expect([stepsTo(screen, own), stepsTo(screen, next), stepsTo(screen, 'CP')]).toEqual([0, 1, null]);
    expect(screen.about(`place:${next}`)?.text).toContain('One step from your cat.');
    expect(screen.about('place:CP')?.text).toContain('Cats cannot come here.');
  });
  it('tells who and what is there', () => {
    const { screen } = open('card', { car: 'N3', mice: ['N3'], birds: ['N3', 'N3'] });
    const text = screen.about('place:N3')?.text ?? '';
    for (const part of ['A mouse is here.', '2\u00a0birds are here.', 'The car stands here.']) expect(text).toContain(part);
  });
  it('asks why not of the move that is put together, and only then', async () => {
    const { screen } = open('card');
    expect(screen.about('place:N1')?.asks).toBeNull();
    await screen.pickCard('cat3');
    expect([screen.about('place:N1')?.asks, screen.about('place:R8')?.asks]).toEqual(['cat 3 N1', null]);
  });
});

describe('things on the table', () => {
  it.each(['cat1', 'mouse6', 'bird2', 'speedy', 'attack', 'burglar', 'K01', 'K15', 'K37', 'K39', 'shop:dairy', 'larder:H3', 'pile:mog', 'pile:curiosity', 'die:4', 'car:', 'cat:1'])('%s explains itself', (id) => {
    const about = open('card').screen.about(id);
    expect([about?.name.length ?? 0, about?.text.length ?? 0].every((length) => length > 3)).toBe(true);
    expect(about?.clause).toMatch(/^CA-/);
  });
  it('what is nothing says nothing', () => {
    const { screen } = open('card');
    expect([screen.about('nonsense'), screen.about('place:nowhere')]).toEqual([null, null]);
  });
});

describe('a move in sight', () => {
  it('tells what it brings and what could happen, from the server’s facts', async () => {
    const { screen } = open('throw', { prospects: { W3: { takes: 'fish', curiosity: true, car: true, hunters: [0, 1], pays: 2 } } });
    expect(screen.outlook).toBe('');
    screen.cursor = 'W3';
    for (const part of ['For your larder: fish.', 'You draw a Curiosity card.', 'The car may come by.', 'can reach you here', '2\u00a0lives']) expect(screen.outlook).toContain(part);
    screen.cursor = null;
    await screen.tapSpace('W3');
    expect(screen.outlook).toContain('fish');
  });
  it('a throw that wins says so alone', () => {
    const { screen } = open('throw', { prospects: { W3: { wins: true } } });
    screen.cursor = 'W3';
    expect(screen.outlook).toContain('you win');
  });
  it('a card that corners the cat tells its price', () => {
    const { screen } = open('card', { cornered: { '6': 3 } });
    expect(screen.about('cat6')?.text).toContain('3\u00a0lives');
  });
});

describe('the goal', () => {
  it('names what is missing, then only the way home', () => {
    const { screen } = open('card');
    const seat = screen.draft.link.seat;
    const larders = (foods: string[]): string[][] => screen.view.larders.map((each, other) => (other === seat ? foods : each));
    expect(open('card', { larders: larders(['mouse', 'bird', 'fish', 'milk']) }).screen.goal).toContain('Missing: tin of cat food, box of vitamins.');
    expect(open('card', { larders: larders(['mouse', 'bird', 'fish', 'milk', 'tin', 'vitamins']) }).screen.goal).toContain('now come Home');
    expect(open('card', { round_limit: 9, round: 2 }).screen.goal).toContain('Round 2 of 9');
  });
});

describe('the end', () => {
  it('is counted where things are: lives at Home, foods on their shelves', () => {
    const { screen } = open('card');
    const line = (key: string, params: Record<string, string | string[]>) => ({ key, clause: 'CA-SHORT-2', points: 2, params });
    expect(screen.scored(0, line('lives', { home: 'H2' }))).toEqual(['space:H2']);
    expect(screen.scored(0, line('foods', { home: 'H2', foods: ['fish', 'tin'] }))).toEqual(['larder:H2:fish', 'larder:H2:tin']);
  });
});

describe('equal cards', () => {
  it('only the one that was touched is picked', async () => {
    const { screen } = open('card', { hand: ['cat3', 'cat3', 'cat2'] });
    await screen.pickCard('cat3#1');
    expect([0, 1].map((index) => screen.isPicked('cat3', index))).toEqual([false, true]);
    await screen.pickCard('cat3#0');
    expect([0, 1].map((index) => screen.isPicked('cat3', index))).toEqual([true, false]);
    await screen.pickCard('cat3#0');
    expect(screen.chosen).toEqual([]);
  });
});

describe('the map fills its room', () => {
  it('wider in a wide one, higher in a high one, and always the same map for the same room', () => {
    expect(stretchFor(800, 600).x).toBeGreaterThan(1.3);
    expect(stretchFor(800, 600).y).toBe(1);
    expect(stretchFor(390, 460).y).toBeGreaterThan(1.1);
    const stretch = stretchFor(800, 600);
    expect(townOf(undefined, stretch)).toBe(townOf('house', { ...stretch }));
    const [wide, plain] = [townOf(undefined, stretch), townOf(undefined)];
    expect(wide.point('R5')[0]).toBe(Math.round(plain.point('R5')[0] * stretch.x));
    expect(wide.point('larder:H2:mouse')[0] - wide.point('H2')[0]).toBe(plain.point('larder:H2:mouse')[0] - plain.point('H2')[0]);
  });
  it('and comes near enough for fingers, with everything in sight if it can be', () => {
    const town = townOf(undefined);
    const whole = { x: -10, y: -10, width: 1020, height: 1020 };
    const room = { width: 390, height: 460 };
    const shown = (ids: string[], from: string): { apart: number; inSight: boolean; scale: number } => {
      const points = ids.map((id) => town.point(id));
      const { scale, x, y } = nearTo(points, town.point(from), whole, room);
      const [first, second] = points as [Point, Point];
      const inSight = points.every(([px, py]) => px * scale + x > 0 && px * scale + x < room.width && py * scale + y > 0 && py * scale + y < room.height);
      return { apart: Math.hypot(first[0] - second[0], first[1] - second[1]) * scale, inSight, scale };
    };
    const close = shown(['G2a', 'G2b'], 'G2c');
    expect([close.apart >= 44, close.inSight, close.scale < 1.4]).toEqual([true, true, true]);
    const far = shown(['N1', 'N5', 'R9'], 'R5');
    expect([far.apart >= 44, far.inSight]).toEqual([true, true]);
  });
  it('shows as many places as it can where not all fit, and leads to the others', () => {
    const town = townOf(undefined);
    const whole = { x: -10, y: -10, width: 1020, height: 1020 };
    const room = { width: 360, height: 380 };
    const ids = [...town.spaces.keys()];
    // Sets of places all over the map, near and far, with the start among them or far away.
    for (let start = 0; start < ids.length; start += 1) {
      const some = ids.filter((_, index) => (index * 7 + start) % 11 === 0);
      const places = some.map((place) => ({ place, x: town.point(place)[0], y: town.point(place)[1] }));
      const sight = { ...nearTo(places.map(({ x, y }): Point => [x, y]), town.point(ids[start] ?? ''), whole, room), ...room };
      const led = [...beyond(places, sight).values()].flat();
      expect(led.length, String(some)).toBeLessThan(places.length);
      for (const { place, x, y } of places) {
        const [sx, sy] = [x * sight.scale + sight.x, y * sight.scale + sight.y];
        const isSeen = sx > 20 && sy > 20 && sx < room.width - 20 && sy < room.height - 20;
        if (!isSeen) expect(led.map((each) => each.place)).toContain(place);
      }
    }
  });
  it('says on which side the others are, also those under the button that leads there', () => {
    const sight = { scale: 1, x: 0, y: 0, width: 400, height: 400 };
    const places = Object.entries({ west: [-50, 200], farther: [-90, 200], south: [200, 500], under: [390, 205], seen: [150, 150] }).map(([place, [x = 0, y = 0]]) => ({ place, x, y }));
    const found = beyond(places, sight);
    expect(Object.fromEntries([...found].map(([side, all]) => [side, all.map(({ place }) => place)]))).toEqual({ left: ['west', 'farther'], below: ['south'], right: ['under'] });
  });
});

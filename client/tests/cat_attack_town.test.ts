import { describe, expect, it } from 'vitest';
import { greenery } from '../src/games/cat_attack/greenery';
import { cardWords } from '../src/games/cat_attack/screen.svelte';
import { townOf } from '../src/games/cat_attack/town';
import { keyframes, walksOf } from '../src/games/cat_attack/walks';

const town = townOf(undefined);

describe('the neighbourhood', () => {
  it('splits cards as moves do', () => {
    expect(cardWords('cat5')).toEqual(['cat', '5']);
    expect(cardWords('burglar')).toEqual(['burglar']);
  });
  it('finds a way of exactly so many steps, around whom it can', () => {
    expect(town.route('H1', 'R3', 3, new Set())).toEqual(['H1', 'G1a', 'G1c', 'R3']);
    expect(town.route('n2b', 'R2', 3, new Set())).toEqual(['n2b', 'n2c', 'R1', 'R2']);
    expect(town.route('N2', 'N4', 2, new Set(['N3']))).toEqual(['N2', 'N3', 'N4']);
    expect(town.route('H1', 'N1', 1, new Set())).toBeNull();
  });
  it('has a closed road, four shops and six homes', () => {
    expect(town.road.endsWith('Z')).toBe(true);
    expect(town.shops).toHaveLength(4);
    expect(town.homes).toHaveLength(6);
    expect(townOf('house')).toBe(town);
  });
});

describe('travels on the map', () => {
  it('walks as many steps as the card says, each between neighbours', () => {
    const [from] = town.spaces.keys();
    const next = (id: string, not: string): string => (town.ways.get(id) ?? []).find((each) => each !== not) as string;
    const one = next(from as string, '');
    const two = next(one, from as string);
    const [walk] = walksOf([{ kind: 'played', seat: 0, card: 'cat2' }, { kind: 'moved', seat: 0, from: from as string, to: two, how: 'card' }], town);
    expect(walk?.piece).toBe('cat0');
    expect(walk?.how).toBe('walk');
    expect(walk?.points).toHaveLength(3);
    expect(walk?.points.at(-1)).toEqual(town.point(two));
  });
  it('leaps home and with a burglar, and follows the events in order', () => {
    const walks = walksOf([{ kind: 'moved', seat: 1, from: 'R1', to: 'R5', how: 'leap' }, { kind: 'home', seat: 2, from: 'R5', to: 'H1' }, { kind: 'lost', seat: 2, lives: 1 }], town);
    expect(walks.map(({ piece, how, points }) => [piece, how, points.length])).toEqual([['cat1', 'leap', 2], ['cat2', 'leap', 2]]);
  });
  it('drives along the road and never spins', () => {
    const [drive] = walksOf([{ kind: 'car', from: 'W3', to: 'N3' }], town);
    expect(drive?.points.length).toBeGreaterThan(5);
    const angles = keyframes(drive!).map((frame) => Number(/rotate\((-?[\d.]+)deg/.exec(String(frame['transform']))?.[1]));
    for (let index = 1; index < angles.length; index += 1) expect(Math.abs((angles[index] ?? 0) - (angles[index - 1] ?? 0))).toBeLessThanOrEqual(180);
  });
});

describe('plants', () => {
  it('stand on no place and always in the same spots', () => {
    const plants = greenery(town);
    expect(plants.length).toBeGreaterThan(20);
    expect(greenery(town)).toEqual(plants);
    for (const plant of plants) for (const space of town.spaces.values()) expect(Math.hypot(plant.x - space.x, plant.y - space.y)).toBeGreaterThan(24);
  });
});

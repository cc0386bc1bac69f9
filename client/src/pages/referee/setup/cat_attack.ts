/** Where the pieces of Cat Attack can be: on the map, in larders, hands and piles. */
import { townOf } from '../../../games/cat_attack/town';
import type { Json } from '../../../wire';
import { list } from '../../parts/kind';
import type { Data } from '../api';
import { type Holder, type Laid, type Layout, read, seatRange, write } from './layout';

const MOG = ['mog'] as const;
const optionsOf = (position: Data): Data => (position['options'] ?? {}) as Data;
const homes = (position: Data): string[] => list(optionsOf(position)['homes']).map(String);
const PREY = { mice: 'mouse', birds: 'bird' } as const;
const pool: Holder = { path: 'mog_pile', name: 'mog', seat: null, form: 'list', kinds: MOG, pile: true };
/** Who has a Home, a larder and lives of its own: every seat, or every gang that shares them. */
const units = (position: Data): number[] => [...list(position['larders']).keys()];
export const homeOf = (position: Data, seat: number): string => homes(position)[seat % Math.max(1, homes(position).length)] ?? '';
export const townIn = (position: Data): ReturnType<typeof townOf> => townOf(optionsOf(position)['board']);
const parked = (position: Data): string => [...townIn(position).spaces.values()].find((space) => space.kind === 'car_park')?.id ?? '';

function onMap(position: Data): Laid[] {
  const lairs = townIn(position).lairs.map((lair) => lair.id);
  const cats = list(position['cats']).flatMap((place, seat): Laid[] => (place === null ? [] : [{ text: `cat ${seat}`, at: String(place) || homeOf(position, seat) }]));
  const prey = (['mice', 'birds'] as const).flatMap((field) => list(position[field]).filter((place) => !lairs.includes(String(place))).map((place): Laid => ({ text: PREY[field], at: String(place) })));
  return [...cats, ...prey, { text: 'car', at: String(position['car'] ?? parked(position)) }];
}

export const catAttack: Layout = {
  pool,
  phases: [],
  forgets: ['pending', 'knowledge', 'stock', 'penalties', 'dropped', 'retired', 'over', 'winner', 'safe', 'die'],
  holders: (position) => [
    ...units(position).map((unit): Holder => ({ path: `larders.${unit}`, name: 'larder', seat: unit, form: 'list', kinds: ['prey', 'food'] })),
    ...seatRange(position).map((seat): Holder => ({ path: `hands.${seat}`, name: 'hand', seat, form: 'list', kinds: MOG })),
    { path: 'discards', name: 'discards', seat: null, form: 'list', kinds: MOG },
    { path: 'curiosity_pile', name: 'curiosity', seat: null, form: 'list', kinds: ['curiosity'], pile: true },
  ],
  controls: (position) => [
    ...units(position).map((unit) => ({ path: `lives.${unit}`, name: 'lives', seat: unit, form: 'number' as const, most: 9 })),
    { path: 'closed', name: 'closed', seat: null, form: 'several', values: townIn(position).shops.map((shop) => shop.id) },
    { path: 'round', name: 'round', seat: null, form: 'number', most: 1000 },
  ],
  ground: {
    kinds: ['cat', 'prey', 'car'],
    read: onMap,
    write: (position, laid) => {
      const of = (text: string): string[] => laid.filter((each) => each.text === text).map((each) => each.at);
      const lives = list(position['lives']);
      position['cats'] = seatRange(position).map((seat): Json => (lives[seat % Math.max(1, lives.length)] === 0 ? null : (of(`cat ${seat}`).at(-1) ?? '')));
      position['mice'] = of('mouse');
      position['birds'] = of('bird');
      position['car'] = of('car').at(-1) ?? parked(position);
    },
    put: (laid, piece) => ({ laid: [...laid.filter((each) => each.text !== piece.text || piece.text in { mouse: 1, bird: 1 }), piece], displaced: [] }),
  },
  turns: [],
  idOf: (text) => text,
  fresh: (id) => id,
  active: (position) => Number(position['active'] ?? 0),
  setActive: (position, seat) => (position['active'] = seat),
  // Who has lost the last life leaves the map and the hand; who has one again starts at Home.
  controlled: (position, path) => {
    const [field, number] = path.split('.');
    if (field !== 'lives') return;
    const lives = list(position['lives']);
    for (const seat of seatRange(position).filter((each) => each % lives.length === Number(number))) {
      const isOut = lives[Number(number)] === 0;
      const cats = list(position['cats']);
      position['cats'] = cats.map((place, each) => (each !== seat ? place : isOut ? null : (place ?? '')));
      const hand: Holder = { path: `hands.${seat}`, name: 'hand', seat, form: 'list', kinds: MOG };
      if (!isOut) continue;
      write(position, pool, [...read(position, pool), ...read(position, hand)]);
      write(position, hand, []);
    }
  },
};

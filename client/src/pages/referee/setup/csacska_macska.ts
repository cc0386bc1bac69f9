/** Where the cards of Csacska Macska can be: in series, on piles, in hand, in the box. */
import { COLOURS, seatLetter } from '../../../games/csacska_macska/cards';
import { type Holder, type Layout, read, seatRange, write } from './layout';

const ALL = [...COLOURS, 'extra'] as const;
const pool: Holder = { path: 'deck', name: 'deck', seat: null, form: 'text', kinds: ALL, pile: true };

export const csacskaMacska: Layout = {
  pool,
  phases: [],
  forgets: ['phase', 'choice', 'orphans', 'first_discard', 'ledger'],
  holders: (position) => [
    ...seatRange(position).flatMap((seat) => COLOURS.map((colour): Holder => ({ path: `series.${seatLetter(seat)}.${colour}`, name: 'series', seat, form: 'text', kinds: [colour, 'extra'], mark: colour }))),
    ...seatRange(position).map((pile): Holder => ({ path: `piles.P${pile + 1}`, name: 'pile', seat: null, form: 'text', kinds: ALL, mark: String(pile + 1) })),
    { path: 'hand', name: 'drawn', seat: null, form: 'text', kinds: ALL },
    { path: 'box', name: 'box', seat: null, form: 'text', kinds: ALL },
  ],
  controls: (position) => [
    ...seatRange(position).map((seat) => ({ path: `coins.${seatLetter(seat)}`, name: 'coins', seat, form: 'number' as const, most: 120 })),
    { path: 'taken', name: 'taken', seat: null, form: 'choice', values: [false, true] },
  ],
  ground: null,
  turns: [],
  idOf: (text) => text,
  fresh: (id) => id,
  active: (position) => String(position['active'] ?? 'A').charCodeAt(0) - 65,
  setActive: (position, seat) => (position['active'] = seatLetter(seat)),
  // A coin is a card face down: it comes from under the deck.
  controlled: (position, path, by) => {
    if (path.startsWith('coins.') && by > 0) write(position, pool, read(position, pool).slice(0, -by));
  },
};

/** Where the pieces of Cat Box can be. */
import type { Data } from '../api';
import { type Holder, type Laid, type Layout, seatRange, words } from './layout';

const CARD = ['card'] as const;
const idOf = (text: string): string => text.replace(/[+-].*$/, '');
const row = (field: string, name: string, form: Holder['form'], kinds: readonly string[], position: Data): Holder[] => seatRange(position).map((seat) => ({ path: `${field}.${seat}`, name, seat, form, kinds }));
const isSpecial = (position: Data): boolean => (position['options'] as Data | undefined)?.['rules'] === 'special';

export const catBox: Layout = {
  pool: { path: 'deck', name: 'deck', seat: null, form: 'list', kinds: CARD, pile: true },
  forgets: ['seen', 'refill'],
  phases: ['play', 'tile'],
  holders: (position) => [
    ...row('hands', 'hand', 'list', CARD, position),
    ...row('identities', 'identity', 'one', ['identity'], position),
    ...(isSpecial(position) ? [...row('tiles', 'tiles', 'list', ['tile'], position), ...row('reserved', 'reserved', 'one', CARD, position)] : []),
    { path: 'removed', name: 'removed', seat: null, form: 'list', kinds: CARD },
  ],
  controls: (position) => (isSpecial(position) ? [{ path: 'phase', name: 'phase', seat: null, form: 'choice', values: ['play', 'tile'] }] : []),
  ground: {
    span: 2,
    kinds: CARD,
    read: (position) =>
      words(position['table']).map((entry): Laid => {
        const [text = '', at = ''] = entry.split('@');
        return { text, at: at.replace(/[()]/g, '') };
      }),
    write: (position, laid) => (position['table'] = laid.map(({ text, at }) => `${text}@${at}`).join(' ')),
    put: (laid, piece) => ({ laid: [...laid, piece], displaced: [] }),
  },
  turns: [
    { name: 'over', kinds: CARD, turn: (text) => text.replace(/[+-]/, (side) => (side === '+' ? '-' : '+')) },
    {
      name: 'turn',
      kinds: CARD,
      turn: (text) => {
        const degrees = (Number(/r(\d+)/.exec(text)?.[1] ?? 0) + 90) % 360;
        return text.replace(/r\d+/, '') + (degrees ? `r${degrees}` : '');
      },
    },
  ],
  idOf,
  fresh: (id, kind) => (kind === 'card' ? `${id}+` : id),
  active: (position) => Number(String(position['to_act'] ?? 'P1').slice(1)) - 1,
  setActive: (position, seat) => (position['to_act'] = `P${seat + 1}`),
};

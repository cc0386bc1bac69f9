/** Where the pieces of If It Fits can be: in cells, across two of them, in hands, in the pile. */
import { type Data } from '../api';
import { type Laid, type Layout, seatRange } from './layout';
import { list } from '../../parts/kind';

const CARDS = ['box', 'toy', 'princess'] as const;
const PHASES = ['choose', 'play', 'cat'] as const;
const entry = ({ text, at }: Laid): string => (text.endsWith(' r180') ? `${text.slice(0, -5)} @${at} r180` : `${text} @${at}`);

function laidOf(value: string, over: boolean): Laid {
  const [, name = '', at = '', turned = ''] = /^(.*) @(-?\d+,-?\d+)( r180)?/.exec(value) ?? [];
  return { text: name + turned, at, ...(over ? { over } : {}) };
}

const read = (position: Data): Laid[] => (['table', 'lying'] as const).flatMap((field) => list(position[field]).map((each) => laidOf(String(each), field === 'lying')));

function write(position: Data, laid: Laid[]): void {
  position['table'] = laid.filter((each) => !each.over).map(entry);
  position['lying'] = laid.filter((each) => each.over).map(entry);
  // The card played last, where somebody says that a cat may follow it.
  const last = laid.findLast((each) => !each.over && /^[BT]\d/.test(each.text));
  position['played'] = position['phase'] === 'cat' && last ? last.at : null;
}

/** Whether a piece goes across: cats do, toys where a card lies already, a Princess where a cat lies. */
function isAcross(laid: readonly Laid[], { text, at }: Laid): boolean {
  if (text.startsWith('cat ')) return true;
  const here = laid.filter((each) => each.at === at);
  return text === 'princess' ? here.some((each) => each.over) : /^T\d/.test(text) && here.some((each) => !each.over);
}

export const ifItFits: Layout = {
  pool: { path: 'pile', name: 'deck', seat: null, form: 'list', kinds: CARDS, pile: true },
  phases: PHASES,
  forgets: ['supply', 'drawn', 'packets', 'chased', 'known', 'ending'],
  holders: (position) => seatRange(position).map((seat) => ({ path: `hands.${seat}`, name: 'hand', seat, form: 'list', kinds: CARDS })),
  controls: () => [{ path: 'phase', name: 'phase', seat: null, form: 'choice', values: [...PHASES] }],
  ground: {
    kinds: [...CARDS, 'start', 'cat', 'sleep'],
    read,
    write,
    put: (laid, piece) => {
      const over = isAcross(laid, piece);
      const kept = laid.filter((each) => each.at !== piece.at || Boolean(each.over) !== over);
      return { laid: [...kept, { ...piece, ...(over ? { over } : {}) }], displaced: laid.filter((each) => !kept.includes(each)).map((each) => each.text) };
    },
  },
  turns: [{ name: 'turn', kinds: ['box', 'toy', 'start'], turn: (text) => (text.endsWith(' r180') ? text.slice(0, -5) : `${text} r180`) }],
  idOf: (text) => text.replace(/ r180$/, ''),
  fresh: (id) => id,
  active: (position) => Number(position['to_act'] ?? 0),
  setActive: (position, seat) => (position['to_act'] = seat),
  controlled: (position) => write(position, read(position)),
};

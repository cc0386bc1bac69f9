/** The cards of If It Fits: boxes with walls and toys, start boxes, special toys, and the sleeping cat. */
import { gt, t } from '../../../lib/texts.svelte';
import type { Side } from '../../../games/if_it_fits/grid';
import type { Data } from '../api';
import { at, freshName, insertAfter, type Kind, list, table, tally, text } from '../kind';
import Card from './BoxesCard.svelte';
import Small from './BoxesSmall.svelte';

const GAME = 'if-it-fits';
const SECTIONS = ['box', 'special_toy', 'start'];
const LETTERS: Record<string, string> = { box: 'B01', special_toy: 'T1', start: 'S1' };
const NAMES: Record<string, string> = { box: 'piece-box', special_toy: 'piece-special_toy', start: 'piece-start' };

export const symbolName = (symbol: string): string => gt(GAME, `piece-${symbol}`) ?? symbol;
export const symbolsOf = (data: Data, path: string): string[] => list(table(at(data, path))['symbols']).map(text);
/** All that a card may show. */
export const symbolsIn = (data: Data, more: string[]): string[] => [...list(data['toys']).map(text), ...more];

/** The walls north, east, south, west as the table draws them. */
export function wallsOf(data: Data, path: string): Side[] {
  const sides = text(table(at(data, path))['sides']).padEnd(4, '.');
  return [0, 1, 2, 3].map((side): Side => (sides[side] === '#' ? 'wall' : 'shut'));
}

/** By its name the table draws a start box, a special toy or a sleeping cat. */
export function drawnName(path: string): string {
  if (path === 'cell_cat') return 'sleep';
  return path.startsWith('start') ? 'S1' : path.startsWith('special_toy') ? 'T1' : 'B1';
}

const split = (path: string): [string, string] => [path.slice(0, path.indexOf('.')), path.slice(path.indexOf('.') + 1)];

export const ifItFits: Kind = {
  Card,
  Small,
  rows: (data) => [
    ...SECTIONS.flatMap((section) =>
      Object.keys(table(data[section])).map((id) => ({
        path: `${section}.${id}`,
        title: id,
        copies: null,
        words: `${gt(GAME, NAMES[section] ?? '') ?? section} ${symbolsOf(data, `${section}.${id}`).map(symbolName).join(' ')} ${text(table(at(data, `${section}.${id}`))['sides'])}`,
      })),
    ),
    { path: 'cell_cat', title: symbolName('sleep'), copies: null, words: symbolName('princess') },
  ],
  counts: (data) => {
    const boxes = Object.keys(table(data['box'])).map((id) => `box.${id}`);
    const walls = boxes.map((path) => wallsOf(data, path).filter((side) => side === 'wall').length);
    const known = symbolsIn(data, ['spray']);
    const shown = tally(boxes.flatMap((path) => symbolsOf(data, path)), known);
    return [
      ...SECTIONS.map((section) => ({ name: gt(GAME, NAMES[section] ?? '') ?? section, found: Object.keys(table(data[section])).length })),
      ...[0, 1, 2, 3, 4].map((count) => ({ name: t('parts-with-walls', { count }), found: walls.filter((each) => each === count).length })),
      ...known.map((symbol, index) => ({ name: symbolName(symbol), found: shown[index] ?? 0 })),
    ];
  },
  empty: (house) => ({ toys: house['toys'] ?? [], cell_cat: house['cell_cat'] ?? {}, start: { S1: { sides: '....', symbols: [] } }, special_toy: { T1: { sides: '....', symbols: [] } }, box: { B01: { sides: '....', symbols: [] } } }),
  add: (data, path, like) => {
    const [section, id] = path === 'cell_cat' ? ['box', ''] : split(path);
    const cards = table(data[section]);
    const taken = new Set(SECTIONS.flatMap((each) => Object.keys(table(data[each]))));
    const fresh = freshName(LETTERS[section] ?? 'B01', taken);
    insertAfter(cards, id, fresh, like ? structuredClone(cards[id] ?? {}) : { sides: '....', symbols: [] });
    data[section] = cards;
    return `${section}.${fresh}`;
  },
  remove: (data, path) => {
    const [section, id] = split(path);
    if (path !== 'cell_cat') Reflect.deleteProperty(table(data[section]), id);
  },
};

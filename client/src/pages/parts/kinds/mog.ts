/** The Mog deck of Cat Attack: three suits with their numbers, three special pictures. */
import { gt, t } from '../../../lib/texts.svelte';
import type { Data } from '../api';
import { type Kind, list, number, table } from '../kind';
import Card from './MogEdit.svelte';
import Small from './MogSmall.svelte';

const SUITS = ['cat', 'mouse', 'bird'];
const SPECIALS = ['speedy', 'attack', 'burglar'];
export const pieceName = (piece: string): string => gt('cat-attack', `piece-${piece}`) ?? piece;
export const isSuit = (path: string): boolean => SUITS.includes(path.slice('mog.'.length));
export const entry = (data: Data, path: string): Data => table(table(data['mog'])[path.slice('mog.'.length)]);
export const valuesOf = (data: Data, path: string): string[] => list(entry(data, path)['values']).map(String);

const copiesOf = (data: Data, path: string): number => (isSuit(path) ? number(entry(data, path)['copies_each']) * valuesOf(data, path).length : number(entry(data, path)['copies']));

export const mog: Kind = {
  Card,
  Small,
  rows: (data) => [...SUITS, ...SPECIALS].map((name) => ({ path: `mog.${name}`, title: pieceName(name), copies: copiesOf(data, `mog.${name}`), words: name })),
  counts: (data) => {
    const each = [...SUITS, ...SPECIALS].map((name) => ({ name: pieceName(name), found: copiesOf(data, `mog.${name}`) }));
    return [{ name: t('parts-cards'), found: each.reduce((sum, { found }) => sum + found, 0) }, ...each];
  },
  empty: () => ({ mog: Object.fromEntries([...SUITS.map((suit) => [suit, { values: [], copies_each: 0 }]), ...SPECIALS.map((name) => [name, { copies: 0 }])]) }),
};

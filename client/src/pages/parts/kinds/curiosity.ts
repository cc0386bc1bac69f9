/** The Curiosity deck of Cat Attack: groups of equal cards, each with its effect and its words. */
import { gt, t } from '../../../lib/texts.svelte';
import type { Json } from '../../../wire';
import type { Data } from '../api';
import { at, type Kind, list, table, text } from '../kind';
import Card from './CuriosityEdit.svelte';
import Small from './CuriositySmall.svelte';

const groups = (data: Data): Data[] => list(data['curiosity']).map(table);

/** How many cards a group has, by its numbers: `K01` or `K01-K03`. */
export function copiesOf(group: Data): number {
  const [first = '', last = first] = text(group['ids']).split('-');
  const many = Number(last.slice(1)) - Number(first.slice(1)) + 1;
  return Number.isFinite(many) && many > 0 ? many : 0;
}

/** Numbers all cards one after the other, so that nobody has to count. */
export function renumber(data: Data, copies: number[]): void {
  let next = 1;
  const id = (number: number): string => `K${String(number).padStart(2, '0')}`;
  groups(data).forEach((group, index) => {
    const many = copies[index] ?? 1;
    group['ids'] = many > 1 ? `${id(next)}-${id(next + many - 1)}` : id(next);
    next += many;
  });
}

export const copiesIn = (data: Data): number[] => groups(data).map(copiesOf);

/** An effect is called as the house's card that has it, in the language of the page. */
export function effectName(house: Data, effect: string): string {
  const known = groups(house).find((group) => group['effect'] === effect);
  const first = text(known?.['ids']).split('-')[0] ?? '';
  return (first && gt('cat-attack', `piece-${first}.text`)) || effect.replaceAll('_', ' ');
}

export const argumentName = (argument: Json): string => gt('cat-attack', `piece-${String(argument)}`) ?? String(argument);
const index = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0);

export const curiosity: Kind = {
  Card,
  Small,
  rows: (data) =>
    groups(data).map((group, number) => ({ path: `curiosity[${number}]`, title: text(group['title']) || text(group['effect']) || '?', copies: copiesOf(group), words: `${text(group['text'])} ${text(group['effect'])} ${text(group['ids'])}` })),
  counts: (data) => {
    const effects = [...new Set(groups(data).map((group) => text(group['effect'])))];
    return [{ name: t('parts-cards'), found: copiesIn(data).reduce((sum, each) => sum + each, 0) }, ...effects.map((effect) => ({ name: effect.replaceAll('_', ' '), found: groups(data).filter((group) => group['effect'] === effect).reduce((sum, group) => sum + copiesOf(group), 0) }))];
  },
  empty: () => ({ curiosity: [{ ids: 'K01', effect: 'shuffle', title: '', text: '' }] }),
  add: (data, path, like) => {
    const all = list(data['curiosity']);
    const copies = copiesIn(data);
    const next = index(path) + 1;
    all.splice(next, 0, like ? structuredClone(table(at(data, path))) : { ids: '', effect: 'free_food', title: '', text: '' });
    copies.splice(next, 0, 1);
    data['curiosity'] = all;
    renumber(data, copies);
    return `curiosity[${next}]`;
  },
  remove: (data, path) => {
    const copies = copiesIn(data);
    list(data['curiosity']).splice(index(path), 1);
    copies.splice(index(path), 1);
    renumber(data, copies);
  },
};

export function setCopies(data: Data, path: string, many: number): void {
  const copies = copiesIn(data);
  copies[index(path)] = Math.max(1, many);
  renumber(data, copies);
}

/** The deck of Csacska Macska: kinds of number cards with their copies, strays and extras. */
import { gt, t } from '../../../lib/texts.svelte';
import type { Data } from '../api';
import { type Kind, list, number, table, text } from '../kind';
import Card from './SillyCard.svelte';
import Small from './SillySmall.svelte';

const GAME = 'csacska-macska';
const LETTER: Record<string, string> = { blue: 'B', yellow: 'Y', red: 'R', green: 'G' };
/** How the table names the extras of deck files. */
const EXTRAS: Record<string, string> = { kittens: 'KIT', rascal: 'RAS', good_dog: 'GOOD', cat_lady: 'LADY', bad_dog: 'BAD' };

export const colourName = (colour: string): string => gt(GAME, `colour-${colour}`) ?? colour;

export function coloursOf(data: Data, row: Data): string[] {
  const own = row['colours'] ?? table(data['deck'])['colours'];
  return own === undefined ? Object.keys(LETTER) : list(own).map(text);
}

export const valuesOf = (row: Data): string[] => list(row['values']).map(String);

/** The cards a row stands for, as the table draws them. */
export function faces(data: Data, path: string, row: Data): string[] {
  if (path === 'stray') return ['S'];
  if (path.startsWith('extra')) return [EXTRAS[text(row['kind'])] ?? 'back'];
  return coloursOf(data, row).map((colour) => `${LETTER[colour] ?? 'B'}${valuesOf(row).join('/')}`);
}

function title(path: string, row: Data): string {
  if (path === 'stray') return gt(GAME, 'piece-S') ?? 'S';
  const kind = EXTRAS[text(row['kind'])];
  if (path.startsWith('extra')) return (kind && gt(GAME, `piece-${kind}`)) ?? text(row['kind']);
  return valuesOf(row).join(' / ') || '?';
}

function all(data: Data): [string, Data][] {
  const numbers = list(data['number']).map((row, index): [string, Data] => [`number[${index}]`, table(row)]);
  const extras = list(data['extra']).map((row, index): [string, Data] => [`extra[${index}]`, table(row)]);
  return [...numbers, ['stray', table(data['stray'])], ...extras];
}

const copiesOf = (data: Data, path: string, row: Data): number => number(row['copies']) * faces(data, path, row).length;
const place = (path: string): [string, number] => [path.split('[')[0] ?? '', Number(/\d+/.exec(path)?.[0] ?? -1)];

export const csacskaMacska: Kind = {
  Card,
  Small,
  rows: (data) =>
    all(data).map(([path, row]) => ({ path, title: title(path, row), copies: copiesOf(data, path, row), words: path.startsWith('number') ? coloursOf(data, row).map(colourName).join(' ') : '' })),
  counts: (data) => {
    const rows = all(data);
    const numbers = rows.filter(([path]) => path.startsWith('number'));
    const sum = (some: [string, Data][]): number => some.reduce((total, [path, row]) => total + copiesOf(data, path, row), 0);
    const colours = Object.keys(LETTER).map((colour) => ({
      name: colourName(colour),
      found: numbers.filter(([, row]) => coloursOf(data, row).includes(colour)).reduce((total, [, row]) => total + number(row['copies']), 0),
    }));
    const values = ['1', '3', '5', '7', '9'].map((value) => ({ name: value, found: sum(numbers.filter(([, row]) => valuesOf(row).includes(value))) }));
    const rest = rows.filter(([path]) => !path.startsWith('number')).map(([path, row]) => ({ name: title(path, row), found: copiesOf(data, path, row) }));
    return [{ name: t('parts-cards'), found: sum(rows) }, { name: t('parts-number-cards'), found: sum(numbers) }, ...colours, ...values, ...rest];
  },
  empty: (house) => ({ deck: { ...table(house['deck']), id: 'own' }, number: [], stray: { ...table(house['stray']), copies: 0 }, extra: list(house['extra']).map((row) => ({ ...table(row), copies: 0 })) }),
  add: (data, path, like) => {
    const [section, index] = place(path);
    const numbers = list(data['number']);
    const model = like && section === 'number' ? structuredClone(table(numbers[index])) : { face: '1', values: [1], copies: 1 };
    const next = section === 'number' ? index + 1 : numbers.length;
    numbers.splice(next, 0, model);
    data['number'] = numbers;
    return `number[${next}]`;
  },
  remove: (data, path) => {
    const [section, index] = place(path);
    if (index >= 0) list(data[section]).splice(index, 1);
    else table(data['stray'])['copies'] = 0;
  },
};

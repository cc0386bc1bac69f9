/** The board of Cat Attack: spaces and ways on a map, and the lists that say what they belong to. */
import { gt, t } from '../../../lib/texts.svelte';
import type { Json } from '../../../wire';
import type { Data } from '../api';
import { freshName, type Kind, list, number, table, tally, text } from '../kind';
import Card from './BoardEdit.svelte';
import Small from './BoardSmall.svelte';

export const KINDS = ['wall', 'road', 'shop_garden', 'home', 'home_garden', 'mouse_hole', 'bird_house', 'car_park'];
export const kindName = (kind: string): string => t(`parts-kind-${kind}`);

export interface Space {
  id: string;
  kind: string;
  x: number;
  y: number;
  curiosity: boolean;
}

export const spacesOf = (data: Data): Space[] =>
  list(data['spaces'])
    .map(table)
    .map((space) => ({ id: text(space['id']), kind: text(space['kind']), x: number(space['x']), y: number(space['y']), curiosity: space['curiosity'] === true }));

export const edgesOf = (data: Data): [string, string][] => list(data['edges']).map((edge) => [text(list(edge)[0]), text(list(edge)[1])]);

/** The space as the file has it, to be changed. */
export const spaceIn = (data: Data, id: string): Data => list(data['spaces']).map(table).find((space) => space['id'] === id) ?? {};

/** A new wall space; answers its name. */
export function putWall(data: Data, x: number, y: number): string {
  const spaces = list(data['spaces']);
  const id = freshName('A1', new Set(spaces.map((space) => text(table(space)['id']))));
  spaces.push({ id, kind: 'wall', x, y, owner: null, shop: null, curiosity: false });
  return id;
}

/** Whether a way leads from one space to the other. */
export const isWay = (data: Data, a: string, b: string): boolean => edgesOf(data).some(([from, to]) => (from === a && to === b) || (from === b && to === a));

/** Without its walls: the roads, shops, gardens and Homes that the rules count are there to be moved, and everything between them is to be drawn. */
function bare(house: Data): Data {
  const data = structuredClone(house);
  const walls = new Set(spacesOf(data).filter((space) => space.kind === 'wall').map((space) => space.id));
  data['spaces'] = list(data['spaces']).map(table).filter((space) => !walls.has(text(space['id']))).map((space) => ({ ...space, curiosity: false }));
  data['edges'] = edgesOf(data).filter(([from, to]) => !walls.has(from) && !walls.has(to));
  for (const lair of list(data['lairs']).map(table)) lair['wall_space'] = '';
  return data;
}

/** A way between two spaces is made, or taken away. */
export function toggleWay(data: Data, a: string, b: string): void {
  const ways = list(data['edges']);
  const index = edgesOf(data).findIndex(([from, to]) => (from === a && to === b) || (from === b && to === a));
  if (index >= 0) ways.splice(index, 1);
  else ways.push([a, b]);
  data['edges'] = ways;
}

/** A row of spaces that belong together: a road, a garden, the car's way. */
export interface Belonging {
  path: string;
  title: string;
  spaces: string[];
}

const word = (piece: string): string => gt('cat-attack', `piece-${piece}`) ?? piece;

export function belongings(data: Data): Belonging[] {
  const rows = (section: string, field: string): Belonging[] =>
    list(data[section]).map(table).map((row) => ({ path: `${section}.${text(row['id']) || text(row['animal'])}`, title: word(text(row['id']) || text(row['animal'])), spaces: list(row[field]).map(text) }));
  const lairs = list(data['lairs']).map(table).map((row) => ({ path: `lairs.${text(row['animal'])}`, title: t('parts-lair', { animal: word(text(row['animal'])) }), spaces: [text(row['id']), text(row['wall_space'])] }));
  const doors = list(data['homes']).map(table).map((row) => ({ path: `doorstep.${text(row['id'])}`, title: t('parts-doorstep', { home: word(text(row['id'])) }), spaces: [text(row['doorstep'])] }));
  return [...rows('roads', 'spaces'), { path: 'car_route', title: t('parts-car-route'), spaces: list(data['car_route']).map(text) }, ...rows('shops', 'garden'), ...rows('homes', 'garden'), ...doors, ...lairs];
}

/** Writes the spaces of such a row, and what follows from them in the file. */
export function putBelonging(data: Data, path: string, spaces: string[]): void {
  const [section = '', id = ''] = path.split('.');
  const row = (name: string): Data => list(data[name]).map(table).find((each) => each['id'] === id || each['animal'] === id) ?? {};
  if (section === 'car_route') {
    data['car_route'] = spaces;
    data['car_first_space'] = spaces[0] ?? '';
  } else if (section === 'roads') {
    row('roads')['spaces'] = spaces;
    row('roads')['car_stop'] = spaces[2] ?? '';
  } else if (section === 'doorstep') row('homes')['doorstep'] = spaces.at(-1) ?? '';
  else if (section === 'lairs') [row('lairs')['id'], row('lairs')['wall_space']] = [spaces.at(-2) ?? '', spaces.at(-1) ?? ''];
  else row(section)['garden'] = spaces;
}

export const board: Kind = {
  Card,
  Small,
  rows: (data) => spacesOf(data).map((space) => ({ path: `spaces.${space.id}`, title: space.id, copies: null, words: `${kindName(space.kind)} ${space.curiosity ? t('parts-curious') : ''}` })),
  counts: (data) => {
    const spaces = spacesOf(data);
    const found = tally(spaces.map((space) => space.kind), KINDS);
    return [...KINDS.map((kind, index) => ({ name: kindName(kind), found: found[index] ?? 0 })), { name: t('parts-curious'), found: spaces.filter((space) => space.curiosity).length }, { name: t('parts-ways'), found: edgesOf(data).length }];
  },
  empty: bare,
  add: (data, path, like) => {
    const spaces = list(data['spaces']);
    const old = spaceIn(data, path.slice('spaces.'.length));
    const id = freshName('A1', new Set(spaces.map((space) => text(table(space)['id']))));
    const fresh: Record<string, Json> = { id, kind: like ? (old['kind'] ?? 'wall') : 'wall', x: Math.min(980, number(old['x']) + 30), y: Math.min(980, number(old['y']) + 30), owner: null, shop: null, curiosity: like && old['curiosity'] === true };
    spaces.push(fresh);
    return `spaces.${id}`;
  },
  remove: (data, path) => {
    const id = path.slice('spaces.'.length);
    data['spaces'] = list(data['spaces']).filter((space) => table(space)['id'] !== id);
    data['edges'] = list(data['edges']).filter((edge) => !list(edge).includes(id));
  },
};

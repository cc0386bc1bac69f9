/** The deck of Cat Box: 48 cards with two sides of four contents. */
import { gt } from '../../../lib/texts.svelte';
import { t } from '../../../lib/texts.svelte';
import type { Json } from '../../../wire';
import type { Data } from '../api';
import { freshName, insertAfter, type Kind, table, tally, text } from '../kind';
import Card from './CatBoxCard.svelte';
import Small from './CatBoxSmall.svelte';

const GAME = 'cat-box';
export const CONTENTS = ['K', 'P', 'V', 'B', 'Y', 'E'] as const;
export const contentName = (content: string): string => gt(GAME, `piece-${content}`) ?? content;

export interface Sides {
  front: string;
  back: string;
  /** The back is the mirror image because the file gives none. */
  mirrored: boolean;
}

const whole = (face: string): string => (/^..\/..$/.test(face) ? face : '??/??');
const mirror = (face: string): string => `${face[1]}${face[0]}/${face[4]}${face[3]}`;

/** Both sides as they are drawn. */
export function sidesOf(data: Data, id: string): Sides {
  const card: Json | undefined = table(data['cards'])[id];
  const front = whole(text(typeof card === 'string' ? card : table(card)['front']));
  const given = typeof card === 'string' ? undefined : table(card)['back'];
  const mirrored = given === undefined && table(data['deck'])['mirror_backs'] !== false;
  return { front, back: mirrored ? mirror(front) : whole(text(given)), mirrored };
}

export function putContent(data: Data, id: string, side: 'front' | 'back', quadrant: number, content: string): void {
  const sides = sidesOf(data, id);
  const letters = [...sides[side].replace('/', '')];
  letters[quadrant] = content;
  const face = `${letters[0]}${letters[1]}/${letters[2]}${letters[3]}`;
  const next = { ...sides, [side]: face };
  table(data['cards'])[id] = side === 'front' && sides.mirrored ? next.front : { front: next.front, back: next.back };
}

/** From now on the back shows what the front does, mirrored. */
export function mirrorBack(data: Data, id: string): void {
  const { front } = sidesOf(data, id);
  table(data['cards'])[id] = table(data['deck'])['mirror_backs'] === false ? { front, back: mirror(front) } : front;
}

const name = (path: string): string => path.slice('cards.'.length);

export const catBox: Kind = {
  Card,
  Small,
  rows: (data) =>
    Object.keys(table(data['cards'])).map((id) => {
      const { front, back } = sidesOf(data, id);
      return { path: `cards.${id}`, title: id, copies: null, words: `${front} ${back} ${[...front].map(contentName).join(' ')}` };
    }),
  counts: (data) => {
    const cards = Object.keys(table(data['cards']));
    const fronts = cards.flatMap((id) => [...sidesOf(data, id).front]);
    const backs = cards.flatMap((id) => [...sidesOf(data, id).back]);
    const sides = [t('parts-front'), t('parts-back')];
    return [
      { name: t('parts-cards'), found: cards.length },
      ...[fronts, backs].flatMap((side, index) => tally(side, CONTENTS).map((found, which) => ({ name: `${sides[index]}: ${contentName(CONTENTS[which] ?? '')}`, found }))),
    ];
  },
  empty: (house) => ({ ...house, deck: { mirror_backs: true, name: 'own' }, cards: { C01: 'EE/EE' } }),
  add: (data, path, like) => {
    const cards = table(data['cards']);
    const id = freshName('C01', new Set(Object.keys(cards)));
    insertAfter(cards, name(path), id, like ? structuredClone(cards[name(path)] ?? 'EE/EE') : 'EE/EE');
    data['cards'] = cards;
    return `cards.${id}`;
  },
  remove: (data, path) => Reflect.deleteProperty(table(data['cards']), name(path)),
};

/** The editor of parts: files are written as they are read, and each kind changes what it says it changes. */
import { describe, expect, it } from 'vitest';
import type { Data, Fault } from '../src/pages/parts/api';
import { at, freshName, insertAfter, isOf } from '../src/pages/parts/kind';
import { belongings, board, isWay, putBelonging, putWall, toggleWay } from '../src/pages/parts/kinds/board';
import { catBox, mirrorBack, putContent, sidesOf } from '../src/pages/parts/kinds/cat_box';
import { csacskaMacska } from '../src/pages/parts/kinds/csacska_macska';
import { curiosity, setCopies } from '../src/pages/parts/kinds/curiosity';
import { ifItFits } from '../src/pages/parts/kinds/if_it_fits';
import { mog } from '../src/pages/parts/kinds/mog';
import { ownNames } from '../src/lib/own_pieces';
import { toToml } from '../src/pages/parts/toml';
import houseBoard from '../../src/clowder/games/cat_attack/parts/board.json';

const fault = (at: string): Fault => ({ key: 'E', at, why: 'count', params: {} });

describe('files', () => {
  it('are TOML with tables, lists of tables and inline tables', () => {
    const data: Data = { toys: ['a "b"'], cell: { sides: '....', symbols: [] }, box: { B01: { sides: '#', symbols: ['x'] } }, number: [{ copies: 2 }, { copies: 3, left: null }] };
    expect(toToml(data)).toBe('toys = ["a \\"b\\""]\n\n[cell]\nsides = "...."\nsymbols = []\n\n[box]\nB01 = { sides = "#", symbols = ["x"] }\n\n[[number]]\ncopies = 2\n\n[[number]]\ncopies = 3\n');
  });
});

describe('places', () => {
  it('are found by the paths that faults name', () => {
    expect(at({ a: [{ b: 3 }] }, 'a[0].b')).toBe(3);
    expect(isOf(fault('number[1].values'), 'number[1]')).toBe(true);
    expect(isOf(fault('number[11]'), 'number[1]')).toBe(false);
    expect(isOf(fault('cards.C1.front'), 'cards.C1')).toBe(true);
  });
  it('have names of their own in their order', () => {
    const cards = { C01: 1, C02: 2 };
    insertAfter(cards, 'C01', freshName('C01', new Set(Object.keys(cards))), 3);
    expect(Object.entries(cards)).toEqual([['C01', 1], ['C03', 3], ['C02', 2]]);
  });
});

describe('Cat Box', () => {
  it('mirrors the front until the back is given', () => {
    const data: Data = { cards: { C01: 'KP/VB' } };
    expect(sidesOf(data, 'C01')).toEqual({ front: 'KP/VB', back: 'PK/BV', mirrored: true });
    putContent(data, 'C01', 'front', 3, 'E');
    expect(data['cards']).toEqual({ C01: 'KP/VE' });
    putContent(data, 'C01', 'back', 0, 'Y');
    expect(data['cards']).toEqual({ C01: { front: 'KP/VE', back: 'YK/EV' } });
    mirrorBack(data, 'C01');
    expect(data['cards']).toEqual({ C01: 'KP/VE' });
  });
  it('copies and removes cards', () => {
    const data: Data = { cards: { C01: 'KP/VB', C02: 'EE/EE' } };
    expect(catBox.add?.(data, 'cards.C01', true)).toBe('cards.C03');
    catBox.remove?.(data, 'cards.C02');
    expect(data['cards']).toEqual({ C01: 'KP/VB', C03: 'KP/VB' });
  });
});

it('Csacska Macska counts copies per colour', () => {
  const data: Data = { deck: { colours: ['blue', 'red'] }, number: [{ values: [1], copies: 3 }], stray: { copies: 2, values: [1] }, extra: [] };
  expect(csacskaMacska.rows(data).map((row) => [row.path, row.copies])).toEqual([['number[0]', 6], ['stray', 2]]);
  expect(csacskaMacska.add?.(data, 'stray', false)).toBe('number[1]');
});

it('If It Fits names new cards apart from all others', () => {
  const data: Data = { toys: ['yarn'], box: { B01: { sides: '....', symbols: [] } }, start: {}, special_toy: {}, cell_cat: {} };
  expect(ifItFits.add?.(data, 'box.B01', true)).toBe('box.B02');
  expect(ifItFits.rows(data).map((row) => row.path)).toEqual(['box.B01', 'box.B02', 'cell_cat']);
});

it('Curiosity cards are numbered one after the other', () => {
  const data: Data = { curiosity: [{ ids: 'K01-K03', effect: 'a' }, { ids: 'K04', effect: 'b' }] };
  setCopies(data, 'curiosity[1]', 2);
  curiosity.add?.(data, 'curiosity[0]', true);
  expect((data['curiosity'] as Data[]).map((group) => group['ids'])).toEqual(['K01-K03', 'K04', 'K05-K06']);
});

it('cards that somebody brought are called as they say', () => {
  const groups = [{ ids: 'K01-K02', effect: 'go_home', title: 'Rain', text: 'Everybody home.' }];
  expect(ownNames('cat-attack', { curiosity_deck: { curiosity: groups } })).toMatchObject({ 'cat-attack/piece-K02': 'Rain', 'cat-attack/piece-K02.text': 'Everybody home.' });
  expect(ownNames('cat-attack', { curiosity_deck: 'house' })).toEqual({});
});

it('Mog cards are counted by suit', () => {
  expect(mog.rows({ mog: { cat: { values: [1, 2], copies_each: 3 }, attack: { copies: 2 } } }).map((row) => row.copies)).toEqual([6, 0, 0, 0, 2, 0]);
});

it('a board has ways, roads and gardens that follow the taps', () => {
  const data = structuredClone(houseBoard) as unknown as Data;
  const ways = (data['edges'] as unknown[]).length;
  const [a = '', b = ''] = (data['edges'] as string[][])[0] ?? [];
  toggleWay(data, b, a);
  expect((data['edges'] as unknown[]).length).toBe(ways - 1);
  const road = belongings(data).find((each) => each.path === 'roads.N');
  putBelonging(data, 'roads.N', (road?.spaces ?? []).slice(1));
  expect(belongings(data).find((each) => each.path === 'roads.N')?.spaces).toEqual(road?.spaces.slice(1));
  const id = board.add?.(data, `spaces.${a}`, false) ?? '';
  board.remove?.(data, id);
  expect((data['spaces'] as unknown[]).length).toBe(houseBoard.spaces.length);
});

it('a bare board has what the rules count, and walls are drawn between', () => {
  const data = board.empty(houseBoard as unknown as Data);
  const kinds = (data['spaces'] as { kind: string }[]).map((space) => space.kind);
  expect(kinds).toHaveLength(65);
  expect(kinds).not.toContain('wall');
  const wall = putWall(data, 300, 300);
  toggleWay(data, 'N1', wall);
  expect(isWay(data, wall, 'N1')).toBe(true);
  expect(isWay(data, wall, 'N2')).toBe(false);
  expect(board.rows(data).at(-1)?.title).toBe(wall);
});

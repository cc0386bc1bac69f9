/** If It Fits on the screen: which card lies in which cell and how its sides look. Reads notation; knows no rule. */
import type { BoxView } from '../views';

export const W = 126;
export const L = 176;

export type Place = [number, number];

/** How a side of a card is drawn: a wall, a flap into the open, a seam to its neighbour, or shut by the neighbour's wall. */
export type Side = 'wall' | 'flap' | 'seam' | 'shut';

export interface Tile {
  /** A card's name, "sleep" or "princess". */
  name: string;
  owner: number | null;
  x: number;
  y: number;
  /** Sides N E S W as they lie, "#" or ".". */
  walls: string;
  symbols: string[];
  sides: Side[];
  covered: boolean;
}

export interface Lying {
  name: string;
  owner: number | null;
  x: number;
  y: number;
  symbols: string[];
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const at = (x: number, y: number): string => `${x},${y}`;

export function readPlace(text: string): Place {
  const [x = '0', y = '0'] = text.replace('@', '').split(',');
  return [Number(x), Number(y)];
}

/** ".#.. mouse" and a half turn or not: walls as they lie, and symbols. */
export function readFace(face: string | undefined, turned: boolean): { walls: string; symbols: string[] } {
  const [sides = '....', ...symbols] = (face ?? '....').split(' ');
  return { walls: turned ? sides.slice(2) + sides.slice(0, 2) : sides, symbols };
}

export interface Move {
  verb: string;
  /** The card a move names, or ''. */
  card: string;
  place: Place | null;
  turned: boolean;
}

export function readMove(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const move: Move = { verb, card: '', place: null, turned: false };
  for (const word of words) {
    if (word.startsWith('@')) move.place = readPlace(word);
    else if (word === 'r180') move.turned = true;
    else move.card = word;
  }
  return move;
}

export function writeMove(move: Move): string {
  return [move.verb, move.card, move.place ? `@${at(...move.place)}` : '', move.turned ? 'r180' : ''].filter(Boolean).join(' ');
}

/** Cards across two cells, and Princess on such a card. */
export const ACROSS = new Set(['cat', 'toy_across']);
/** Events that put a card on the table. */
export const LAID = new Set(['box', 'start', 'toy_box', 'toy_across', 'sleep', 'cat', 'princess']);

/** One text of the view's `table` or `lying`: "B04 @1,0 r180", "sleep A @2,0", "cat B @0,0". */
function readLaid(text: string): { name: string; owner: number | null; place: Place; turned: boolean } {
  const words = text.split(' ');
  const where = words.findIndex((word) => word.startsWith('@'));
  const letter = where === 2 ? (words[1] ?? 'A') : null;
  return { name: words[0] ?? '', owner: letter === null ? null : letter.charCodeAt(0) - 65, place: readPlace(words[where] ?? '0,0'), turned: words.includes('r180') };
}

export class Grid {
  readonly tiles: Tile[] = [];
  readonly lying: Lying[] = [];
  readonly cells = new Map<string, Tile>();
  readonly over = new Map<string, Lying>();
  readonly boxAt = new Map<string, BoxView>();

  constructor(table: string[], lying: string[], faces: Record<string, string>, readonly boxes: BoxView[]) {
    for (const text of table) {
      const { name, owner, place, turned } = readLaid(text);
      const { walls, symbols } = readFace(faces[name === 'princess' ? 'sleep' : name], turned);
      const tile: Tile = { name, owner, x: place[0], y: place[1], walls, symbols, sides: [], covered: false };
      this.tiles.push(tile);
      this.cells.set(at(...place), tile);
    }
    for (const text of lying) {
      const { name, owner, place } = readLaid(text);
      const card: Lying = { name, owner, x: place[0], y: place[1], symbols: readFace(faces[name], false).symbols };
      this.lying.push(card);
      for (const x of [place[0], place[0] + 1]) {
        this.over.set(at(x, place[1]), card);
        const under = this.cells.get(at(x, place[1]));
        if (under) under.covered = true;
      }
    }
    for (const tile of this.tiles) tile.sides = this.sidesAt(tile.walls, tile.x, tile.y);
    for (const box of boxes) for (const cell of box.cells) this.boxAt.set(cell, box);
  }

  /** How the four sides of a card would look in a cell. */
  sidesAt(walls: string, x: number, y: number): Side[] {
    return STEPS.map(([dx, dy], side) => {
      if (walls[side] === '#') return 'wall';
      const next = this.cells.get(at(x + dx, y + dy));
      if (!next) return 'flap';
      return next.walls[(side + 2) % 4] === '#' ? 'shut' : 'seam';
    });
  }

  /** The cells in use with so many around them, but not beyond the edge of the table; an empty table shows its middle. */
  bounds(margin: number, size: readonly [number, number] | null = null): { x: number; y: number; width: number; height: number } {
    const xs = this.tiles.length ? this.tiles.map((tile) => tile.x) : [-2, 2];
    const ys = this.tiles.length ? this.tiles.map((tile) => tile.y) : [-1, 1];
    const [wide, high] = [size ? Math.floor(size[0] / 2) : Infinity, size ? Math.floor(size[1] / 2) : Infinity];
    const x = Math.max(-wide, Math.min(...xs) - margin);
    const y = Math.max(-high, Math.min(...ys) - margin);
    return { x, y, width: Math.min(wide, Math.max(...xs) + margin) + 1 - x, height: Math.min(high, Math.max(...ys) + margin) + 1 - y };
  }

  /** The outline of a box as an SVG path. */
  outline(box: BoxView, inset = 0): string {
    const inside = new Set(box.cells);
    let path = '';
    for (const cell of box.cells) {
      const [x, y] = readPlace(cell);
      const [left, top, right, bottom] = [x * W, y * L, (x + 1) * W, (y + 1) * L];
      const near = STEPS.map(([dx, dy]) => inside.has(at(x + dx, y + dy)));
      if (!near[0]) path += `M${left + (near[3] ? 0 : inset)} ${top + inset}H${right - (near[1] ? 0 : inset)}`;
      if (!near[1]) path += `M${right - inset} ${top + (near[0] ? 0 : inset)}V${bottom - (near[2] ? 0 : inset)}`;
      if (!near[2]) path += `M${left + (near[3] ? 0 : inset)} ${bottom - inset}H${right - (near[1] ? 0 : inset)}`;
      if (!near[3]) path += `M${left + inset} ${top + (near[0] ? 0 : inset)}V${bottom - (near[2] ? 0 : inset)}`;
    }
    return path;
  }
}

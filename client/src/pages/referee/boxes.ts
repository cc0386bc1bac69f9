/** The table of a Cat Box pad: boxes and cards in the order they were laid. Reads and writes notation; knows no rule. */
import { at, contents, type Place, readPlace, turned } from '../../games/cat_box/plane';

export const LETTERS = ['K', 'P', 'V', 'B', 'Y', 'E'] as const;
const MOST = 300;

/** The sides of cards that are called by their names: `C06+` lies with its front up, `C06-` with its back. */
export type Known = Record<string, { front: string; back: string }>;

function faceOf(name: string, known: Known): string {
  const card = known[name.slice(0, -1)];
  return card ? (name.endsWith('-') ? card.back : card.front) : name;
}

/** What is seen: place -> content. What was laid later covers what lies below. */
export function seen(table: readonly string[], known: Known = {}): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of table) {
    const [name = '', spot = '0,0'] = entry.split('@');
    const [place = '', turn = ''] = spot.split(' r');
    const [x, y] = readPlace(place);
    const face = faceOf(name, known);
    contents(turn ? turned(face, Number(turn)) : face).forEach((letter, index) => found.set(at(x + (index % 2), y + Math.floor(index / 2)), letter));
  }
  return found;
}

const flat = (cells: Map<string, string>): string[] => [...cells].map(([place, letter]) => `${letter}@${place}`);

/** One more box or card; a long table is told by what is seen of it. */
export function laid(table: readonly string[], face: string, place: Place, known: Known = {}): string[] {
  const next = [...table, `${face}@${at(...place)}`];
  return next.length > MOST ? flat(seen(next, known)) : next;
}

export function taken(table: readonly string[], place: Place, known: Known = {}): string[] {
  const cells = seen(table, known);
  cells.delete(at(...place));
  return flat(cells);
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cells in use with so many free ones around them. */
export function bounds(cells: Map<string, string>, margin: number): Bounds {
  const places = [...cells.keys()].map(readPlace);
  const xs = places.length ? places.map(([x]) => x) : [0, 1];
  const ys = places.length ? places.map(([, y]) => y) : [0, 1];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin + 1 - x, height: Math.max(...ys) + margin + 1 - y };
}

/** The table as a picture in letters, row by row. */
export function picture(cells: Map<string, string>): string {
  if (!cells.size) return '';
  const { x, y, width, height } = bounds(cells, 0);
  return Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_each, column) => cells.get(at(x + column, y + row)) ?? '-').join('')).join('\n');
}

/** Such a picture back, with its upper left corner where the table had it. */
export function fromPicture(text: string, corner: Place): string[] {
  return text.split('\n').flatMap((row, y) => [...row.replace(/\s/g, '').toUpperCase()].flatMap((letter, x) => ((LETTERS as readonly string[]).includes(letter) ? [`${letter}@${at(corner[0] + x, corner[1] + y)}`] : [])));
}

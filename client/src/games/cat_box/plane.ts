/** Cat Box on the screen: which picture lies where. Reads notation; knows no rule. */

/** How large a cell is drawn. */
export const UNIT = 100;

/** A cell: column and row; a card is named by its upper left one. */
export type Place = [number, number];

export interface Laid {
  id: string;
  x: number;
  y: number;
  /** The face as it lies, "TLTR/BLBR". */
  face: string;
  /** Which of the four quadrants (TL, TR, BL, BR) nothing lies on. */
  open: boolean[];
}

export interface Cell {
  x: number;
  y: number;
  content: string;
  layers: number;
  card: string;
}

const QUADRANTS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export const at = (x: number, y: number): string => `${x},${y}`;

/** The four contents of a face: TL, TR, BL, BR. */
export function contents(face: string): string[] {
  return [...face.replace('/', '')];
}

/** A face turned clockwise, for the preview. */
export function turned(face: string, degrees: number): string {
  let [a, b, c, d] = contents(face);
  for (let step = 0; step < degrees / 90; step += 1) [a, b, c, d] = [c, a, d, b];
  return `${a}${b}/${c}${d}`;
}

export function readPlace(text: string): Place {
  const [x = '0', y = '0'] = text.replace('@', '').split(',');
  return [Number(x), Number(y)];
}

/** "C06-@1,1" or "C26+r180@0,-1": the card's name and its anchor. */
export function readCard(text: string): { id: string; x: number; y: number } {
  const [name = '', place = '0,0'] = text.split('@');
  const [x, y] = readPlace(place);
  return { id: name.replace(/[+-].*$/, ''), x, y };
}

export class Plane {
  readonly cards: Laid[] = [];
  readonly cells = new Map<string, Cell>();

  constructor(table: string[], faces: string[]) {
    table.forEach((text, index) => {
      const { id, x, y } = readCard(text);
      const face = faces[index] ?? 'EE/EE';
      this.cards.push({ id, x, y, face, open: [true, true, true, true] });
      contents(face).forEach((content, quadrant) => {
        const [dx, dy] = QUADRANTS[quadrant] as readonly [number, number];
        const key = at(x + dx, y + dy);
        const below = this.cells.get(key);
        if (below) this.cover(below.card, x + dx, y + dy);
        this.cells.set(key, { x: x + dx, y: y + dy, content, layers: (below?.layers ?? 0) + 1, card: id });
      });
    });
  }

  private cover(id: string, x: number, y: number): void {
    const card = this.cards.find((each) => each.id === id);
    if (card) card.open[x - card.x + 2 * (y - card.y)] = false;
  }

  /** The rectangle of cells that are in use, with a margin. */
  bounds(margin: number): { x: number; y: number; width: number; height: number } {
    const xs = [...this.cells.values()].map((cell) => cell.x);
    const ys = [...this.cells.values()].map((cell) => cell.y);
    const x = Math.min(0, ...xs) - margin;
    const y = Math.min(0, ...ys) - margin;
    return { x, y, width: Math.max(1, ...xs) + 1 + margin - x, height: Math.max(1, ...ys) + 1 + margin - y };
  }

  /** Cells with this picture, in connected patches, the largest first: for outlines. */
  patches(content: string): Cell[][] {
    const left = new Map([...this.cells].filter(([, cell]) => cell.content === content));
    const found: Cell[][] = [];
    for (const start of [...left.values()]) {
      if (!left.delete(at(start.x, start.y))) continue;
      const patch = [start];
      for (const cell of patch) {
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
          const key = at(cell.x + dx, cell.y + dy);
          const next = left.get(key);
          if (next && left.delete(key)) patch.push(next);
        }
      }
      found.push(patch);
    }
    return found.sort((a, b) => b.length - a.length);
  }
}

export interface Move {
  verb: string;
  /** Hand slot "1.0", "reserved", a card's name for the mouse, or ''. */
  source: string;
  place: Place | null;
  turn: number;
  stack: boolean;
}

export function readMove(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const move: Move = { verb, source: '', place: null, turn: 0, stack: false };
  for (const word of words) {
    if (word === 'stack') move.stack = true;
    else if (/^r\d+$/.test(word)) move.turn = Number(word.slice(1));
    else if (word.includes(',')) move.place = readPlace(word);
    else move.source = word;
  }
  return move;
}

export function writeMove(move: Move): string {
  const place = move.place ? (move.verb === 'scratcher' ? at(...move.place) : `@${at(...move.place)}`) : '';
  return [move.verb, move.source, place, move.stack ? 'stack' : '', move.turn ? `r${move.turn}` : ''].filter(Boolean).join(' ');
}

/** Moves that differ only in their place belong together. */
export function family(move: Move): string {
  return [move.verb, move.source, move.stack, move.turn].join('|');
}

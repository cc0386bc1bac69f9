/** The neighbourhood as a drawing: places, ways between them, roads, shops, homes. Reads the board's data; knows no rule. */
import board from '../../../../src/clowder/games/cat_attack/parts/board.json';
import type { Json } from '../../wire';

export interface Space {
  id: string;
  kind: string;
  x: number;
  y: number;
  owner: string | null;
  shop: string | null;
  curiosity: boolean;
  car_stop?: boolean;
}

export interface Shop {
  id: string;
  food: string;
  garden: string[];
  roof: number[];
}

export interface HomeData {
  id: string;
  garden: string[];
  doorstep: string;
  larder: number[][];
}

interface BoardData {
  spaces: Space[];
  edges: string[][];
  car_route: string[];
  shops: Shop[];
  homes: HomeData[];
  lairs: { id: string; animal: string }[];
  bends?: { edge: string[]; control: number[] }[];
  piles?: Record<string, number[]>;
}

export type Point = [number, number];

/** The direction from one point to another, in degrees. */
export const turn = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;

export class Town {
  readonly spaces = new Map<string, Space>();
  readonly ways = new Map<string, string[]>();
  readonly shops: Shop[];
  readonly homes: HomeData[];
  readonly lairs: { id: string; animal: string }[];
  readonly road: string;
  readonly walls: [Space, Space][] = [];
  readonly paths: [Space, Space][] = [];

  constructor(private readonly data: BoardData) {
    for (const space of data.spaces) this.spaces.set(space.id, space);
    for (const [from = '', to = ''] of data.edges) {
      this.ways.set(from, [...(this.ways.get(from) ?? []), to]);
      this.ways.set(to, [...(this.ways.get(to) ?? []), from]);
      const [a, b] = [this.spaces.get(from), this.spaces.get(to)];
      if (!a || !b || (a.kind === 'road' && b.kind === 'road')) continue;
      const stony = [a.kind, b.kind].every((kind) => kind === 'wall' || kind === 'road');
      (stony ? this.walls : this.paths).push([a, b]);
    }
    this.shops = data.shops;
    this.homes = data.homes;
    this.lairs = data.lairs;
    this.road = this.roadPath();
  }

  private roadPath(): string {
    const ids = this.data.car_route;
    const start = this.point(ids[0] ?? '');
    let path = `M${start.join(' ')}`;
    ids.forEach((id, index) => {
      const next = ids[(index + 1) % ids.length] ?? '';
      const bend = this.data.bends?.find(({ edge }) => edge.includes(id) && edge.includes(next));
      path += `${bend ? `Q${bend.control.join(' ')} ` : 'L'}${this.point(next).join(' ')}`;
    });
    return `${path}Z`;
  }

  point(id: string): Point {
    const space = this.spaces.get(id);
    return [space?.x ?? 500, space?.y ?? 500];
  }

  /** The way the car takes between two places of its round, in its direction; straight if one of them is not on it. */
  drive(from: string, to: string): Point[] {
    const round = this.data.car_route;
    const [start, end] = [round.indexOf(from), round.indexOf(to)];
    if (end < 0) return [this.point(from), this.point(to)];
    const first = start < 0 ? 0 : start;
    const count = (end - first + round.length) % round.length;
    const way = Array.from({ length: count + 1 }, (_, step) => this.point(round[(first + step) % round.length] ?? to));
    return start < 0 ? [this.point(from), ...way] : way;
  }

  /** Where the car looks when it stands somewhere: along its round. */
  heading(id: string): number {
    const round = this.data.car_route;
    const at = round.indexOf(id);
    return turn(this.point(id), this.point(round[(at + 1) % round.length] ?? id));
  }

  /** The pieces of road between neighbours of the car's round, and the way out of its park. */
  roadSides(): [Point, Point][] {
    const round = this.data.car_route;
    return round.flatMap((id, index): [Point, Point][] => {
      const next = round[(index + 1) % round.length] ?? id;
      const bend = this.data.bends?.find(({ edge }) => edge.includes(id) && edge.includes(next));
      if (!bend) return [[this.point(id), this.point(next)]];
      const control: Point = [bend.control[0] ?? 0, bend.control[1] ?? 0];
      const [a, b] = [this.point(id), this.point(next)];
      const middle: Point = [(a[0] + 2 * control[0] + b[0]) / 4, (a[1] + 2 * control[1] + b[1]) / 4];
      return [[a, middle], [middle, b]];
    });
  }

  /** Where cards and the die lie. */
  pileSpots(): Point[] {
    const [x, y] = this.pile('mog_discard', [500, 500]);
    return [this.pile('mog_draw', [450, 412]), this.pile('curiosity', [550, 412]), [x, y], [x, y + 96]];
  }

  pile(name: string, otherwise: Point): Point {
    const [x = otherwise[0], y = otherwise[1]] = this.data.piles?.[name] ?? [];
    return [x, y];
  }

  /** The rectangle around some places. */
  around(ids: string[], margin: number): { x: number; y: number; width: number; height: number } {
    const points = ids.map((id) => this.point(id));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
  }

  /** The shortest way between two places, or none. */
  shortest(from: string, to: string): string[] | null {
    const came = new Map<string, string>([[from, '']]);
    for (const here of came.keys()) {
      if (here === to) break;
      for (const next of this.ways.get(here) ?? []) if (!came.has(next)) came.set(next, here);
    }
    if (!came.has(to)) return null;
    const path = [to];
    while (path[0] !== from) path.unshift(came.get(path[0] as string) as string);
    return path;
  }

  /** A way of so many steps to draw paw prints along; around the places in `avoid` if there is one. */
  route(from: string, to: string, steps: number, avoid: ReadonlySet<string>): string[] | null {
    const walk = (path: string[], careful: boolean): string[] | null => {
      const here = path.at(-1) as string;
      if (path.length === steps + 1) return here === to ? path : null;
      for (const next of this.ways.get(here) ?? []) {
        const isLast = path.length === steps;
        if (path.includes(next) || (next === to) !== isLast || (careful && !isLast && avoid.has(next))) continue;
        const found = walk([...path, next], careful);
        if (found) return found;
      }
      return null;
    };
    return steps > 0 && steps < 8 ? (walk([from], true) ?? walk([from], false)) : null;
  }
}

const printed = new Town(board);

/** A board that a table's options bring along; the server has checked it. */
function isBoard(option: unknown): option is BoardData {
  return typeof option === 'object' && option !== null && 'spaces' in option;
}

/** The board of a table: the printed one, or the one its options bring along. */
export function townOf(option: Json | undefined): Town {
  return isBoard(option) ? new Town(option) : printed;
}

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

/** The foods in the order in which shelves show them: three on each. */
export const FOODS = ['mouse', 'bird', 'fish', 'milk', 'tin', 'vitamins'];
/** Between two foods on a shelf. */
const SLOT = 25;
/** From the Curiosity pile to the card that was drawn last. */
export const SEEN = 64;

/** How much wider and higher than its data a board is drawn, so that it fills the room it has. */
export interface Stretch {
  x: number;
  y: number;
}

/** Most that a board is drawn wider, and higher, than its data. */
const WIDEST = 1.5;
const HIGHEST = 1.25;
/** In steps, so that not every pixel of a window makes another map. */
const STEP = 100;

/** How a board fills a room of that size. */
export function stretchFor(width: number, height: number): Stretch {
  // With the edge of the map around it.
  const filling = (ratio: number): number => Math.floor((1.014 * ratio - 0.014) * STEP) / STEP;
  const wide = width / Math.max(1, height);
  return { x: Math.max(1, Math.min(WIDEST, filling(wide))), y: Math.max(1, Math.min(HIGHEST, filling(1 / wide))) };
}

/** The same board, drawn wider or higher: places move apart, houses and shelves keep their size. */
function stretched(data: BoardData, { x: sx, y: sy }: Stretch): BoardData {
  const move = ([x = 0, y = 0]: number[]): number[] => [Math.round(x * sx), Math.round(y * sy)];
  const spaces = data.spaces.map((space) => ({ ...space, x: Math.round(space.x * sx), y: Math.round(space.y * sy) }));
  const homes = data.homes.map((home) => {
    const was = data.spaces.find((space) => space.id === home.id);
    const [x = 0, y = 0] = move([was?.x ?? 0, was?.y ?? 0]);
    return { ...home, larder: home.larder.map(([lx = 0, ly = 0]) => [x + lx - (was?.x ?? 0), y + ly - (was?.y ?? 0)]) };
  });
  return {
    ...data,
    spaces,
    homes,
    shops: data.shops.map((shop) => ({ ...shop, roof: move(shop.roof) })),
    bends: (data.bends ?? []).map((bend) => ({ ...bend, control: move(bend.control) })),
    piles: Object.fromEntries(Object.entries(data.piles ?? {}).map(([name, at]) => [name, move(at)])),
  };
}

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
  readonly width: number;
  readonly height: number;
  private readonly data: BoardData;

  constructor(board: BoardData, stretch: Stretch = { x: 1, y: 1 }) {
    const data = stretched(board, stretch);
    this.data = data;
    [this.width, this.height] = [1000 * stretch.x, 1000 * stretch.y];
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

  /** Where a place is; also the roof of a shop ("shop:dairy"), and the spot of a food on a larder's shelves ("larder:H2:fish"). */
  point(id: string): Point {
    const [kind, name = '', food = ''] = id.split(':');
    if (kind === 'shop') return pair(this.shops.find((shop) => shop.id === name)?.roof);
    if (kind === 'larder') return this.onShelf(name, food);
    const space = this.spaces.get(id);
    return [space?.x ?? this.width / 2, space?.y ?? this.height / 2];
  }

  private onShelf(home: string, food: string): Point {
    const place = Math.max(0, FOODS.indexOf(food));
    const [x, y] = pair(this.homes.find(({ id }) => id === home)?.larder[Math.floor(place / 3)]);
    return [x + ((place % 3) - 1) * SLOT, y];
  }

  /** Whether there is such a place on the map. */
  has(id: string): boolean {
    return this.spaces.has(id) || id.startsWith('shop:') || id.startsWith('larder:');
  }

  /** Roads by the letter their places begin with: where their name stands, how it is turned, and how long it may be. */
  streets(): { id: string; at: Point; angle: number; room: number; outside: boolean }[] {
    const round = this.data.car_route;
    const letters = [...new Set(round.map((id) => id.charAt(0)))];
    return letters.map((id) => {
      const own = round.filter((each) => each.startsWith(id));
      const [first, last] = [this.point(own[1] ?? ''), this.point(own[2] ?? '')];
      const angle = turn(first, last);
      const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
      const between = Math.hypot(last[0] - first[0], last[1] - first[1]);
      // Beside a road that runs along a wide edge there is more room than on it.
      const edge = Math.min(middle[0], this.width - middle[0]);
      const outside = edge > 62 && edge < 100;
      const at: Point = outside ? [middle[0] < this.width / 2 ? edge - 55 : this.width - edge + 55, this.point(own[2] ?? '')[1]] : middle;
      // Never upside down.
      return { id, at, angle: Math.abs(angle) > 91 ? angle + 180 : angle, room: outside ? 2.5 * between : between - 52, outside };
    });
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
    const [x, y] = this.pile('mog_discard', [0.5, 0.5]);
    const [cx, cy] = this.pile('curiosity', [0.55, 0.412]);
    return [this.pile('mog_draw', [0.45, 0.412]), [cx, cy], [cx + SEEN, cy], [x, y], [x, y + 96]];
  }

  /** Where a pile lies, by the board's data or else at that share of width and height. */
  pile(name: string, otherwise: Point): Point {
    const [x = otherwise[0] * this.width, y = otherwise[1] * this.height] = this.data.piles?.[name] ?? [];
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

const pair = ([x = 0, y = 0]: number[] = []): Point => [x, y];

/** Towns that were drawn already, by board and stretch: the same one is the same object. */
const drawn = new WeakMap<BoardData, Map<string, Town>>();

/** A board that a table's options bring along; the server has checked it. */
function isBoard(option: unknown): option is BoardData {
  return typeof option === 'object' && option !== null && 'spaces' in option;
}

/** The board of a table: the printed one, or the one its options bring along; drawn to fill its room. */
export function townOf(option: Json | undefined, stretch: Stretch = { x: 1, y: 1 }): Town {
  const data = isBoard(option) ? option : board;
  const known = drawn.get(data) ?? new Map<string, Town>();
  drawn.set(data, known);
  const key = `${stretch.x} ${stretch.y}`;
  const town = known.get(key) ?? new Town(data, stretch);
  known.set(key, town);
  return town;
}

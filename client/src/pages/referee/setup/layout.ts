/** A position as places that hold pieces: what is tapped becomes its JSON. Reads and writes notation; knows no rule. */
import type { Json } from '../../../wire';
import { at, list } from '../../parts/kind';
import type { Data } from '../api';

/** How a place is written: a list of names, one text of them, or a single name. */
type Form = 'list' | 'text' | 'one';

/** A row of pieces beside the table, such as a hand. */
export interface Holder {
  /** Where it is inside the position: `hands.0`, `series.A.blue`. */
  path: string;
  /** What it is called: `setup-place-<name>`. */
  name: string;
  seat: number | null;
  form: Form;
  /** Which kinds of pieces somebody may want there. */
  kinds: readonly string[];
  /** A colour or a number that belongs to its name. */
  mark?: string;
  /** A pile that is told from its top: what is put there lies on top. */
  pile?: boolean;
}

/** A piece that lies on the table: what it is and how it lies, and where. */
export interface Laid {
  text: string;
  at: string;
  /** Across two cells. */
  over?: boolean;
}

/** The table itself: a plane of cells, or a map. */
export interface Ground {
  /** How many cells a piece is wide and high. */
  span?: number;
  kinds: readonly string[];
  read: (position: Data) => Laid[];
  write: (position: Data, laid: Laid[]) => void;
  /** One more piece; answers what had to make room for it. */
  put: (laid: Laid[], piece: Laid) => { laid: Laid[]; displaced: string[] };
}

/** A number or a choice that belongs to no piece. */
export type Control = { path: string; name: string; seat: number | null } & ({ form: 'number'; most: number } | { form: 'choice'; values: Json[] } | { form: 'several'; values: string[] });

/** A way to turn a piece. */
export interface Turn {
  name: 'turn' | 'over';
  kinds: readonly string[];
  turn: (text: string) => string;
}

export interface Layout {
  /** The place of all cards that lie nowhere else, its top first. */
  pool: Holder;
  /** Fields that tell how it came to this: a position set up by hand has no past, the engine fills in what it needs. */
  forgets: readonly string[];
  /** The steps of a turn that one may choose; a position at another one leaves it to the engine. */
  phases: readonly string[];
  holders: (position: Data) => Holder[];
  controls: (position: Data) => Control[];
  ground: Ground | null;
  turns: readonly Turn[];
  /** The piece a text names, without how it lies. */
  idOf: (text: string) => string;
  /** A piece as it comes from the box. */
  fresh: (id: string, kind: string) => string;
  active: (position: Data) => number;
  setActive: (position: Data, seat: number) => void;
  /** What changes with a control besides it; `by` is how much a number grew. */
  controlled?: (position: Data, path: string, by: number) => void;
}

/** On the table, or in a holder. */
export interface Spot {
  place: string;
  index: number;
}
export const TABLE = 'table:';
export type Target = { at: string } | { path: string; index?: number };

export const seatsOf = (position: Data): number => (typeof position['seats'] === 'number' ? position['seats'] : 0);
export const seatRange = (position: Data): number[] => [...Array(seatsOf(position)).keys()];
export const words = (value: Json | undefined): string[] => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : list(value).filter((each): each is string => typeof each === 'string' && each !== ''));

export function setAt(data: Data, path: string, value: Json): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let here: Data | Json[] = data;
  for (const step of steps) {
    const next: Json | undefined = Array.isArray(here) ? here[Number(step)] : here[step];
    const inside: Data | Json[] = typeof next === 'object' && next !== null ? next : {};
    if (Array.isArray(here)) here[Number(step)] = inside;
    else here[step] = inside;
    here = inside;
  }
  if (Array.isArray(here)) here[Number(last)] = value;
  else here[last] = value;
}

export const read = (position: Data, { path }: Holder): string[] => words(at(position, path)).map((word) => (word === '+K' ? 'KIT' : word));

export function write(position: Data, { path, form }: Holder, pieces: readonly string[]): void {
  setAt(position, path, form === 'list' ? [...pieces] : form === 'one' ? (pieces.at(-1) ?? null) : pieces.join(' '));
}

const copied = (position: Data): Data => JSON.parse(JSON.stringify(position)) as Data;

/** Every holder with its pieces, the pool too. */
export const allHolders = (layout: Layout, position: Data): Holder[] => [...layout.holders(position), layout.pool];

export function textAt(layout: Layout, position: Data, { place, index }: Spot): string | null {
  if (place === TABLE) return layout.ground?.read(position)[index]?.text ?? null;
  const holder = allHolders(layout, position).find((each) => each.path === place);
  return (holder && read(position, holder)[index]) ?? null;
}

function without(layout: Layout, position: Data, { place, index }: Spot): void {
  if (place === TABLE) layout.ground?.write(position, layout.ground.read(position).filter((_, each) => each !== index));
  const holder = allHolders(layout, position).find((each) => each.path === place);
  if (holder) write(position, holder, read(position, holder).filter((_, each) => each !== index));
}

/** A card that is needed elsewhere leaves the pool. */
function fromPool(layout: Layout, position: Data, text: string): void {
  const pool = read(position, layout.pool);
  const index = pool.findIndex((each) => layout.idOf(each) === layout.idOf(text));
  if (index >= 0) write(position, layout.pool, pool.toSpliced(index, 1));
}

/** A card nobody needs goes under the pool; where the pool is empty on purpose it is out of the game. */
function toPool(layout: Layout, position: Data, texts: readonly string[], kindOf: (id: string) => string): void {
  const cards = texts.filter((text) => layout.pool.kinds.includes(kindOf(layout.idOf(text)))).map((text) => layout.fresh(layout.idOf(text), kindOf(layout.idOf(text))));
  const pool = read(position, layout.pool);
  if (cards.length && pool.length) write(position, layout.pool, [...pool, ...cards]);
}

/** What the position is made of, besides its past. */
function begun(layout: Layout, position: Data): Data {
  const next = copied(position);
  for (const field of layout.forgets) Reflect.deleteProperty(next, field);
  if (!layout.phases.includes(String(next['phase']))) delete next['phase'];
  return next;
}

export type Change = (position: Data) => void;

/** A copy of the position after a change; its past is gone. */
export function changed(layout: Layout, position: Data, change: Change): Data {
  const next = begun(layout, position);
  change(next);
  return next;
}

/** Puts a piece down: one of the box, or one that lies somewhere already. */
export function put(layout: Layout, position: Data, text: string, from: Spot | null, to: Target, kindOf: (id: string) => string): void {
  const before = from && 'path' in to && from.place === to.path && to.index !== undefined && to.index > from.index ? 1 : 0;
  if (from) without(layout, position, from);
  else fromPool(layout, position, text);
  if ('at' in to) {
    const { ground } = layout;
    if (!ground) return;
    const done = ground.put(ground.read(position), { text, at: to.at });
    ground.write(position, done.laid);
    toPool(layout, position, done.displaced, kindOf);
    return;
  }
  const holder = allHolders(layout, position).find((each) => each.path === to.path);
  if (!holder) return;
  const there = read(position, holder);
  if (holder.form === 'one') {
    write(position, holder, [text]);
    toPool(layout, position, there, kindOf);
  } else write(position, holder, there.toSpliced(Math.max(0, (to.index ?? (holder.pile ? 0 : there.length)) - before), 0, text));
}

export function takeAway(layout: Layout, position: Data, from: Spot, kindOf: (id: string) => string): void {
  const text = textAt(layout, position, from);
  if (text === null) return;
  without(layout, position, from);
  if (from.place !== layout.pool.path) toPool(layout, position, [text], kindOf);
}

export function turnAt(layout: Layout, position: Data, spot: Spot, turn: Turn): void {
  const { ground } = layout;
  if (spot.place === TABLE && ground) ground.write(position, ground.read(position).map((each, index) => (index === spot.index ? { ...each, text: turn.turn(each.text) } : each)));
  const holder = allHolders(layout, position).find((each) => each.path === spot.place);
  if (holder) write(position, holder, read(position, holder).map((each, index) => (index === spot.index ? turn.turn(each) : each)));
}

/** Everything that lies somewhere goes back to the pool or into the box; single places keep what they have. */
export function cleared(layout: Layout, position: Data, kindOf: (id: string) => string): void {
  const found: string[] = [];
  if (layout.ground) {
    found.push(...layout.ground.read(position).map((each) => each.text));
    layout.ground.write(position, []);
  }
  for (const holder of layout.holders(position).filter((each) => each.form !== 'one')) {
    found.push(...read(position, holder));
    write(position, holder, []);
  }
  toPool(layout, position, found, kindOf);
}

/** How many of each piece can still be put down: all there are less those that lie somewhere else than in the pool. */
export function left(layout: Layout, position: Data, pieces: readonly { id: string; count: number }[]): Map<string, number> {
  const found = new Map(pieces.map((piece) => [piece.id, piece.count]));
  const used = [...(layout.ground?.read(position) ?? []).map((each) => each.text), ...layout.holders(position).flatMap((holder) => read(position, holder))];
  for (const text of used) {
    const id = layout.idOf(text);
    found.set(id, (found.get(id) ?? 0) - 1);
  }
  return found;
}

/** Whether a fault is about a place: `hands`, `hands: A: B01`, `series.A.blue`, `larders[0]`. */
export function isAbout(where: string, path: string): boolean {
  const plain = where.replace(/\[(\d+)\]/g, '.$1');
  if (plain === path || plain.startsWith(`${path}.`) || plain.startsWith(`${path}:`) || path.endsWith(`.${plain}`)) return true;
  const seat = /^(\w+)\.(\d+)$/.exec(path);
  return seat !== null && plain.startsWith(`${seat[1]}: ${String.fromCharCode(65 + Number(seat[2]))}`);
}

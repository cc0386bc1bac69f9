/** A position somebody sets up by hand: what is picked, every step undone and redone, and the engine as the only judge of it. */
import { ApiError } from '../../../lib/api';
import { fieldsOf } from '../../../lib/options';
import { gameInfo } from '../../../lib/session.svelte';
import type { Json } from '../../../wire';
import { at, list } from '../../parts/kind';
import { type Data, type Fault, type Piece, refereeApi, type Shown } from '../api';
import { catAttack } from './cat_attack';
import { catBox } from './cat_box';
import { csacskaMacska } from './csacska_macska';
import { ifItFits } from './if_it_fits';
import { type Change, changed, cleared, isAbout, type Layout, left, put, setAt, type Spot, takeAway, type Target, textAt, type Turn, turnAt } from './layout';

const LAYOUTS: Record<string, Layout> = { 'cat-box': catBox, 'if-it-fits': ifItFits, 'csacska-macska': csacskaMacska, 'cat-attack': catAttack };
const MOST_STEPS = 200;
/** Milliseconds of rest after which the engine is asked. */
const REST = 200;

/** Whether the pieces of a game can be laid by hand. */
export const canBeSetUp = (game: string): boolean => game in LAYOUTS;

export interface Picked {
  text: string;
  from: Spot | null;
}

export class Bench {
  draft = $state.raw<Data>({});
  pieces = $state.raw<Piece[]>([]);
  faults = $state.raw<Fault[]>([]);
  /** The draft as the engine understands it; null while it was not asked, or where something is wrong. */
  shown = $state.raw<Shown | null>(null);
  /** Why the engine could not be asked, by key. */
  unchecked = $state('');
  picked = $state.raw<Picked | null>(null);
  private past = $state.raw<Data[]>([]);
  private future = $state.raw<Data[]>([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly byId = $derived(new Map(this.pieces.map((piece) => [piece.id, piece])));
  readonly left = $derived.by(() => left(this.layout, this.draft, this.pieces));

  constructor(
    readonly game: string,
    begin: Data,
    readonly layout: Layout = LAYOUTS[game] ?? catBox,
  ) {
    this.draft = begin;
    void this.check();
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  pieceOf(text: string): Piece | null {
    return this.byId.get(this.layout.idOf(text)) ?? null;
  }
  readonly kindOf = (id: string): string => this.byId.get(id)?.kind ?? '';
  get pickedKind(): string {
    return this.picked ? (this.pieceOf(this.picked.text)?.kind ?? '') : '';
  }
  /** The ways the picked piece can be turned. */
  get turns(): readonly Turn[] {
    return this.layout.turns.filter((turn) => turn.kinds.includes(this.pickedKind));
  }

  edit(change: Change): void {
    this.past = [...this.past.slice(-MOST_STEPS), this.draft];
    this.future = [];
    this.turnTo(changed(this.layout, this.draft, change));
  }

  /** Takes a piece up; the same one again lays it back. */
  pick(text: string, from: Spot | null): void {
    const isSame = this.picked !== null && this.picked.text === text && this.picked.from?.place === from?.place && this.picked.from?.index === from?.index;
    this.picked = isSame ? null : { text, from };
  }

  /** A piece of the box, as it comes. */
  pickNew(piece: Piece): void {
    this.pick(this.layout.fresh(piece.id, piece.kind), null);
  }

  drop(to: Target): void {
    const { picked } = this;
    if (!picked) return;
    this.picked = null;
    this.edit((position) => put(this.layout, position, picked.text, picked.from, to, this.kindOf));
  }

  takeAway(): void {
    const from = this.picked?.from;
    this.picked = null;
    if (from) this.edit((position) => takeAway(this.layout, position, from, this.kindOf));
  }

  turn(turn: Turn): void {
    const { picked } = this;
    if (!picked) return;
    const { from } = picked;
    if (!from) {
      this.picked = { text: turn.turn(picked.text), from };
      return;
    }
    this.edit((position) => turnAt(this.layout, position, from, turn));
    this.picked = { text: textAt(this.layout, this.draft, from) ?? picked.text, from };
  }

  clear(): void {
    this.picked = null;
    this.edit((position) => cleared(this.layout, position, this.kindOf));
  }

  /** Everything that lies nowhere goes into the pool, in the order of the box; or all of it goes out of the game. */
  fillPool(full: boolean): void {
    const { pool, idOf, fresh } = this.layout;
    const cards = this.pieces.filter((piece) => pool.kinds.includes(piece.kind));
    this.edit((position) => {
      const free = left(this.layout, position, cards);
      const there = full ? list(pool.form === 'list' ? at(position, pool.path) : String(at(position, pool.path) ?? '').split(' ').filter(Boolean)).map(String) : [];
      const missing = cards.flatMap((piece) => Array<string>(Math.max(0, (free.get(piece.id) ?? 0) - there.filter((text) => idOf(text) === piece.id).length)).fill(fresh(piece.id, piece.kind)));
      const all = full ? [...there, ...missing] : [];
      setAt(position, pool.path, pool.form === 'list' ? all : all.join(' '));
    });
  }

  setControl(path: string, value: Json): void {
    this.edit((position) => {
      const before = at(position, path);
      setAt(position, path, value);
      this.layout.controlled?.(position, path, typeof value === 'number' ? value - Number(before ?? 0) : 0);
    });
  }

  /** The settings people choose from; the parts of a game stay, what chance made of the others does not. */
  setOptions(options: Record<string, Json>): void {
    const schema = gameInfo(this.game)?.options_schema;
    if (!schema) return;
    const chosen = Object.fromEntries(fieldsOf(schema).map((field) => [field.name, options[field.name] ?? field.fallback]));
    const before = (this.draft['options'] ?? {}) as Data;
    const parts = Object.fromEntries(Object.entries(before).filter(([name]) => schema.properties?.[name]?.['x-part']));
    this.edit((position) => (position['options'] = { ...parts, ...chosen }));
  }

  /** Another number of players begins with a new deal. */
  async deal(seats: number): Promise<void> {
    const schema = gameInfo(this.game)?.options_schema;
    const before = (this.draft['options'] ?? {}) as Data;
    const names = new Set(schema ? fieldsOf(schema, seats).filter((field) => field.values.includes(before[field.name] ?? null)).map((field) => field.name) : []);
    const options = Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)));
    const found = await refereeApi.deal(this.game, seats, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, options).catch(() => null);
    if (!found?.shown) return;
    this.past = [...this.past.slice(-MOST_STEPS), this.draft];
    this.future = [];
    this.picked = null;
    this.turnTo(found.shown.position);
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.picked = null;
    this.turnTo(step);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.picked = null;
    this.turnTo(step);
  }

  faultsAt(path: string): Fault[] {
    return this.faults.filter((fault) => isAbout(fault.where, path));
  }

  private turnTo(draft: Data): void {
    this.draft = draft;
    this.shown = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), REST);
  }

  /** Asks the engine; the answer to the latest question counts. */
  private async check(): Promise<void> {
    const question = (this.asked += 1);
    const found = await refereeApi.position(this.game, this.draft).catch((error: unknown) => (error instanceof ApiError ? error : new ApiError(0, 'unknown', {})));
    if (question !== this.asked) return;
    this.unchecked = found instanceof ApiError ? found.key : '';
    if (found instanceof ApiError) {
      if (found.status === 429) this.timer = setTimeout(() => void this.check(), 1000 * Number(found.params['seconds'] ?? 5));
      return;
    }
    this.faults = found.faults;
    this.shown = found.shown;
    if (found.ok) this.pieces = found.pieces;
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

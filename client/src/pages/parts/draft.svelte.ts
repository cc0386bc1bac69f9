/** A part somebody works on: every change can be undone, is kept in this browser at once, and is checked by the engine. */
import { ApiError } from '../../lib/api';
import type { Json } from '../../wire';
import { type Data, type Fault, partsApi } from './api';

const PLACE = 'clowder-part/';
const MOST_STEPS = 200;
/** Milliseconds of rest after which the engine is asked. */
const REST = 500;

/** As it lies in the browser's store. */
export interface Kept {
  game: string;
  option: string;
  name: string;
  data: Data;
  /** 0: the server does not have it yet. */
  version: number;
  changed: boolean;
}

function read(id: string): Kept | null {
  try {
    const text = localStorage.getItem(PLACE + id);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

export function draftIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .map((key) => key.slice(PLACE.length));
  } catch {
    return [];
  }
}

export const readDraft = read;

export function dropDraft(id: string): void {
  localStorage.removeItem(PLACE + id);
}

/** A new part that only this browser has; answers its address. */
export function newDraft(game: string, option: string, name: string, data: Data): string {
  const id = `new-${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
  localStorage.setItem(PLACE + id, JSON.stringify({ game, option, name, data, version: 0, changed: true } satisfies Kept));
  return id;
}

export class PartDraft {
  id = $state('');
  name = $state('');
  data = $state.raw<Data>({});
  changed = $state(false);
  faults = $state.raw<Fault[] | null>(null);
  /** Why the engine could not be asked, by key. */
  unchecked = $state('');
  /** The browser keeps nothing: private windows, or a full store. */
  unkept = $state(false);
  private past = $state.raw<Data[]>([]);
  private future = $state.raw<Data[]>([]);
  private version = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    readonly game: string,
    readonly option: string,
    kept: Pick<Kept, 'name' | 'data' | 'version' | 'changed'>,
  ) {
    this.id = id;
    this.name = kept.name;
    this.data = kept.data;
    this.version = kept.version;
    this.changed = kept.changed;
    void this.check();
  }

  /** What was begun in this browser, or what the server keeps. */
  static async open(id: string): Promise<PartDraft> {
    const here = read(id);
    if (here) return new PartDraft(id, here.game, here.option, here);
    const kept = await partsApi.get(id);
    return new PartDraft(id, kept.game, kept.option, { name: kept.name, data: kept.data, version: kept.version, changed: false });
  }

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  edit(change: (data: Data) => void): void {
    const next = structuredClone(this.data);
    change(next);
    this.past = [...this.past.slice(-MOST_STEPS), this.data];
    this.future = [];
    this.become(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.data];
    this.become(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.data];
    this.become(next);
  }

  rename(name: string): void {
    this.name = name;
    this.changed = true;
    this.keepHere();
  }

  private become(data: Data): void {
    this.data = data;
    this.changed = true;
    this.keepHere();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), REST);
  }

  private keepHere(): void {
    const kept: Kept = { game: this.game, option: this.option, name: this.name, data: this.data, version: this.version, changed: this.changed };
    try {
      localStorage.setItem(PLACE + this.id, JSON.stringify(kept));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  /** Asks the engine; the answer to the latest question counts. */
  async check(): Promise<void> {
    const question = (this.asked += 1);
    const found = await partsApi.check(this.game, this.option, this.data).catch((error: unknown) => (error instanceof ApiError ? error : new ApiError(0, 'unknown', {})));
    if (question !== this.asked) return;
    this.unchecked = found instanceof ApiError ? found.key : '';
    if (!(found instanceof ApiError)) this.faults = found.faults;
    // Somebody who works fast is asked to wait a little; the last word is still wanted.
    else if (found.status === 429) this.timer = setTimeout(() => void this.check(), 1000 * Number((found.params as Record<string, Json>)['seconds'] ?? 5));
  }

  /** Keeps it with the person; what another device has changed meanwhile stays, and this becomes a part of its own. */
  async save(): Promise<void> {
    const [name, data, old] = [this.name, this.data, this.id];
    if (this.version) {
      try {
        this.version = await partsApi.change(old, name, data, this.version);
        this.settle(old, name, data);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
      }
    }
    const kept = await partsApi.keep(this.game, this.option, name, data);
    [this.id, this.version] = [kept.id, kept.version];
    this.settle(old, name, data);
  }

  private settle(old: string, name: string, data: Data): void {
    dropDraft(old);
    this.changed = this.name !== name || this.data !== data;
    if (this.changed) this.keepHere(); // somebody went on while it was sent
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

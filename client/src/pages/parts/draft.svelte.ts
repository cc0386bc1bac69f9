/**
 * A part somebody works on: every change can be undone, is kept in this browser at once, and is checked by the engine.
 * Tabs of one browser that show the same part follow each other.
 */
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
  /** What was last sent without an answer that came: the server may have it. */
  sent?: Content | null;
}

interface Content {
  name: string;
  data: Data;
}

/** What other tabs are told: the part under this id is now that one. */
interface Told {
  from: string;
  id: string;
  kept: Kept;
}

const same = (one: Content, other: Content | null): boolean => other !== null && one.name === other.name && JSON.stringify(one.data) === JSON.stringify(other.data);

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
  /** What somebody has to know about other tabs and devices, by key: `apart`, `followed`. */
  told = $state('');
  private past = $state.raw<Data[]>([]);
  private future = $state.raw<Data[]>([]);
  private version = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent: Content | null;
  private saving: Promise<void> = Promise.resolve();
  private readonly others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('clowder-parts');

  constructor(
    id: string,
    readonly game: string,
    readonly option: string,
    kept: Pick<Kept, 'name' | 'data' | 'version' | 'changed' | 'sent'>,
  ) {
    this.id = id;
    this.name = kept.name;
    this.data = kept.data;
    this.version = kept.version;
    this.changed = kept.changed;
    this.sent = kept.sent ?? null;
    if (this.others) this.others.onmessage = ({ data: told }: MessageEvent<Told>) => this.follow(told);
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
    this.told = '';
    this.keepHere();
    this.checkSoon();
  }

  private checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), REST);
  }

  private asKept(): Kept {
    return { game: this.game, option: this.option, name: this.name, data: this.data, version: this.version, changed: this.changed, sent: this.sent };
  }

  private keepHere(): void {
    try {
      localStorage.setItem(PLACE + this.id, JSON.stringify(this.asKept()));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
    this.tell(this.id);
  }

  private tell(from: string): void {
    this.others?.postMessage({ from, id: this.id, kept: this.asKept() } satisfies Told);
  }

  /** Another tab has changed or kept this part: it is the same one here, and a step that can be undone. */
  private follow({ from, id, kept }: Told): void {
    if (from !== this.id) return;
    if (JSON.stringify(kept.data) !== JSON.stringify(this.data)) {
      this.past = [...this.past.slice(-MOST_STEPS), this.data];
      this.future = [];
      this.data = kept.data;
      this.told = 'followed';
      this.checkSoon();
    }
    [this.id, this.name, this.version, this.changed, this.sent] = [id, kept.name, kept.version, kept.changed, kept.sent ?? null];
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

  /** Keeps it with the person. Who asks again meanwhile waits, and only what has changed since is sent then. */
  save(): Promise<void> {
    const saved = this.saving.then(() => (this.changed ? this.send() : undefined));
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  /** What another device has changed meanwhile stays, and this becomes a part of its own; somebody is told. */
  private async send(): Promise<void> {
    const [now, old, unsure]: [Content, string, Content | null] = [{ name: this.name, data: this.data }, this.id, this.sent];
    this.sent = now;
    this.told = '';
    this.keepHere();
    if (!this.version && unsure) await this.find(unsure);
    if (this.version && (await this.change(now, unsure))) return this.settle(old, now);
    const kept = await partsApi.keep(this.game, this.option, now.name, now.data);
    if (this.version) this.told = 'apart';
    [this.id, this.version] = [kept.id, kept.version];
    this.settle(old, now);
  }

  /** An answer may have been lost on its way: what the server then has is this part. */
  private async find(unsure: Content): Promise<void> {
    for (const each of await partsApi.mine()) {
      if (each.game !== this.game || each.option !== this.option || each.name !== unsure.name.trim()) continue;
      const found = await partsApi.get(each.id);
      if (same({ name: unsure.name, data: found.data }, unsure)) [this.id, this.version] = [found.id, found.version];
    }
  }

  /** Whether the server has it now; not where somebody else has changed or deleted it. */
  private async change(now: Content, unsure: Content | null, again = true): Promise<boolean> {
    try {
      this.version = await partsApi.change(this.id, now.name, now.data, this.version);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
      if (error.status === 404 || !again) return false;
    }
    const there = await partsApi.get(this.id);
    if (!same(there, now) && !same(there, unsure)) return false;
    this.version = there.version; // our own, whose answer was lost
    return this.change(now, null, false);
  }

  private settle(old: string, sent: Content): void {
    dropDraft(old);
    this.sent = null;
    this.changed = this.name !== sent.name || this.data !== sent.data;
    if (this.changed) this.keepHere(); // somebody went on while it was sent
    this.tell(old);
  }

  close(): void {
    clearTimeout(this.timer);
    this.others?.close();
    this.asked += 1;
  }
}

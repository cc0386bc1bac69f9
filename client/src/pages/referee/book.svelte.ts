/** A score pad somebody fills in: every step can be undone, is kept in this browser at once, and is counted by the engine. */
import { ApiError } from '../../lib/api';
import { addressOf } from '../../lib/base';
import { session } from '../../lib/session.svelte';
import type { Json, OutcomeInfo, Params } from '../../wire';
import { type Data, type Fault, refereeApi } from './api';
import { packed } from './link';

const PLACE = 'clowder-pad/';
const MOST_STEPS = 300;
const MOST_KEPT = 30;
const MOST_NAMES = 6;
/** Cells that are shown of a table: a link may bring one of any size. */
export const MOST_CELLS = 4000;
/** Milliseconds of rest after which the engine is asked. */
const REST = 250;

export interface Kept {
  game: string;
  names: string[];
  pad: Data;
  changed: number;
  /** What it came to when it was last counted. */
  scores?: number[];
}

interface Step {
  names: string[];
  pad: Data;
}

function isKept(value: unknown): value is Kept {
  const kept = value as Kept | null;
  return typeof kept === 'object' && kept !== null && typeof kept.game === 'string' && Array.isArray(kept.names) && typeof kept.pad === 'object' && kept.pad !== null;
}

/** The pads of this browser, the latest first. */
export function keptPads(): (Kept & { id: string })[] {
  const found: (Kept & { id: string })[] = [];
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PLACE))) {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (isKept(kept)) found.push({ ...kept, id: key.slice(PLACE.length) });
    }
  } catch {
    // A private window keeps nothing.
  }
  return found.sort((one, other) => other.changed - one.changed);
}

export function dropPad(id: string): void {
  localStorage.removeItem(PLACE + id);
}

/** What a link brought; null if it is no pad of this game. */
export function fromLink(game: string, value: Json | null): Step | null {
  const kept = value as unknown;
  if (!isKept(kept) || kept.game !== game) return null;
  return { names: kept.names.slice(0, MOST_NAMES).map((name) => String(name).slice(0, 40)), pad: kept.pad };
}

/** Whether a pad says what that one says. */
export function isSame(kept: Kept, game: string, { names, pad }: Step): boolean {
  return kept.game === game && JSON.stringify([kept.names, kept.pad]) === JSON.stringify([names, pad]);
}

export class Book {
  names = $state.raw<string[]>([]);
  pad = $state.raw<Data>({});
  faults = $state.raw<Fault[]>([]);
  outcome = $state.raw<OutcomeInfo | null>(null);
  /** Why the engine could not be asked, by key. */
  unchecked = $state('');
  counting = $state(false);
  unkept = $state(false);
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly game: string,
    begin: Step,
  ) {
    this.names = begin.names;
    this.pad = begin.pad;
    void this.count();
  }

  get seats(): number {
    return this.names.length;
  }
  get options(): Data {
    return (this.pad['options'] ?? {}) as Data;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Changes a copy of the pad. */
  edit(change: (pad: Data, names: string[]) => void): void {
    const pad = JSON.parse(JSON.stringify(this.pad)) as Data;
    const names = [...this.names];
    change(pad, names);
    this.past = [...this.past.slice(-MOST_STEPS), { names: this.names, pad: this.pad }];
    this.future = [];
    this.turnTo({ names, pad });
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, { names: this.names, pad: this.pad }];
    this.turnTo(step);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, { names: this.names, pad: this.pad }];
    this.turnTo(step);
  }

  setOption(name: string, value: Json): void {
    this.edit((pad) => (pad['options'] = { ...(pad['options'] as Params | undefined), [name]: value }));
  }

  private turnTo({ names, pad }: Step): void {
    this.names = names;
    this.pad = pad;
    this.keep();
    clearTimeout(this.timer);
    this.counting = true;
    this.timer = setTimeout(() => void this.count(), REST);
  }

  keep(): void {
    try {
      const kept: Kept = { game: this.game, names: this.names, pad: this.pad, changed: Date.now() };
      localStorage.setItem(PLACE + this.id, JSON.stringify(kept));
      for (const old of keptPads().slice(MOST_KEPT)) dropPad(old.id);
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  private keepScores(): void {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(PLACE + this.id) ?? 'null');
      if (isKept(kept)) localStorage.setItem(PLACE + this.id, JSON.stringify({ ...kept, scores: this.outcome?.scores }));
    } catch {
      // It is told where it is kept.
    }
  }

  /** Asks the engine; the answer to the latest question counts. */
  async count(): Promise<void> {
    const question = (this.asked += 1);
    this.counting = true;
    const found = await refereeApi.count(this.game, this.pad).catch((error: unknown) => (error instanceof ApiError ? error : new ApiError(0, 'unknown', {})));
    if (question !== this.asked) return;
    this.counting = false;
    this.unchecked = found instanceof ApiError ? found.key : '';
    if (!(found instanceof ApiError)) {
      this.faults = found.faults;
      this.outcome = found.outcome;
      this.keepScores();
    } else if (found.status === 429) this.timer = setTimeout(() => void this.count(), 1000 * Number(found.params['seconds'] ?? 5));
  }

  faultsAt(where: string): Fault[] {
    return this.faults.filter((fault) => fault.where === where || fault.where.startsWith(`${where}[`) || fault.where.startsWith(`${where}.`) || fault.where.startsWith(`${where}:`));
  }

  /** An address that holds all of it. */
  async address(): Promise<string> {
    const kept = { game: this.game, names: this.names, pad: this.pad, changed: 0 } as unknown as Json;
    return addressOf(`referee/${this.game}`, session.me?.address, location) + (await packed(kept));
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

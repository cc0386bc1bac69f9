/** A game looked at again: shows a table to the boards as it was at some ply, through somebody's eyes. Nothing can be played. */
import type { GameEvent, LogEntry, OutcomeInfo, TableInfo, View } from '../wire';
import { api, ApiError } from './api';
import type { TableLink } from './link.svelte';

export interface ReplayStep {
  ply: number;
  to_act: number;
  view: View;
  events: GameEvent[];
  seat?: number;
}

export type Eyes = number | 'none';

const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1200;

export class Replay {
  readonly speeds = SPEEDS;
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  eyes = $state<Eyes>('none');
  trouble = $state('');
  table = $state.raw<TableInfo | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  private end = $state.raw<OutcomeInfo | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  // What boards, seats and log read of a table.
  readonly state = 'live';
  readonly undo = { possible: false, free: false };
  readonly said: never[] = [];
  readonly thinking: number[] = [];
  readonly pondering = -1;
  readonly mySeats: number[] = [];
  readonly moves: ReadonlySet<string> = new Set();
  readonly legal: never[] = [];
  readonly myTurn = false;
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly step = $derived(this.steps[this.at] ?? null);
  readonly view = $derived(this.step?.view ?? null);
  readonly ply = $derived(this.step?.ply ?? 0);
  readonly toAct = $derived(this.step?.to_act ?? -1);
  readonly seat = $derived(this.eyes === 'none' ? -1 : this.eyes);
  readonly outcome = $derived(this.at === this.last && this.steps.length ? this.end : null);
  readonly log = $derived<LogEntry[]>(this.steps.slice(0, this.at + 1).map((step) => ({ n: step.ply, ply: step.ply, events: step.events })));
  readonly fresh = $derived(this.step ? { n: this.at, events: this.step.events, before: this.steps[this.at - 1]?.view ?? null } : null);

  constructor(
    readonly id: string,
    ply: number,
    eyes: Eyes | null,
  ) {
    void this.open(ply, eyes);
  }

  /** The boards ask for a table; this is one that only shows. */
  asTable(): TableLink {
    return this as unknown as TableLink;
  }

  private async open(ply: number, eyes: Eyes | null): Promise<void> {
    try {
      this.table = await api.table(this.id);
      const own = this.table.seats.find((seat) => seat.me)?.seat;
      await this.look(eyes ?? own ?? 'none');
      this.at = Math.min(ply, this.last);
      const record = (await api.record(this.id).catch(() => null)) as { outcome?: OutcomeInfo; extra?: { outcome?: OutcomeInfo } } | null;
      this.end = record?.outcome ?? record?.extra?.outcome ?? null;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.key : 'unknown';
    }
  }

  /** Change whose eyes look; the ply stays. */
  async look(eyes: Eyes): Promise<void> {
    try {
      const found = await api.replay(this.id, String(eyes));
      this.steps = found.steps;
      this.eyes = eyes;
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.key : 'unknown';
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.pause();
  }

  /** To the next or the previous moment at which another player decides. */
  turn(way: 1 | -1): void {
    const who = this.toAct;
    let at = this.at + way;
    while (at > 0 && at < this.last && this.steps[at]?.to_act === who) at += way;
    this.go(at);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.tick();
    }, PACE / this.speed);
  }
}

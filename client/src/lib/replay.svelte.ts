/** A game played again: where one is in it, and through whose eyes. */
import type { LogEntry, OutcomeInfo, ReplayStep, TableInfo } from '../wire';
import { LocalTable } from './local_table.svelte';

export type Eyes = 'all' | 'none' | `${number}`;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400;

/** The round as a game counts it itself; null: it does not. */
const roundOf = (step: ReplayStep | undefined): number | null => {
  const round = step?.view['round'];
  return typeof round === 'number' ? round : null;
};

/** The plies at which a round begins: as the game counts them, or where the turn comes back to who began. */
export function roundStarts(steps: readonly ReplayStep[]): number[] {
  if (roundOf(steps[0]) !== null) return steps.flatMap((step, ply) => (ply === 0 || roundOf(step) !== roundOf(steps[ply - 1]) ? [ply] : []));
  const first = steps[0]?.to_act ?? -1;
  return steps.flatMap((step, ply) => (ply === 0 || (step.to_act === first && steps[ply - 1]?.to_act !== first) ? [ply] : []));
}

export class Replay {
  readonly link: LocalTable;
  steps = $state.raw<ReplayStep[]>([]);
  ply = $state(0);
  eyes = $state<Eyes>('none');
  speed = $state<number>(1);
  playing = $state(false);
  private outcome: OutcomeInfo | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly rounds = $derived(roundStarts(this.steps));
  readonly step = $derived(this.steps[this.ply]);

  constructor(id: string) {
    this.link = new LocalTable(id);
  }

  /** The round at a ply, as the log counts it. */
  roundAt(ply: number): number {
    return roundOf(this.steps[ply]) ?? this.rounds.filter((start) => start <= ply).length;
  }

  load(table: TableInfo, steps: ReplayStep[], eyes: Eyes, outcome: OutcomeInfo | null, ply: number): void {
    this.link.table = table;
    this.steps = steps;
    this.eyes = eyes;
    this.outcome = outcome;
    this.go(ply);
  }

  go(wanted: number): void {
    const ply = Math.max(0, Math.min(this.last, Math.trunc(wanted) || 0));
    const step = this.steps[ply];
    if (!step) return;
    const isNext = ply === this.ply + 1 && this.link.view !== null;
    this.ply = ply;
    const seat = this.eyes === 'none' ? -1 : this.eyes === 'all' ? Math.max(0, step.to_act) : Number(this.eyes);
    const outcome = ply === this.last && step.to_act < 0 ? this.outcome : null;
    const log = this.steps.slice(0, ply + 1).map((each): LogEntry => ({ n: each.ply, ply: each.ply, seat: each.seat ?? -1, kind: each.ply ? 'act' : 'deal', events: each.events }));
    this.link.speed = this.speed;
    this.link.goOn({ seat, view: step.view, toAct: step.to_act, outcome, log, ply }, isNext ? log.slice(-1) : []);
    if (ply === this.last) this.pause();
  }

  /** To the next or the previous beginning of a round. */
  goRound(direction: 1 | -1): void {
    const found = direction > 0 ? this.rounds.find((ply) => ply > this.ply) : this.rounds.findLast((ply) => ply < this.ply);
    this.go(found ?? (direction > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.ply === this.last) this.go(0);
      this.playing = true;
      this.tick();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.ply + 1);
      void (this.link.audience?.idle() ?? Promise.resolve()).then(() => {
        if (this.playing) this.tick();
      });
    }, PACE / this.speed);
  }
}

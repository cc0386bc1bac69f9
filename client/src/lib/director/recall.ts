/** What happened since one's own last move, told from the steps of the game: for a page that was not there when it happened. */
import type { LogEntry, ReplayStep } from '../../wire';
import { type Shown, shownOf, type TableModel, type Told } from '../table_model';

export function recalled(present: TableModel, steps: readonly ReplayStep[]): Told[] {
  const mine = steps.findLastIndex((step) => step.seat === present.seat && step.ply > 0);
  if (mine < 0) return [];
  const entryOf = (step: ReplayStep): LogEntry =>
    present.log.findLast((entry) => entry.ply === step.ply && entry.kind === 'act') ?? { n: step.ply, ply: step.ply, seat: step.seat ?? -1, kind: 'act', events: step.events };
  const shown = (step: ReplayStep, log: LogEntry[]): Shown => ({ ...shownOf(present), view: step.view, toAct: step.to_act, outcome: null, ply: step.ply, log });
  return steps.slice(mine + 1).map((step, index): Told => {
    const entry = entryOf(step);
    const log = present.log.filter((each) => each.n < entry.n);
    const before = shown(steps[mine + index] as ReplayStep, log);
    return { entries: [entry], before, after: step.ply === present.ply ? shownOf(present) : shown(step, [...log, entry]), jumped: false };
  });
}

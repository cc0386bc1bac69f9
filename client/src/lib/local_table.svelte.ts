/** A table kept in the page, without a server behind it: boards draw it as they draw a live one. Replays and lessons fill it. */
import { type Json, type Legal, type LogEntry, moveTexts, type OutcomeInfo, type Params, type RefusalInfo, type SeatInfo, type TableInfo, type UndoInfo, type View } from '../wire';
import { type Advice, type Answer, type Audience, type Said, type Shown, shownOf, type TableModel } from './table_model';

/** Who answers a move at such a table; without it every move is just not taken. */
export interface LocalAnswers {
  attempt(text: string): Promise<Answer>;
  why(text: string): Promise<RefusalInfo | null>;
  hint(): Promise<string | null>;
}

export class LocalTable implements TableModel {
  readonly state: TableModel['state'] = 'live';
  readonly sending = false;
  readonly secrets = false;
  readonly trouble = '';
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Legal>([]);
  toAct = $state(-1);
  outcome = $state.raw<OutcomeInfo | null>(null);
  log = $state.raw<LogEntry[]>([]);
  readonly undo: UndoInfo = { possible: false, free: false };
  ply = $state(0);
  readonly clock = null;
  readonly clockAt = 0;
  readonly lastMine: number = 0;
  readonly said: Said[] = [];
  readonly undoAsked = null;
  readonly undoMine = '';
  readonly told = null;
  audience: Audience | null = null;
  speed = $state(1);
  readonly isWatched: boolean;
  readonly moves = $derived(new Set(moveTexts(this.legal)));
  readonly mySeats = $derived(this.seat < 0 ? [] : [this.seat]);
  readonly pondering = -1;
  readonly myTurn = $derived(this.moves.size > 0 && this.toAct === this.seat && this.outcome === null);

  constructor(
    readonly id: string,
    private readonly answers: LocalAnswers | null = null,
  ) {
    this.isWatched = answers === null;
  }

  async act(text: string): Promise<Answer> {
    return this.answers ? this.answers.attempt(text) : { kind: 'error', key: 'not_running' };
  }

  async why(text: string): Promise<RefusalInfo | null> {
    return this.answers ? this.answers.why(text) : null;
  }

  async foresee(): Promise<Params> {
    return {};
  }

  async hint(): Promise<Advice | null> {
    const text = (await this.answers?.hint()) ?? null;
    return text === null ? null : { text, key: '', params: {} };
  }

  async lookBack(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }
  async takeBack(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }
  async putBack(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }

  // Nobody else sits here: there is no one to answer, to talk to or to give the seat to.
  answerUndo(): void {}
  async say(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }
  eyes(): void {}

  close(): void {}

  /** Goes on by one move: who shows the table is told what happened. Without events it is only somewhere else. */
  goOn(after: Partial<Omit<Shown, 'log'>> & { log?: LogEntry[] }, entries: LogEntry[]): void {
    const before = shownOf(this);
    Object.assign(this, after);
    if (entries.length) this.audience?.tell({ entries, before, after: shownOf(this), jumped: false });
    else this.audience?.jump([]);
  }
}

/** The description of a table for a game that is played at none. */
export function localTableInfo(game: string, names: string[], options: Record<string, Json>, me: number): TableInfo {
  const seats = names.map((name, seat): SeatInfo => ({ seat, kind: 'person', name, level: null, me: seat === me, online: true, away: false, bot_playing: false }));
  const nothing = { host: false, may_start: false, commitment: '', contributed: [], invite: null, clock: null, paused: false, pause: null, broken: null, rematch: null };
  const times = { created: 0, started: null, ended: null };
  return { id: '', game, rules_version: '', options, status: 'over', private: true, spectators: 'none', seats, ...nothing, ...times };
}

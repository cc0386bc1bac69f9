/** A table without a server behind it: boards draw it as they draw a live one. Replays and lessons fill it. */
import { type Legal, type LogEntry, moveTexts, type OutcomeInfo, type RefusalInfo, type TableInfo, type UndoInfo, type View } from '../wire';
import type { Advice, Answer, Fresh, Said, TableLink } from './link.svelte';

/** What a still table answers to a move; without it every move is just not taken. */
export interface Deeds {
  attempt(text: string): Promise<Answer>;
  why(text: string): Promise<RefusalInfo | null>;
  hint(): Promise<string | null>;
}

/** All that others may read of a live table and do with it: a still one leaves nothing out. */
type Public<T> = { [K in keyof T]: T[K] };

export class StillLink implements Public<TableLink> {
  readonly state: TableLink['state'] = 'live';
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
  readonly lastMine = 0;
  readonly thinking: number[] = [];
  readonly said: Said[] = [];
  readonly undoAsked = null;
  readonly undoMine = '';
  readonly told = null;
  fresh = $state.raw<Fresh | null>(null);
  readonly moves = $derived(new Set(moveTexts(this.legal)));
  readonly mySeats = $derived(this.seat < 0 ? [] : [this.seat]);
  readonly pondering = -1;
  readonly myTurn = $derived(this.moves.size > 0 && this.toAct === this.seat && this.outcome === null);

  constructor(
    readonly id: string,
    private readonly deeds: Deeds | null = null,
  ) {}

  /** The frame's parts ask for a live table; all that one shows is here, which the compiler checks above. */
  get asTable(): TableLink {
    return this as unknown as TableLink;
  }

  async act(text: string): Promise<Answer> {
    return this.deeds ? this.deeds.attempt(text) : { kind: 'error', key: 'not_running' };
  }

  async why(text: string): Promise<RefusalInfo | null> {
    return this.deeds ? this.deeds.why(text) : null;
  }

  async hint(): Promise<Advice | null> {
    const text = (await this.deeds?.hint()) ?? null;
    return text === null ? null : { text, key: '', params: {} };
  }

  async takeBack(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }

  // Nobody else sits here: there is no one to answer, to talk to or to give the seat to.
  answerUndo(): void {}
  async say(): Promise<Answer> {
    return { kind: 'error', key: 'not_running' };
  }
  eyes(): void {}

  close(): void {
    this.fresh = null;
  }
  hurry(): void {
    this.fresh = null;
  }
}

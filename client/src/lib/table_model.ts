/** A table as pages show it and act on it: over a socket (TableLink), or kept in the page (LocalTable). */
import type { ClockNow, GameEvent, Legal, LogEntry, OutcomeInfo, Params, RefusalInfo, ServerFrame, TableInfo, UndoInfo, UndoView, View } from '../wire';
import type { Current } from './director/director.svelte';

export type Answer = { kind: 'ack' } | { kind: 'refused'; refusal: RefusalInfo } | { kind: 'stale' } | { kind: 'error'; key: string };

/** What a screen shows of a game. */
export interface Shown {
  /** Through whose eyes this is seen; -1: somebody who looks on. */
  readonly seat: number;
  readonly view: View | null;
  readonly toAct: number;
  readonly outcome: OutcomeInfo | null;
  readonly log: LogEntry[];
  readonly ply: number;
  /** The number of one's own last move: what is newer in the log happened since. */
  readonly lastMine: number;
}

/** What has just happened, with the table before and after it; after a loss of the connection it may have jumped several moves ahead. */
export interface Told {
  entries: LogEntry[];
  before: Shown;
  after: Shown;
  jumped: boolean;
}

/** Who is told what happens at a table, at once and in order (the director). */
export interface Audience {
  tell(told: Told): void;
  /** The table is somewhere else: an undo, other eyes, a new connection. With what happened meanwhile. */
  jump(missed: readonly LogEntry[]): void;
  /** When everything told has been shown. */
  idle(): Promise<void>;
}

/** The events of the newest update that have been begun to be told. */
export interface Fresh {
  n: number;
  events: GameEvent[];
}

export interface Advice {
  text: string;
  /** Why the bot would do it: the key of a sentence, and its facts. */
  key: string;
  params: Params;
}

/** Words at the table; `before`: they were said before this page came. */
export type Said = Extract<ServerFrame, { t: 'said' }> & { before?: boolean };

export interface TableModel extends Shown {
  readonly id: string;
  readonly state: 'connecting' | 'live' | 'lost' | 'gone';
  /** Something was sent a while ago and has not been answered. */
  readonly sending: boolean;
  /** Several people share this screen, and some of what it shows is not for all of them. */
  readonly secrets: boolean;
  readonly trouble: string;
  readonly table: TableInfo | null;
  readonly legal: Legal;
  readonly undo: UndoInfo;
  readonly clock: ClockNow | null;
  /** When the clock was told, in ms of this page's own time (performance.now). */
  readonly clockAt: number;
  readonly said: Said[];
  /** Somebody else would like to take back what came after move `to`, and this person has not answered yet. */
  readonly undoAsked: { id: string; seat: number; to: number } | null;
  /** The id of one's own question to the others, while it is open. */
  readonly undoMine: string;
  /** What one is told without having asked just now, by key of the catalogue (`error-<key>`). */
  readonly told: { key: string } | null;
  /** Who is told what happens here. */
  audience?: Audience | null;
  /** Nobody before this screen has decided anything that is shown: a replay. */
  readonly isWatched?: boolean;
  /** How many times faster than at the table things are shown. */
  readonly speed?: number;
  /** The newest events, where somebody shows them one after the other. */
  readonly fresh?: Fresh | null;
  /** What happened is being shown. */
  readonly isPlaying?: boolean;
  /** It is over, and the points are being counted: nothing tells yet who has won. */
  readonly isCounting?: boolean;
  /** The scene that plays now. */
  readonly current?: Current | null;
  /** What can be done now; nothing while the table is paused. */
  readonly moves: ReadonlySet<string>;
  readonly mySeats: number[];
  /** The seat that is thinking now, as far as the table shows it: one that a bot plays, also in place of a person. */
  readonly pondering: number;
  readonly myTurn: boolean;

  act(text: string): Promise<Answer>;
  why(text: string): Promise<RefusalInfo | null>;
  /** What a legal move would make of the table, as far as its game says that; {} where it does not. */
  foresee(text: string): Promise<Params>;
  /** The move a bot would make here. */
  hint(): Promise<Advice | null>;
  /** What taking back would undo; nothing is done yet. */
  lookBack(): Promise<UndoView | Answer>;
  takeBack(): Promise<Answer>;
  /** Puts back what was taken back last. */
  putBack(): Promise<Answer>;
  answerUndo(agree: boolean): void;
  /** A phrase of the list, or at a private table words of one's own. */
  say(words: { phrase: string } | { text: string }): Promise<Answer>;
  /** Pass and play: whose eyes this screen has now. */
  eyes(seat: number): void;
  /** Shows at once what still waits to be shown, where something waits. */
  hurry?(): void;
  close(): void;
}

/** The shown part of a table, kept while the table goes on. */
export function shownOf({ seat, view, toAct, outcome, log, ply, lastMine }: Shown): Shown {
  return { seat, view, toAct, outcome, log, ply, lastMine };
}

/** What a frame says about the request it answers. */
export function answerOf(frame: ServerFrame): Answer {
  if (frame.t === 'refused') return { kind: 'refused', refusal: frame.refusal };
  if (frame.t === 'stale') return { kind: 'stale' };
  return frame.t === 'error' ? { kind: 'error', key: frame.key } : { kind: 'ack' };
}

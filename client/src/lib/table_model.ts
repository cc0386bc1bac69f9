/** A table as pages show it and act on it: over a socket (TableLink), or kept in the page (LocalTable). */
import type { ClockNow, GameEvent, Legal, LogEntry, OutcomeInfo, Params, RefusalInfo, ServerFrame, TableInfo, UndoInfo, View } from '../wire';

export type Answer = { kind: 'ack' } | { kind: 'refused'; refusal: RefusalInfo } | { kind: 'stale' } | { kind: 'error'; key: string };

/** What has just happened; after a loss of the connection the table may have jumped several moves ahead. */
export interface Fresh {
  n: number;
  events: GameEvent[];
  before: View | null;
  jumped?: boolean;
  /** Somebody did not want to wait: it is shown without motion. */
  hurried?: boolean;
}

export interface Advice {
  text: string;
  /** Why the bot would do it: the key of a sentence, and its facts. */
  key: string;
  params: Params;
}

export type Said = Extract<ServerFrame, { t: 'said' }>;

export interface TableModel {
  readonly id: string;
  readonly state: 'connecting' | 'live' | 'lost' | 'gone';
  readonly trouble: string;
  readonly table: TableInfo | null;
  /** Through whose eyes this is seen; -1: somebody who looks on. */
  readonly seat: number;
  readonly view: View | null;
  readonly legal: Legal;
  readonly toAct: number;
  readonly outcome: OutcomeInfo | null;
  readonly log: LogEntry[];
  readonly undo: UndoInfo;
  readonly ply: number;
  readonly clock: ClockNow | null;
  /** When the clock was told, in ms of this page's own time (performance.now). */
  readonly clockAt: number;
  /** The number of one's own last move: what is newer in the log happened since. */
  readonly lastMine: number;
  readonly said: Said[];
  /** Somebody else would like to take a move back, and this person has not answered yet. */
  readonly undoAsked: { id: string; seat: number } | null;
  /** The id of one's own question to the others, while it is open. */
  readonly undoMine: string;
  /** What one is told without having asked just now, by key of the catalogue (`error-<key>`). */
  readonly told: { key: string } | null;
  /** The newest batch of events, for motion, sound and voice. */
  readonly fresh: Fresh | null;
  /** What can be done now; nothing while the table is paused. */
  readonly moves: ReadonlySet<string>;
  readonly mySeats: number[];
  /** The seat that is thinking now, as far as the table shows it: one that a bot plays, also in place of a person. */
  readonly pondering: number;
  readonly myTurn: boolean;

  act(text: string): Promise<Answer>;
  why(text: string): Promise<RefusalInfo | null>;
  /** The move a bot would make here. */
  hint(): Promise<Advice | null>;
  takeBack(): Promise<Answer>;
  answerUndo(agree: boolean): void;
  /** A phrase of the list, or at a private table words of one's own. */
  say(words: { phrase: string } | { text: string }): Promise<Answer>;
  /** Pass and play: whose eyes this screen has now. */
  eyes(seat: number): void;
  /** Show at once what still waits to be shown. */
  hurry(): void;
  close(): void;
}

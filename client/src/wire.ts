/** What travels between the server and this client: the generated shapes, with the games' own parts named. No rule lives here. */
import type { components } from './wire.gen';

type Shapes = components['schemas'];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Params = Record<string, Json>;

export type Me = Shapes['Me'];

export interface OptionSchema {
  type?: string | string[];
  enum?: Json[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  'x-clauses'?: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  rules_version: string;
  options_schema: { properties?: Record<string, OptionSchema> };
  levels: (string | { id: string })[];
}

export type SeatInfo = Shapes['Seat'];
export type TableInfo = Omit<Shapes['TableInfo'], 'options'> & { options: Record<string, Json> };
export type SeatWish = Shapes['SeatWish'];
export type TableWish = Shapes['TableWish'];
export type ClockNow = Shapes['ClockNow'];

export interface GameEvent {
  kind: string;
  [key: string]: Json;
}

export interface ScoreLine {
  key: string;
  clause: string;
  points: number;
  params: Params;
}

export type OutcomeInfo = Omit<Shapes['OutcomeInfo'], 'sheet'> & { sheet: ScoreLine[][] };

export type RefusalInfo = Omit<Shapes['RefusalInfo'], 'params'> & { params: Params };

export interface View {
  game: string;
  seats: number;
  phase: string;
  to_act: number;
  [key: string]: Json;
}

export type Legal = [string, string[]][];
export type UndoInfo = Shapes['UndoInfo'];
export type LogEntry = Omit<Shapes['LogLine'], 'events'> & { events: GameEvent[] };

/** The server's shapes leave open what only a game knows; here it is what games send. */
interface Known {
  table: TableInfo;
  view: View | null;
  outcome: OutcomeInfo | null;
}

export type Snapshot = Omit<Shapes['ServerSnapshot'], keyof Known | 'log'> & Known & { log: LogEntry[] };
/** An older update, sent after a reconnect, comes without view; the newest one is complete. */
export type Update = Omit<Shapes['ServerUpdate'], keyof Known | 'events'> & Omit<Known, 'table' | 'view'> & { view: View; events: GameEvent[] };

export type ServerFrame =
  | Snapshot
  | Update
  | Shapes['ServerAck']
  | (Omit<Shapes['ServerRefused'], 'refusal'> & { refusal: RefusalInfo })
  | Shapes['ServerStale']
  | Shapes['ServerError']
  | (Omit<Shapes['ServerWhy'], 'refusal'> & { refusal: RefusalInfo | null })
  | Shapes['ServerHint']
  | (Omit<Shapes['ServerTable'], 'table'> & { table: TableInfo })
  | Shapes['ServerSaid']
  | Shapes['ServerUndoAsked']
  | Shapes['ServerUndoAnswered']
  | Shapes['ServerPaused']
  | Shapes['ServerPong']
  | Shapes['ServerThinking'];

/** All moves of a grouped list, as texts. */
export function moveTexts(legal: Legal | null | undefined): string[] {
  return (legal ?? []).flatMap(([prefix, words]) => (words.length ? words.map((word) => `${prefix} ${word}`) : [prefix]));
}

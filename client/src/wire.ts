/** What travels between the server and this client. Mirrors docs/protocol.md; no rule lives here. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Params = Record<string, Json>;

export interface Me {
  id: string;
  name: string;
  language: string | null;
}

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

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level?: string | null;
  me: boolean;
  online: boolean;
  away?: boolean;
  bot_playing?: boolean;
}

export type TableStatus = 'open' | 'running' | 'over' | 'archived';

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Json>;
  status: TableStatus;
  private: boolean;
  spectators: string;
  seats: SeatInfo[];
  commitment?: string | null;
  invite?: string | null;
  created?: string;
  rules_version?: string;
  clock?: Json;
  rematch?: string | null;
}

export interface SeatWish {
  kind: 'me' | 'person' | 'bot' | 'open' | 'hotseat';
  level?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, Json>;
  seats: SeatWish[];
  private: boolean;
  spectators: 'none' | 'public' | 'delayed';
  start: boolean;
}

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

export interface OutcomeInfo {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: number[];
  sheet: ScoreLine[][];
}

export interface RefusalInfo {
  key: string;
  clauses: string[];
  params: Params;
}

export interface View {
  game: string;
  seats: number;
  phase: string;
  to_act: number;
  [key: string]: Json;
}

export type Legal = [string, string[]][];

export interface UndoInfo {
  possible: boolean;
  free: boolean;
}

export interface LogEntry {
  n: number;
  ply: number;
  events: GameEvent[];
}

export interface Snapshot {
  t: 'snapshot';
  n: number;
  ply: number;
  table: TableInfo;
  seat: number | null;
  view: View | null;
  legal?: Legal;
  to_act: number;
  outcome: OutcomeInfo | null;
  log?: LogEntry[];
  undo?: UndoInfo;
}

export interface Update {
  t: 'update';
  n: number;
  ply: number;
  events: GameEvent[];
  view: View;
  legal?: Legal;
  to_act: number;
  outcome: OutcomeInfo | null;
  undo?: UndoInfo;
  seat?: number;
}

export type ServerFrame =
  | Snapshot
  | Update
  | { t: 'ack'; id: string; ply: number }
  | { t: 'refused'; id: string; refusal: RefusalInfo }
  | { t: 'stale'; id: string; ply: number }
  | { t: 'error'; id?: string; key: string; params?: Params }
  | { t: 'why'; id: string; refusal: RefusalInfo | null }
  | { t: 'hint'; id: string; text: string; reason?: { key: string; params: Params } | null }
  | { t: 'table'; n: number; table: TableInfo }
  | { t: 'said'; n: number; seat: number; name: string; phrase?: string; text?: string }
  | { t: 'undo_asked'; id: string; seat: number; name?: string }
  | { t: 'thinking'; seat: number; on: boolean };

export interface Clause {
  id: string;
  text: string;
  only?: Json;
  ruling?: boolean;
  why?: string;
}

export interface Rulebook {
  chapters: { id: string; title: string; clauses: Clause[] }[];
  glossary?: { term: string; text: string }[];
}

/** All moves of a grouped list, as texts. */
export function moveTexts(legal: Legal | null | undefined): string[] {
  return (legal ?? []).flatMap(([prefix, words]) => (words.length ? words.map((word) => `${prefix} ${word}`) : [prefix]));
}

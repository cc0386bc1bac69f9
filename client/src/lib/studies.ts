/** What the pages around the table ask the server for: replays, lessons, rulebooks, figures. */
import type { GameEvent, Json, Legal, OutcomeInfo, RefusalInfo, SeatInfo, TableInfo, View } from '../wire';
import { json } from './api';

export interface ReplayStep {
  ply: number;
  to_act: number;
  view: View;
  events: GameEvent[];
  seat?: number;
  text?: string;
}

export interface ReplayAnswer {
  game: string;
  seat: number;
  plies: number;
  steps: ReplayStep[];
}

export interface RecordReplay extends ReplayAnswer {
  options: Record<string, Json>;
  names: string[];
  sealed: boolean;
  outcome?: OutcomeInfo;
}

interface Shown {
  view: View;
  legal: Legal;
  to_act: number;
  outcome: OutcomeInfo | null;
}

export interface LessonStep extends Shown {
  id: string;
  seat: number;
  clauses: string[];
  title: string;
  text: string;
  asks: boolean;
  example: string | null;
}

export interface Lesson {
  game: string;
  names: string[];
  options: Record<string, Json>;
  steps: LessonStep[];
}

export interface TryAnswer {
  verdict: 'right' | 'other' | 'refused';
  refusal: RefusalInfo | null;
  say: string | null;
  events: GameEvent[];
  after: Shown | null;
}

interface BookClause {
  id: string;
  text: string;
  ruling: boolean;
  why?: string;
  example?: string;
  /** With which settings of a table it holds, in words. */
  when?: string;
}

export interface Book {
  title: string;
  tagline: string;
  chapters: { id: string; title: string; clauses: BookClause[] }[];
  glossary: { id: string; term: string; meaning: string }[];
}

export interface Stats {
  games: { game: string; played: number; won: number; mean_rank: number; mean_seats: number; mean_score: number; best_score: number; last: number }[];
  recent: { table: string; game: string; seat: number; seats: number; rank: number; score: number; ended: number }[];
  opponents: { name: string; level: string; played: number; ahead: number }[];
}

const query = (args: Record<string, string>): string => new URLSearchParams(args).toString();

export const studies = {
  replay: (table: string, seat: string | null) => json<ReplayAnswer>('GET', `api/tables/${table}/replay${seat === null ? '' : `?${query({ seat })}`}`),
  replayRecord: (record: Json, seat: string) => json<RecordReplay>('POST', `api/replay?${query({ seat })}`, record),
  outcomeOf: async (table: string): Promise<OutcomeInfo | null> => {
    const record = await json<{ extra: { outcome?: OutcomeInfo | null } }>('GET', `api/tables/${table}/record`);
    return record.extra.outcome ?? null;
  },
  lesson: (game: string, lang: string) => json<Lesson>('GET', `api/learn/${game}?${query({ lang })}`),
  tryMove: (game: string, step: string, text: string, lang: string) => json<TryAnswer>('POST', `api/learn/${game}/${step}?${query({ lang })}`, { text }),
  /** The whole rulebook, or with settings the rules of such a table. Lists and data files change no rule and stay here. */
  book: (game: string, lang: string, given: Record<string, Json>) => {
    const plain = Object.entries(given).filter(([, value]) => typeof value !== 'object');
    return json<Book>('GET', `api/games/${game}/rulebook?${query({ lang, ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])) })}`);
  },
  stats: () => json<Stats>('GET', 'api/stats/me'),
};

/** A table as the boards want it, for a game that is played at none. */
export function paperTable(game: string, names: string[], options: Record<string, Json>, me: number): TableInfo {
  const seats = names.map((name, seat): SeatInfo => ({ seat, kind: 'person', name, level: null, me: seat === me, online: true, away: false, bot_playing: false }));
  const nothing = { host: false, commitment: '', contributed: [], invite: null, clock: null, paused: false, broken: null, rematch: null };
  const times = { created: 0, started: null, ended: null };
  return { id: '', game, rules_version: '', options, status: 'over', private: true, spectators: 'none', seats, ...nothing, ...times };
}

/** Changes the address without a visit: a reload or a copied link comes back here. */
export function address(args: Record<string, string | null>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(args)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, '', url);
}

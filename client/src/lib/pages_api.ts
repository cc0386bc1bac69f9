/** What the pages around the table ask the server for: replays, lessons, rulebooks, figures. */
import type { AnalysedGames, AnalysisLine, DecisionAnswer, DecisionShown, GameEvent, GamePage, GoingOn, Json, Lesson, LinkReplay, OutcomeInfo, PractiseList, RecordReplay, RefusalInfo, ReplayAnswer, Stats, TryAnswer, View } from '../wire';
import { call, json } from './api';
import { hearLines } from './lines';

/** A position and a move in it: what follows from it, or with `refusal` why it may not be done. Without a move there is only something to see. */
export interface Diagram {
  seat: number;
  seats: number;
  options: Record<string, Json>;
  view: View;
  move: string | null;
  refusal: RefusalInfo | null;
  events: GameEvent[];
}

interface BookClause {
  id: string;
  text: string;
  ruling: boolean;
  why?: string;
  example?: string;
  diagrams?: Diagram[];
  /** With which settings of a table it holds, in words. */
  when?: string;
}

export interface Book {
  title: string;
  tagline: string;
  language: string;
  /** `when`: what all clauses of the chapter ask for. */
  chapters: { id: string; title: string; when?: string; clauses: BookClause[] }[];
  glossary: { id: string; term: string; meaning: string }[];
  /** The clauses that fit one printed page. */
  summary?: string[];
}

export type GameFilter = Record<'game' | 'opponent' | 'result' | 'take_backs' | 'hinted', string>;

const query = (args: Record<string, string>): string => new URLSearchParams(args).toString();

export const pagesApi = {
  replay: (table: string, seat: string | null) => json<ReplayAnswer>('GET', `api/tables/${table}/replay${seat === null ? '' : `?${query({ seat })}`}`),
  replayByLink: (key: string, seat: string) => json<LinkReplay>('GET', `api/links/${key}/replay?${query({ seat })}`),
  replayRecord: (record: Json, seat: string) => json<RecordReplay>('POST', `api/replay?${query({ seat })}`, record),
  outcomeOf: async (table: string): Promise<OutcomeInfo | null> => {
    const record = await json<{ extra: { outcome?: OutcomeInfo | null } }>('GET', `api/tables/${table}/record`);
    return record.extra.outcome ?? null;
  },
  /**
   * What decided a finished game; `hear` is told every line while it is found out. Whoever stops gets no more lines, and nobody works for them any longer.
   * `later`: after all that anybody waits for, and told without its figures.
   */
  analysis: async (table: string, hear: (line: AnalysisLine) => void, stop: AbortSignal, later = false): Promise<void> => hearLines(await call('POST', `api/tables/${table}/analysis${later ? '?later=1' : ''}`), hear, stop),
  /** The board before a move of a finished game, and another move there. */
  decision: (table: string, ply: number) => json<DecisionShown>('GET', `api/tables/${table}/decisions/${ply}`),
  tryDecision: (table: string, ply: number, text: string) => json<DecisionAnswer>('POST', `api/tables/${table}/decisions/${ply}`, { text }),
  lesson: (game: string, lang: string, lesson = 'first') => json<Lesson>('GET', `api/learn/${game}?${query({ lang, lesson })}`),
  tryMove: (game: string, step: string, text: string, lang: string) => json<TryAnswer>('POST', `api/learn/${game}/${step}?${query({ lang })}`, { text }),
  /** The whole rulebook, or with settings the rules of such a table. Lists and data files change no rule and stay here. */
  book: (game: string, lang: string, given: Record<string, Json>) => {
    const plain = Object.entries(given).filter(([, value]) => typeof value !== 'object');
    return json<Book>('GET', `api/games/${game}/rulebook?${query({ lang, ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])) })}`);
  },
  running: () => json<GoingOn[]>('GET', 'api/me/games/running'),
  /** A page of finished games; `before` is where the last one ended. */
  games: (filter: GameFilter, before: string) => json<GamePage>('GET', `api/me/games?${query(Object.fromEntries(Object.entries({ ...filter, before }).filter(([, value]) => value)))}`),
  stats: () => json<Stats>('GET', 'api/stats/me'),
  /** What is kept of the analyses of my games. */
  analyses: () => json<AnalysedGames>('GET', 'api/stats/analyses'),
  /** The dearest decisions of my analysed games, and how one of them went. */
  practice: () => json<PractiseList>('GET', 'api/me/practice'),
  practised: (table: string, ply: number, how: 'first' | 'later' | 'shown') => call('POST', `api/me/practice/${table}/${ply}`, { how }),
};

/** What travels between the server and this client: the generated shapes, with the games' own parts named. No rule lives here. */
import type { components } from './wire.gen';

type Shapes = components['schemas'];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Params = Record<string, Json>;

export type Me = Shapes['Me'];
export type Company = Shapes['Company'];
export type BlockInfo = Shapes['BlockInfo'];
export type ReportWish = Shapes['ReportWish'];
export type ReportInfo = Shapes['ReportInfo'];
export type ReportAction = Shapes['ReportAction']['action'];
export type LinkOwner = Shapes['LinkOwner'];
export type LinkInfo = Shapes['LinkInfo'];
export type LinkWish = Shapes['LinkWish'];
export type Purpose = LinkInfo['purpose'];
export type TableLinkList = Shapes['TableLinkList'];

export interface OptionSchema {
  type?: string | string[];
  enum?: Json[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  'x-clauses'?: string[];
  /** The house's file, where the option takes a part that somebody brings along, and the words such a part is made of. */
  'x-part'?: string;
  'x-words'?: Record<string, Json>;
  /** What a default of null comes to. */
  'x-usual'?: Json[];
  /** Which value people who speak a language mean. */
  'x-languages'?: Record<string, Json>;
}

/** A shape of the server in which open parts are what the games put there. */
type With<Name extends keyof Shapes, Parts> = Omit<Shapes[Name], keyof Parts> & Parts;
type Options = { options: Record<string, Json> };

export type GameFacts = Shapes['GameFacts'];
export type GameInfo = With<'GameInfo', { options_schema: { properties?: Record<string, OptionSchema> } }>;
export type SeatInfo = Shapes['Seat'];
export type TableInfo = With<'TableInfo', Options>;
export type OpenedLink = With<'OpenedLink', { table: TableInfo | null }>;
export type GoingOn = With<'GoingOn', { table: TableInfo }>;
export type FinishedGame = Shapes['FinishedGame'];
export type AnalysedGame = Shapes['AnalysedGame'];
export type AnalysedGames = Shapes['AnalysedGames'];
export type NoticeInfo = Shapes['NoticeInfo'];
export type VacationInfo = Shapes['VacationInfo'];
export type CompanionInfo = Shapes['CompanionInfo'];
export type InvitationInfo = With<'InvitationInfo', { table: TableInfo }>;
export type GamePage = Shapes['GamePage'];
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

export type TierInfo = Shapes['TierInfo'];
export type OutcomeInfo = With<'OutcomeInfo', { sheet: ScoreLine[][] }>;
export type RefusalInfo = With<'RefusalInfo', { params: Params }>;

/** What every view has; the rest is the game's own (games/views.ts). */
export type View = {
  game: string;
  seats: number;
  phase: string;
  to_act: number;
  [key: string]: unknown;
};

export type Legal = [string, string[]][];
export type UndoInfo = Shapes['UndoInfo'];
/** What an undo would take back. */
export type UndoView = With<'ServerUndoView', { seen: GameEvent[] }>;
export type LogEntry = With<'LogLine', { events: GameEvent[] }>;

export type Snapshot = With<'ServerSnapshot', { table: TableInfo; view: View | null; outcome: OutcomeInfo | null; log: LogEntry[] }>;
/** An older update, sent after a reconnect, comes without view; the newest one is complete. */
export type Update = With<'ServerUpdate', { view?: View; outcome?: OutcomeInfo | null; events: GameEvent[] }>;

type Shown = With<'Shown', { view: View; outcome: OutcomeInfo | null }>;
export type ReplayStep = With<'ReplayStep', { view: View; events: GameEvent[] }>;
export type ReplayAnswer = With<'ReplayAnswer', { steps: ReplayStep[] }>;
export type LinkReplay = With<'LinkReplay', { about: TableInfo; replay: ReplayAnswer; outcome: OutcomeInfo | null }>;
export type RecordReplay = With<'RecordReplay', Options & { steps: ReplayStep[]; outcome: OutcomeInfo | null }>;
/** What docs/analysis.md describes, as far as the page shows it. */
export interface GameAnalysis {
  start: number[];
  result: number[];
  skill_own: number[];
  skill_others: number[];
  skill_further: number[];
  luck: number[];
  accuracy: ({ value: number; low: number; high: number } | null)[];
  curve: number[][];
  shifts: number[][];
  further: number[][];
  moments: { ply: number; kind: string; seat: number; change: number; error: number; played?: string; best?: string; why?: { key: string; params: Params } }[];
  hindsight: { ply: number; seat: number; best: string; cost: number; error: number }[];
  decisions: { ply: number; seat: number; played: string; best: string; cost: number; error: number; judgement: string; options: { move: string; points: number | null; points_error: number | null }[] }[];
}
export type AnalysisLine = With<'AnalysisLine', { analysis: GameAnalysis | null }>;
export type LessonStep = With<'LessonStep', Pick<Shown, 'view' | 'outcome'>>;
export type Lesson = With<'LessonAnswer', Options & { steps: LessonStep[] }>;
export type TryAnswer = With<'TryAnswer', { refusal: RefusalInfo | null; say: string | null; events: GameEvent[]; after: Shown | null }>;
export type Stats = Shapes['Stats'];
type KeptDecision = With<'KeptDecision', { why: { key: string; params: Params } }>;
export type DecisionShown = With<'DecisionShown', Pick<Shown, 'view' | 'outcome'> & { kept?: KeptDecision | null }>;
export type PractiseRow = Shapes['PractiseRow'];
export type PractiseList = Shapes['PractiseList'];
export type DecisionAnswer = With<'DecisionAnswer', { refusal?: RefusalInfo | null; events: GameEvent[]; after?: Shown | null }>;
export type PuzzleList = Shapes['PuzzleList'];
export type MyPuzzle = Shapes['MyPuzzle'];
export type PuzzleVerdict = Shapes['PuzzleVerdict'];
export type PuzzleRow = Shapes['PuzzleRow'];
export type PuzzleShown = With<'PuzzleShown', Pick<Shown, 'view' | 'outcome'> & Options>;
export type PuzzleSolution = With<'PuzzleSolution', { why: { key: string; params: Params } }>;
export type PuzzleAnswer = With<'PuzzleAnswer', { refusal?: RefusalInfo | null; solution?: PuzzleSolution | null; events: GameEvent[]; after?: Shown | null }>;
export type Daily = Shapes['Daily'];
export type ChallengeNews = Shapes['ChallengeNews'];
export type DealSummary = Shapes['DealSummary'];
export type DealAnswer = Shapes['DealAnswer'];

export type ServerFrame =
  | Snapshot
  | Update
  | Shapes['ServerAck']
  | With<'ServerRefused', { refusal: RefusalInfo }>
  | Shapes['ServerStale']
  | Shapes['ServerError']
  | With<'ServerWhy', { refusal: RefusalInfo | null }>
  | Shapes['ServerHint']
  | With<'ServerTable', { table: TableInfo }>
  | Shapes['ServerSaid']
  | UndoView
  | Shapes['ServerUndoAsked']
  | Shapes['ServerUndoAgreed']
  | Shapes['ServerUndoDeclined']
  | Shapes['ServerPaused']
  | Shapes['ServerPong']
  | Shapes['ServerThinking'];

export type ClientFrame =
  | Shapes['ClientHello']
  | Shapes['ClientAct']
  | Shapes['ClientWhy']
  | Shapes['ClientUndo']
  | Shapes['ClientRedo']
  | Shapes['ClientUndoReply']
  | Shapes['ClientSay']
  | Shapes['ClientHint']
  | Shapes['ClientSeat']
  | Shapes['ClientPing'];

/** All moves of a grouped list, as texts. */
export function moveTexts(legal: Legal | null | undefined): string[] {
  return (legal ?? []).flatMap(([prefix, words]) => (words.length ? words.map((word) => `${prefix} ${word}`) : [prefix]));
}

/** What the server shows of each game, and which type belongs to which game. */
import type { View } from '../wire';

export type HeldCardView = { visible: string; secret?: string; id?: string };
export type DeckView = { count: number; top: string | null };
export type CountsView = { K: [number, number]; P: [number, number]; V: [number, number]; B: [number, number]; Y: [number, number]; E: number; threes: number };
export type CatBoxView = {
  game: 'cat-box';
  seats: number;
  phase: 'play' | 'tile' | 'over';
  to_act: number;
  rules: 'basic' | 'special';
  rotation: 'none' | 'half' | 'quarter';
  table: string[];
  faces: string[];
  hands: (HeldCardView | null)[][];
  deck: DeckView;
  removed: number;
  unplayed: number;
  identity: string | null;
  identities: string[] | null;
  counts: CountsView;
  tiles?: string[][];
  scratchers?: (string | null)[];
  reserved?: (HeldCardView | null)[];
  just_played?: number;
  removed_cards?: string[];
};

export type Colour = 'blue' | 'yellow' | 'red' | 'green';
export type SeriesView = {
  colour: Colour;
  cards: string;
  size: number;
  target: number;
  kittens: boolean;
  stray: boolean;
  totals: number[];
  wants: number[];
  triple: number[];
};
export type CsacskaMacskaView = {
  game: 'csacska-macska';
  seats: number;
  phase: 'act' | 'resolve' | 'score3' | 'orphan' | 'over';
  to_act: number;
  active: number;
  turn: number;
  pass: number;
  passes: number;
  deck: number;
  low: boolean;
  unseen: string;
  piles: string[];
  box: string;
  coins: number[];
  series: SeriesView[][];
  hand: string;
  taken: boolean;
  first_discard: number;
  orphans: number[];
  choice?: Colour;
  stakes: { [move: string]: number };
  open_hands?: string[];
};

export type BoxView = {
  box: string;
  cells: string[];
  toys: { [kind: string]: number };
  sprays: number;
  open: number;
  closed: boolean;
  awake: number[];
  asleep: number[];
  weight: number[];
  plus: number;
  minus: number;
  takers: number[];
  extra: number[];
  pays: number[];
};
export type IfItFitsView = {
  game: 'if-it-fits';
  seats: number;
  phase: 'start' | 'choose' | 'play' | 'cat' | 'over';
  to_act: number;
  first: number;
  ending: { by: number; cause: 'pile' | 'cats' } | null;
  rules: { [name: string]: unknown };
  size: [number, number] | null;
  cats: string[];
  table: string[];
  lying: string[];
  played: string | null;
  supply: number[];
  cards: number[];
  pile: { left: number; packets: number[] };
  starts: string[];
  boxes: BoxView[];
  scores: number[];
  negative: number[];
  hand?: string[];
  hands?: string[][];
  open_hands?: string[][];
  faces: { [card: string]: string };
};

export type PendingDecision = { kind: string; count?: number; victim?: number; home?: string; defender?: number; suit?: string; extra?: boolean; speedy?: number };
export type CatAttackView = {
  game: 'cat-attack';
  seats: number;
  phase: string;
  to_act: number;
  active: number;
  round: number;
  round_limit: number;
  first: number;
  die: number;
  homes: string[];
  gangs: number[];
  cats: (string | null)[];
  lives: number[];
  larders: string[][];
  hands: number[];
  safe: number[];
  car: string;
  closed: string[];
  stock: number[];
  mice: string[];
  birds: string[];
  mog_pile: number;
  discards: string[];
  curiosity_pile: number;
  curiosity_seen: string[];
  penalties: { [place: string]: number };
  pending?: PendingDecision;
  hand?: string[];
  victim_hand?: string[];
  open_hands?: string[][];
};

/** The view of each game that has a screen of its own, by the game's id. */
export interface Views {
  'cat-box': CatBoxView;
  'csacska-macska': CsacskaMacskaView;
  'if-it-fits': IfItFitsView;
  'cat-attack': CatAttackView;
}

/** Whether this is the view of that game. The one place where the open view of a frame becomes a game's own. */
function isViewOf<Game extends keyof Views>(game: Game, view: View | null): view is Views[Game] {
  return view?.game === game;
}

/** The view of a table at which that game is dealt. */
export function viewOf<Game extends keyof Views>(game: Game, view: View | null): Views[Game] {
  if (isViewOf(game, view)) return view;
  throw new Error(`${game} is not dealt at this table`);
}

/** What the server shows of each game, and which type belongs to which game; the types are made from the engine's own. */
import type { Playwright, Scene, Script } from '../lib/director/scene';
import type { View } from '../wire';
import type { components } from '../wire.gen';

type Shapes = components['schemas'];

export type HeldCardView = Shapes['HeldCardView'];
export type DeckView = Shapes['DeckView'];
export type CountsView = Shapes['CountsView'];
export type CatBoxView = Shapes['CatBoxView'];
export type SeriesView = Shapes['SeriesView'];
export type OutlookView = Shapes['OutlookView'];
export type Colour = SeriesView['colour'];
export type CsacskaMacskaView = Shapes['CsacskaMacskaView'];
export type BoxView = Shapes['BoxView'];
export type IfItFitsView = Shapes['IfItFitsView'];
export type PendingDecision = Shapes['PendingDecision'];
export type CatAttackView = Shapes['CatAttackView'];

/** What a move would make of the table (`foreseen`): how many points each identity gets or loses, and who does it. */
export interface CatBoxForeseen {
  changes: Record<string, number>;
  points: number;
}
/** The boxes that a move would make or change, and all scores after it. */
export interface IfItFitsForeseen {
  boxes: BoxView[];
  scores: number[];
}

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

/** The scenes of one game, for any table at which it is dealt. */
export function playwright<Game extends keyof Views>(game: Game, scenes: (script: Script<Views[Game]>) => Scene[][]): Playwright {
  return ({ before, after, ...rest }) => scenes({ ...rest, before: viewOf(game, before), after: viewOf(game, after) });
}

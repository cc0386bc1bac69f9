/** What a table needs from a game: how to draw it, and how to put its pieces into words. */
import type { Component } from 'svelte';
import type { MoveDraft } from '../lib/move_draft.svelte';
import type { Playwright } from '../lib/director/scene';
import type { Meaning } from '../lib/sound';
import type { Fact, FactKind } from '../lib/words';
import type { GameEvent, Params, ScoreLine } from '../wire';
import type { CatAttackScreen } from './cat_attack/screen.svelte';
import type { CatBoxScreen } from './cat_box/screen.svelte';
import type { CsacskaMacskaScreen } from './csacska_macska/screen.svelte';
import type { IfItFitsScreen } from './if_it_fits/screen.svelte';
import type { PlainScreen } from './plain/screen';

/** What a card, a tile or a place is and does. */
export interface About {
  name: string;
  text: string;
  /** What more is to be told, line by line: what a place holds. */
  list?: string[];
  clause: string;
  /** A whole move with it, of which the reason can be asked why it cannot be done now; none: it can be. */
  asks: string | null;
}

/** One game's state of the screen: what is picked, what is shown. Made once per table. */
export interface GameScreen {
  /** Escape: forget what is picked. True if there was something to forget. */
  cancel(): boolean;
  /** The drafted move was taken back. */
  undrafted?(): void;
  /** What stands for a fact that the screen shows by a mark or a picture (SHOWN, or words for who only hears it); null: its name. */
  word?(fact: Fact, aloud: boolean): string | null;
  /** What a card, a piece or a place is called here, where the catalogue's name (`piece-<id>`) will not do; else null. */
  pieceName?(kind: FactKind, id: string): string | null;
  /** What is said of an event besides its sentence, for who does not see the picture of it. */
  aloud?(event: GameEvent): string;
  /** Whose an owned thing is: a sentence names who sits there. Null: nobody's, or of several. */
  owner?(id: string): number | null;
  /** Names of the pieces an event or a score line speaks of, as the board marks them. */
  pieces(payload: Params): string[];
  /** A card, tile or place large (`data-about`): null where there is nothing to say. */
  about?(id: string): About | null;
  /** The drafted move in words, for the confirm button and the voice. */
  describe(text: string): string;
  /** The same for who does not see where it is marked: with card and place. None: `describe` says it all. */
  spell?(text: string): string;
  /** The number beside a name, or null if this game shows none while it runs. */
  score(seat: number): number | null;
  /** An event that needs no line in the log. */
  quiet?(event: GameEvent): boolean;
  soundOf(event: GameEvent): Meaning | null;
  /** What is to be done with what is picked, in place of the sentence of the phase; empty when nothing is picked. */
  readonly asks?: string;
  /** A sentence to heed before the drafted move is confirmed; empty when there is nothing to say. */
  readonly warning?: string;
  /** Pieces behind a line of the score sheet. */
  scored?(seat: number, line: ScoreLine): string[];
  /** Where a game counts thing by thing and not player by player: what a line belongs to. */
  inCount?(line: ScoreLine): string;
}

/** What draws one game: its screen, and the parts that show that screen. */
export interface GameKit<Screen extends GameScreen> {
  screen(draft: MoveDraft): Screen;
  /** What happened, as scenes; none: everything is shown at once. */
  scenes?: Playwright;
  Board: Component<{ draft: MoveDraft; screen: Screen }>;
  Tray?: Component<{ draft: MoveDraft; screen: Screen }>;
  SeatDetail?: Component<{ draft: MoveDraft; screen: Screen; seat: number }>;
  /** What the end reveals of a seat, beside its name on the score sheet. */
  Portrait?: Component<{ screen: Screen; seat: number }>;
  /** A small picture for a line of the log, where the event shows a piece. */
  Chip?: Component<{ event: GameEvent; screen: Screen }>;
}

/** The screens by their game's id; `plain` serves every game that has none of its own. */
interface Screens {
  'cat-box': CatBoxScreen;
  'csacska-macska': CsacskaMacskaScreen;
  'if-it-fits': IfItFitsScreen;
  'cat-attack': CatAttackScreen;
  plain: PlainScreen;
}
export type Drawn = keyof Screens;

/** A kit together with the screen it made: components that show a part of it are generic in the game. */
export type ShownGame<Game extends Drawn = Drawn> = { [Each in Game]: { kit: GameKit<Screens[Each]>; screen: Screens[Each] } }[Game];

const kits: { [Game in Drawn]: () => Promise<{ kit: GameKit<Screens[Game]> }> } = {
  'cat-box': () => import('./cat_box'),
  'csacska-macska': () => import('./csacska_macska'),
  'if-it-fits': () => import('./if_it_fits'),
  'cat-attack': () => import('./cat_attack'),
  plain: () => import('./plain'),
};

const isDrawn = (game: string): game is Drawn => Object.hasOwn(kits, game);

async function opener<Game extends Drawn>(game: Game): Promise<(draft: MoveDraft) => ShownGame<Game>> {
  const { kit } = await kits[game]();
  return (draft) => ({ kit, screen: kit.screen(draft) });
}

/** Fetches what draws a game; the answer makes its screen for a table. */
export function openGame(game: string): Promise<(draft: MoveDraft) => ShownGame> {
  return opener(isDrawn(game) ? game : 'plain');
}

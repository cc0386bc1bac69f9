/** What the frame needs from a game: how to draw it, and how to put its pieces into words. */
import type { Component } from 'svelte';
import type { Desk } from '../lib/desk.svelte';
import type { Flight } from '../lib/flights';
import type { Meaning } from '../lib/sound';
import type { Args } from '../lib/texts.svelte';
import type { GameEvent, Json, Params, ScoreLine } from '../wire';

/** One game's state of the screen: what is picked, what is shown. Made once per table. */
export interface Stage {
  /** Escape: forget what is picked. True if there was something to forget. */
  cancel(): boolean;
  /** The drafted move was taken back. */
  undrafted?(): void;
  /** Words for the parameters of an event, a refusal or a score line; null where the plain value will do. */
  word(key: string, value: Json, all: Params): Args[string] | null;
  /** Whose a place is that a sentence speaks of: it then names who sits there, by the name that everybody sees. */
  owner?(key: string, value: Json): number | null;
  /** Parameters that the screen shows itself, by a mark or a picture: only what is said aloud names them. */
  readonly marked?: ReadonlySet<string>;
  /** Names of the pieces an event or a score line speaks of, as the board marks them. */
  pieces(payload: Params): string[];
  /** The drafted move in words, for the confirm button and the voice. */
  describe(text: string): string;
  /** The number beside a name, or null if this game shows none while it runs. */
  score(seat: number): number | null;
  /** An event that needs no line in the log. */
  quiet?(event: GameEvent): boolean;
  soundOf(event: GameEvent): Meaning | null;
  /** What flies where, by the names of pieces on the screen (`data-piece`). */
  flights?(events: readonly GameEvent[]): Flight[];
  /** What is to be done with what is picked, in place of the sentence of the phase; empty when nothing is picked. */
  readonly asks?: string;
  /** A sentence to heed before the drafted move is confirmed; empty when there is nothing to say. */
  readonly warning?: string;
  /** Pieces behind a line of the score sheet. */
  scored?(seat: number, line: ScoreLine): string[];
  /** Where a game counts thing by thing and not player by player: what a line belongs to. */
  inCount?(line: ScoreLine): string;
}

export interface GameKit {
  stage(desk: Desk): Stage;
  Board: Component<{ desk: Desk; stage: never }>;
  Tray: Component<{ desk: Desk; stage: never }>;
  SeatDetail: Component<{ desk: Desk; stage: never; seat: number }>;
  /** Everybody may see everything that lies on the table and in the hands. */
  open?: boolean;
  /** What the end reveals of a seat, beside its name on the score sheet. */
  Portrait?: Component<{ stage: never; seat: number }>;
  /** A small picture for a line of the log, where the event shows a piece. */
  Chip?: Component<{ event: GameEvent; stage: never }>;
}

const kits: Record<string, () => Promise<{ kit: GameKit }>> = {
  'cat-box': () => import('./cat_box'),
  'csacska-macska': () => import('./csacska_macska'),
  'if-it-fits': () => import('./if_it_fits'),
  'cat-attack': () => import('./cat_attack'),
};

export async function kitFor(game: string): Promise<GameKit> {
  return (await (kits[game] ?? (() => import('./plain')))()).kit;
}

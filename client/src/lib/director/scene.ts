/** What a game's screen makes of the events of an update: scenes in their order. Data only; the director plays them. */
import type { GameEvent, Json, View } from '../../wire';
import type { Flight } from '../flights';

/** A part of the view, by its path ("larders.2"): as it is after the update, or as the event itself tells it. */
export type Part = string | readonly [path: string, value: Json];

/** Something to read before it goes on: large, with name, effect and whom it hits. Words are chosen where it is shown. */
export interface Moment {
  /** What kind of moment this is, by key of the catalogue (`moment-<kind>`). */
  kind: string;
  /** The card, tile or piece that gives it its name and its effect; none: the kind's own. */
  piece?: string;
  /** Who did it; -1: nobody. */
  by: number;
  hits: number[];
  /** What it tells, where that is not the event it stands before: a cause is read before the first of its effects. */
  tells?: GameEvent;
}

export interface Scene {
  /** What flies where, by the names of pieces on the screen (`data-piece`). */
  flights?: Flight[];
  /** Pieces that a board moves itself while this scene plays. */
  moving?: string[];
  /** What changes as it begins: the moving piece has left, and its place is made, empty until it arrives. */
  starts?: Part[];
  /** What is true once it has ended. */
  ends?: Part[];
  /** How long it takes, in beats of the pace; 0: nothing is to be seen. */
  beats?: number;
  moment?: Moment;
}

/** An update as a screen reads it: what happened, and the table before and after, through the eyes of a seat. */
export interface Script<Shape = View> {
  events: readonly GameEvent[];
  before: Shape;
  after: Shape;
  seat: number;
  /** Nobody before this screen has decided anything of it: everything big is read. */
  isWatched?: boolean;
}

/** The scenes of every event, in the order of the events. */
export type Playwright = (script: Script) => Scene[][];

/** Who is named in an event. */
export const seatOf = (event: GameEvent, key = 'seat'): number => (typeof event[key] === 'number' ? event[key] : -1);

/**
 * Parts that several events of an update change are true only after the last of them: the view after knows nothing in between.
 * Returns for each event those of its parts that no later event names again.
 */
export function atLast(parts: readonly (readonly string[])[]): string[][] {
  const later = new Set<string>();
  return parts
    .toReversed()
    .map((each) => {
      const own = each.filter((path) => !later.has(path));
      for (const path of each) later.add(path);
      return own;
    })
    .toReversed();
}

/** Pointing at a board: which lit place a pointer means, and which one the next arrow key goes to. Knows no game. */

/** A lit place: what it stands for, its middle, and its size where it is more than a point; in the drawing's own measure. */
export interface Target<Place> {
  place: Place;
  x: number;
  y: number;
  width?: number;
  height?: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a pointer is, in the drawing's own measure. */
export interface Pointed extends Point {
  /** A mouse or a pen points finely; a finger does not. */
  fine: boolean;
}

/** The place nearest to a pointer, if it is within reach. */
export function targetAt<Place>(targets: readonly Target<Place>[], at: Point, reach: number): Place | null {
  let best: Place | null = null;
  let nearest = Infinity;
  for (const { place, x, y, width = 0, height = 0 } of targets) {
    const away = Math.hypot(Math.max(0, Math.abs(x - at.x) - width / 2), Math.max(0, Math.abs(y - at.y) - height / 2));
    // Of several places under the pointer the one whose middle is nearest.
    const distance = away + Math.hypot(x - at.x, y - at.y) / 1000;
    if (away <= reach && distance < nearest) {
      nearest = distance;
      best = place;
    }
  }
  return best;
}

/** Between places so near to each other a finger cannot tell which it means, in px; and so much nearer one must be to be meant all the same. */
const [FINGER, DOUBT] = [24, 10];

/** How far apart the places lie between which a finger cannot decide at this scale; null: it means one, or none. */
export function crowdAt<Place>(targets: readonly Target<Place>[], at: Point, reach: number, scale: number): number | null {
  const away = (from: Point) => (each: Point) => Math.hypot(each.x - from.x, each.y - from.y);
  const [first, second] = targets.toSorted((a, b) => away(at)(a) - away(at)(b));
  if (!first || !second || away(at)(first) > reach) return null;
  const apart = Math.min(...targets.filter((each) => each !== first).map(away(first)));
  return apart * scale < FINGER && (away(at)(second) - away(at)(first)) * scale < DOUBT ? apart : null;
}

/**
 * The place an arrow key goes to: the nearest one in its direction, what lies aside counting double.
 * The first key always finds one: where nothing lies in its direction, the nearest place at all.
 */
export function nextTarget<Place>(targets: readonly Target<Place>[], from: Point, dx: number, dy: number, isFirst: boolean): Place | null {
  const nearest = (candidates: readonly Target<Place>[]): Place | null => {
    let best: Place | null = null;
    let least = Infinity;
    for (const { place, x, y } of candidates) {
      const along = Math.abs((x - from.x) * dx + (y - from.y) * dy);
      const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
      if (along + 2 * aside < least) {
        least = along + 2 * aside;
        best = place;
      }
    }
    return best;
  };
  const ahead = targets.filter(({ x, y }) => (x - from.x) * dx + (y - from.y) * dy > 0);
  return nearest(ahead) ?? (isFirst ? nearest(targets) : null);
}

/** Those that lie outside of what is in sight, the nearest to its middle first. */
export function farTargets<Each extends Point>(targets: readonly Each[], sight: { x: number; y: number; width: number; height: number }): Each[] {
  const [x, y] = [sight.x + sight.width / 2, sight.y + sight.height / 2];
  const away = (each: Each): number => Math.hypot(each.x - x, each.y - y);
  return targets.filter((each) => Math.abs(each.x - x) > sight.width / 2 || Math.abs(each.y - y) > sight.height / 2).sort((a, b) => away(a) - away(b));
}

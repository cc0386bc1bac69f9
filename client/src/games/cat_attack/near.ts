/** The map comes nearer while something is to be chosen, and goes back: where to. Knows no rule. */
import type { Sight } from '../../lib/glide';
import type { Box } from '../../lib/panzoom.svelte';
import type { Point } from './town';

/** A finger needs so much, in px. */
const FINGER = 44;
const NEAREST = 1.3;
const MARGIN = 44;
/** What lies over the edges of the board: buttons above, the cat below; and beside the map's own edge a finger needs room. In px. */
const EDGE = { width: 24, height: 44 };

interface Room {
  width: number;
  height: number;
}

type Span = [low: number, high: number];
const span = (values: number[]): Span => [Math.min(...values), Math.max(...values)];

/** As many of some places as a window of that size can show at once, with the start if it makes no difference. */
function mostOf(points: readonly Point[], from: Point, width: number, height: number): readonly Point[] {
  let best: readonly Point[] = [];
  let most = 0;
  for (const [left] of points)
    for (const [, top] of points) {
      const shown = [...points, from].filter(([x, y]) => x >= left && x <= left + width && y >= top && y <= top + height);
      const worth = shown.length - (shown.includes(from) ? 0.5 : 0);
      if (worth > most) [best, most] = [shown, worth];
    }
  return best;
}

/** How near a map of that size must come so that each of some places has a finger's room; all are in sight if they can be, else as many as can. */
export function nearTo(points: readonly Point[], from: Point, whole: Box, room: Room): Sight {
  const around = (all: readonly Point[]): [Span, Span] => [span(all.map(([x]) => x)), span(all.map(([, y]) => y))];
  const [[left, right], [top, bottom]] = around([...points, from]);
  const free = { width: room.width - 2 * EDGE.width, height: room.height - 2 * EDGE.height };
  const apart = Math.min(...points.flatMap(([ax, ay], index) => points.slice(index + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by))), 160);
  const fitting = Math.min(free.width / (right - left + 2 * MARGIN), free.height / (bottom - top + 2 * MARGIN), NEAREST);
  const scale = Math.max(fitting, FINGER / apart);
  const shown = scale > fitting ? mostOf(points, from, (free.width - FINGER) / scale, (free.height - FINGER) / scale) : [...points, from];
  const [xs, ys] = around(shown.length ? shown : [from]);
  const inside = ([low, high]: Span, start: number, size: number, seen: number, edge: number): number =>
    size * scale <= seen ? (seen - size * scale) / 2 - start * scale : Math.min(edge - start * scale, Math.max(seen - edge - (start + size) * scale, seen / 2 - ((low + high) / 2) * scale));
  return { scale, x: inside(xs, whole.x, whole.width, room.width, EDGE.width), y: inside(ys, whole.y, whole.height, room.height, EDGE.height) };
}

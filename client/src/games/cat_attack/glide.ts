/** The map comes nearer while something is to be chosen, and goes back: where to, and softly. Knows no rule. */
import type { Box, PanZoom } from '../../lib/panzoom.svelte';
import { calm } from '../../lib/prefs.svelte';
import type { Point } from './town';

/** A finger needs so much, in px. */
const FINGER = 44;
const NEAREST = 1.3;
const DURATION = 220;
const MARGIN = 44;
/** What lies over the edges of the board: buttons above, the cat below; and beside the map's own edge a finger needs room. In px. */
const EDGE = { width: 24, height: 44 };

/** What part of a drawing is shown: how large, and where its corner is. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

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

/** Goes there softly; whoever takes hold of the map meanwhile keeps it. Returns how to stop. */
export function glide(zoom: PanZoom, to: Sight): () => void {
  const from: Sight = { scale: zoom.scale, x: zoom.x, y: zoom.y };
  const show = (share: number): void => {
    zoom.scale = from.scale + (to.scale - from.scale) * share;
    zoom.x = from.x + (to.x - from.x) * share;
    zoom.y = from.y + (to.y - from.y) * share;
  };
  zoom.moved = false;
  const still = Math.abs(from.scale - to.scale) < 0.001 && Math.hypot(from.x - to.x, from.y - to.y) < 1;
  if (calm() || still) {
    show(1);
    return () => undefined;
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const share = Math.min(1, (now - start) / DURATION);
    if (zoom.moved) return;
    show(1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

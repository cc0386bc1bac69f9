/** How pieces travel on the map when something happened: from events to ways to draw. Knows no rule. */
import type { GameEvent } from '../../wire';
import { type Point, type Town, turn } from './town';

export interface Walk {
  /** The piece that travels: "cat2", "car", "mouse@N3". */
  piece: string;
  points: Point[];
  how: 'walk' | 'leap' | 'drive';
}

const NOBODY: ReadonlySet<string> = new Set();

/** The travels of a batch of events, in their order. */
export function walksOf(events: readonly GameEvent[], town: Town): Walk[] {
  const found: Walk[] = [];
  let steps = 0;
  for (const event of events) {
    const [from, to] = [String(event['from'] ?? ''), String(event['to'] ?? '')];
    if (event.kind === 'played') steps = Number(/\d$/.exec(String(event['card']))?.[0] ?? 0);
    else if (event.kind === 'threw') steps = Number(event['die']);
    else if (!town.spaces.has(from) || !town.spaces.has(to) || from === to) continue;
    else if (['moved', 'prey', 'home'].includes(event.kind)) {
      const walked = event.kind !== 'home' && event['how'] !== 'leap' && event['how'] !== 'burglar';
      const way = walked ? (town.route(from, to, steps, NOBODY) ?? town.shortest(from, to)) : null;
      const piece = event.kind === 'prey' ? `${String(event['animal'])}@${to}` : `cat${String(event['seat'])}`;
      found.push({ piece, how: way ? 'walk' : 'leap', points: (way ?? [from, to]).map((id) => town.point(id)) });
    } else if (event.kind === 'car') found.push({ piece: 'car', how: 'drive', points: town.drive(from, to) });
  }
  return found;
}

const at = ([x, y]: Point, more = ''): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${more}`;
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Keyframes of one travel: a walker hops from place to place, a leap is one high arc, the car follows its nose. */
export function keyframes(walk: Walk, shift: Point = [0, 0]): Keyframe[] {
  const points = walk.points.map(([x, y]): Point => [x + shift[0], y + shift[1]]);
  if (walk.how === 'drive') {
    let angle = 0;
    return points.map((point, index) => {
      const [a, b] = index + 1 < points.length ? [point, points[index + 1] as Point] : [points[index - 1] ?? point, point];
      const wanted = turn(a, b);
      // The short way round, so that it never spins.
      angle = index === 0 ? wanted : angle + ((((wanted - angle) % 360) + 540) % 360) - 180;
      return { transform: at(point, ` rotate(${angle.toFixed(1)}deg)`) };
    });
  }
  const lift = walk.how === 'leap' ? 70 : 9;
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [{ transform: at(point) }];
    const [x, y] = between(before, point);
    return [{ transform: at([x, y - lift]) }, { transform: at(point) }];
  });
}

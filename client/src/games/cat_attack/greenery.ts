/** Trees, bushes and flowers for the lawns of the map: wherever nothing else stands, always in the same spots. */
import type { Point, Town } from './town';

export interface Plant {
  kind: 'tree' | 'bush' | 'flowers' | 'stones';
  x: number;
  y: number;
  size: number;
}

const PITCH = 37;
const KINDS: Plant['kind'][] = ['tree', 'flowers', 'bush', 'flowers', 'stones', 'bush', 'tree', 'flowers'];

function toLine([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/** How far a point is from everything that is drawn on the map. */
function room(town: Town, point: Point): number {
  const [x, y] = point;
  let least = Infinity;
  const near = (distance: number): void => {
    least = Math.min(least, distance);
  };
  for (const space of town.spaces.values()) near(Math.hypot(space.x - x, space.y - y) - 24);
  for (const [a, b] of [...town.paths, ...town.walls]) near(toLine(point, [a.x, a.y], [b.x, b.y]) - 14);
  for (const [a, b] of town.roadSides()) near(toLine(point, a, b) - 40);
  for (const shop of town.shops) near(Math.hypot((shop.roof[0] ?? 0) - x, (shop.roof[1] ?? 0) - y) - 56);
  for (const home of town.homes) for (const [lx = 0, ly = 0] of home.larder) near(Math.hypot((lx - x) / 1.4, ly - y) - 24);
  for (const lair of town.lairs) near(Math.hypot(town.point(lair.id)[0] - x, town.point(lair.id)[1] - y) - 42);
  for (const pile of town.pileSpots()) near(Math.hypot(pile[0] - x, pile[1] - y) - 62);
  return least;
}

export function greenery(town: Town): Plant[] {
  const found: Plant[] = [];
  let n = 0;
  for (let row = 0; row < town.height / PITCH; row += 1) {
    for (let column = 0; column < town.width / PITCH; column += 1) {
      n = (n * 73 + row * 31 + column * 17 + 7) % 997;
      const x = (column + 0.5) * PITCH + (n % 17) - 8;
      const y = (row + 0.5) * PITCH + (n % 13) - 6;
      if (x < 18 || y < 18 || x > town.width - 18 || y > town.height - 18) continue;
      const free = room(town, [x, y]);
      const crowd = Math.min(Infinity, ...found.map((plant) => Math.hypot(plant.x - x, plant.y - y) - plant.size / 2));
      const wanted = KINDS[n % KINDS.length] ?? 'flowers';
      const kind = wanted === 'tree' && free < 17 ? 'bush' : wanted;
      const size = kind === 'tree' ? 52 : kind === 'bush' ? 34 : 26;
      if (free > size / 2 - 9 && crowd > size / 2 + 4) found.push({ kind, x, y, size });
    }
  }
  return found;
}

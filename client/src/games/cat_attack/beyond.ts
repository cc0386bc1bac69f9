/** Lit places outside the part of the map that is in sight: on which side they are. Knows no rule. */
import type { PanZoom } from '../../lib/panzoom.svelte';
import type { Target } from '../../lib/pointing';

export const SIDES = ['left', 'right', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

/** A finger's half, in px: nearer to the edge nobody hits a place. */
const HALF = 22;
/** Where the buttons stand that lead there: their middles lie so far from the edge. */
export const INSET = 26;

type Sight = Pick<PanZoom, 'scale' | 'x' | 'y' | 'width' | 'height'>;

/** The side to which a place is out of sight, or under the button of that side; null: it is in sight. */
function sideOf(place: Target<string>, sight: Sight): Side | null {
  const [x, y] = [place.x * sight.scale + sight.x, place.y * sight.scale + sight.y];
  const far: Record<Side, number> = { left: HALF - x, right: x - sight.width + HALF, above: HALF - y, below: y - sight.height + HALF };
  const [side, most] = SIDES.map((each): [Side, number] => [each, far[each]]).reduce((one, other) => (other[1] > one[1] ? other : one));
  if (most > 0) return side;
  const [middle, centre] = [sight.width / 2, sight.height / 2];
  const buttons: Record<Side, [number, number]> = { left: [INSET, centre], right: [sight.width - INSET, centre], above: [middle, INSET], below: [middle, sight.height - INSET] };
  return SIDES.find((each) => Math.hypot(buttons[each][0] - x, buttons[each][1] - y) < 2 * HALF) ?? null;
}

/** The places beyond each edge, the nearest first. */
export function beyond(places: readonly Target<string>[], sight: Sight): Map<Side, Target<string>[]> {
  const found = new Map<Side, Target<string>[]>();
  const [x, y] = [(sight.width / 2 - sight.x) / sight.scale, (sight.height / 2 - sight.y) / sight.scale];
  for (const place of [...places].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))) {
    const side = sideOf(place, sight);
    if (side) found.set(side, [...(found.get(side) ?? []), place]);
  }
  return found;
}

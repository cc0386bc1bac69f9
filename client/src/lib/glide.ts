/** A drawing comes nearer or goes back, softly. Knows no game. */
import type { PanZoom } from './panzoom.svelte';
import { calm } from './prefs.svelte';

const DURATION = 220;

/** What part of a drawing is shown: how large, and where its corner is. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
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

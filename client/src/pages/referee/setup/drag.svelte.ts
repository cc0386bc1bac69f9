/** A piece that follows the pointer from where it lies to where it is let go. */
import type { Bench, Picked } from './bench.svelte';

/** How far a pointer goes before a piece follows, in px. */
const FAR = 8;
/** Where a piece can be let go: `@1,0` on the table, the path of a holder, or the box it comes from. */
export const BOX = 'box:';

export class Drag {
  x = $state(0);
  y = $state(0);
  isOn = $state(false);
  constructor(private readonly bench: Bench) {}

  private placeAt(x: number, y: number): HTMLElement | SVGElement | null {
    return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
  }

  private letGo(): void {
    const { bench } = this;
    let place = this.placeAt(this.x, this.y);
    const span = bench.layout.ground?.span ?? 1;
    // A piece that covers several cells is held by its middle and named by its corner.
    if (place?.dataset['drop']?.startsWith('@') && span > 1) {
      const shift = ((span - 1) / 2) * place.getBoundingClientRect().width;
      place = this.placeAt(this.x - shift, this.y - shift) ?? place;
    }
    const where = place?.dataset['drop'];
    if (where === undefined) bench.picked = null;
    else if (where === BOX) bench.takeAway();
    else bench.drop(where.startsWith('@') ? { at: where.slice(1) } : { path: where });
  }

  /** Makes an element something a piece can be drawn from. */
  readonly from = (node: HTMLElement | SVGElement, held: () => Picked | null): { update: (next: () => Picked | null) => void; destroy: () => void } => {
    let start: { x: number; y: number } | null = null;
    let current = held;
    let isDone = false;
    const down = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      isDone = false;
      // A mouse leaves the piece before it has gone far; a finger is held by the browser anyway.
      if (event.pointerType === 'mouse' && current()) node.setPointerCapture(event.pointerId);
    };
    const move = (event: Event): void => {
      if (!(event instanceof PointerEvent) || !start) return;
      [this.x, this.y] = [event.clientX, event.clientY];
      if (this.isOn || Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      const piece = current();
      if (!piece) {
        start = null;
        return;
      }
      this.bench.picked = piece;
      this.isOn = true;
      node.setPointerCapture(event.pointerId);
    };
    const up = (event: Event): void => {
      start = null;
      if (!this.isOn) return;
      this.isOn = false;
      isDone = true;
      if (event.type === 'pointerup') this.letGo();
      else this.bench.picked = null;
    };
    // The click after a way belongs to the way, not to the piece.
    const click = (event: Event): void => {
      if (isDone) event.stopImmediatePropagation();
      isDone = false;
    };
    const ways: [string, (event: Event) => void][] = [['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up]];
    for (const [name, listener] of ways) node.addEventListener(name, listener);
    node.addEventListener('click', click, true);
    return {
      update: (next) => (current = next),
      destroy: () => {
        for (const [name, listener] of ways) node.removeEventListener(name, listener);
        node.removeEventListener('click', click, true);
      },
    };
  };
}

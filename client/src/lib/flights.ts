/** Pieces that fly over the screen from where they were to where they are now. Knows names of pieces, no game. */

/** One piece on its way: the first name that is on the screen counts, before the change for `from`, after it for `to`. */
export interface Flight {
  from: string[];
  to: string[];
  /** What arrived lies there until the whole update is shown: no view knows it there. */
  stays?: boolean;
}

interface Start {
  flight: Flight;
  rect: DOMRect;
  picture: Element;
}

interface Carrier {
  element: HTMLElement;
  stays: boolean;
}

const MOST = 8;
/** Of the time of a scene: how long one piece flies, if several set out one after the other. */
const SHARE = 0.75;
/** Places that still show something when a piece has left them. */
const ENDLESS = /^(seat|area|pile|deck|box)\b/;

function pieceOf(names: readonly string[]): Element | null {
  for (const name of names) {
    const piece = document.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    if (piece) return piece;
  }
  return null;
}

/** The drawn part of a piece: itself, or the picture in its button or panel. */
function pictureOf(piece: Element): Element {
  return piece instanceof SVGElement ? piece : (piece.querySelector('[data-picture]') ?? piece.querySelector('svg') ?? piece);
}

/** A copy of a picture that can stand anywhere on the screen; parts of a drawing get a drawing of their own. */
function copyOf(picture: Element): HTMLElement | SVGElement {
  const copy = picture.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-piece');
  if (!(picture instanceof SVGGraphicsElement) || picture instanceof SVGSVGElement) return copy;
  const box = picture.getBBox();
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.style.transform = 'none';
  copy.removeAttribute('transform');
  sheet.append(copy);
  return sheet;
}

export class Flights {
  private starts: Start[] = [];
  private known = new Set<string>();
  private carriers: Carrier[] = [];
  /** Pieces that are on their way, or gone: not to be seen where they are drawn. */
  private hidden = new Map<Animation, 'scene' | 'update'>();

  /** Before the screen changes: where everything that will fly is now. */
  leave(flights: readonly Flight[]): void {
    this.starts = flights.slice(0, MOST).flatMap((flight) => {
      const piece = pieceOf(flight.from);
      if (!piece) return [];
      const picture = pictureOf(piece);
      const start = { flight, rect: picture.getBoundingClientRect(), picture: copyOf(picture) };
      if (!ENDLESS.test(piece.getAttribute('data-piece') ?? '')) this.hide(picture, 'update');
      return [start];
    });
  }

  private hide(picture: Element, until: 'scene' | 'update'): void {
    this.hidden.set(picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'both' }), until);
  }

  /** After the screen has changed: everything flies to where it is now, within so many ms. */
  arrive(ms: number): void {
    const { starts } = this;
    this.starts = [];
    const duration = starts.length > 1 ? ms * SHARE : ms;
    starts.forEach(({ flight, rect, picture }, index) => {
      const piece = pieceOf(flight.to);
      const target = piece && pictureOf(piece);
      const goal = target?.getBoundingClientRect();
      if (!target || !goal || !rect.width || !goal.width) return;
      // Into a panel a card shrinks and vanishes; to a place of its own it arrives as it will lie there.
      const vanish = /^(seat|area|box)\b/.test(piece.getAttribute('data-piece') ?? '');
      const delay = starts.length > 1 ? (index * (ms - duration)) / (starts.length - 1) : 0;
      const keeps = vanish || flight.stays;
      this.fly(keeps ? (picture as HTMLElement) : copyOf(target), rect, goal, { duration, delay, vanish: vanish && !flight.stays, grows: !keeps, stays: flight.stays ?? false });
      if (!keeps) this.hide(target, 'scene');
    });
  }

  /** What has arrived is shown where it lies; with `all` everything is as it is drawn. */
  settle(all: boolean): void {
    for (const [animation, until] of this.hidden) {
      if (!all && until === 'update') continue;
      animation.cancel();
      this.hidden.delete(animation);
    }
    this.carriers = this.carriers.filter(({ element, stays }) => {
      if (stays && !all) return true;
      element.remove();
      return false;
    });
    if (all) this.starts = [];
  }

  private fly(copy: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, how: { duration: number; delay: number; vanish: boolean; grows: boolean; stays: boolean }): void {
    const box = how.grows ? to : from;
    const carrier = document.createElement('div');
    carrier.className = 'flying';
    carrier.inert = true;
    carrier.append(copy);
    Object.assign(carrier.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    Object.assign(copy.style, { width: '100%', height: '100%', margin: '0', position: 'static' });
    document.body.append(carrier);
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const path = how.vanish
      ? [{ transform: 'none' }, { opacity: 1, offset: 0.7 }, { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0 }]
      : how.grows
        ? [{ transform: `translate(${-dx}px, ${-dy}px) scale(${from.width / to.width})` }, { transform: 'none' }]
        : [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }];
    carrier.animate(path, { duration: how.duration, delay: how.delay, fill: 'both', easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' });
    this.carriers.push({ element: carrier, stays: how.stays });
  }

  /** Before an unknown number of things changed: what is on the table now. */
  remember(): void {
    this.known = new Set(this.named().map(([name]) => name));
  }

  /** After it: what was not there before appears softly. */
  appear(duration: number): void {
    for (const [name, piece] of this.named()) {
      if (!this.known.has(name)) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' });
    }
  }

  private named(): [string, Element][] {
    return [...document.querySelectorAll('[data-piece]')].map((piece) => [piece.getAttribute('data-piece') ?? '', piece]);
  }

  /** A steady mark around what has changed, for those who see no motion. */
  mark(names: readonly string[], ms: number): void {
    for (const name of new Set(names)) {
      const piece = document.querySelector(`[data-piece="${CSS.escape(name)}"]`);
      const ring = { filter: 'drop-shadow(0 0 5px var(--accent)) drop-shadow(0 0 2px var(--accent))' };
      piece?.animate([ring, ring], { duration: ms });
    }
  }
}

/** Pieces that fly over the screen from where they were to where they are now. Knows names of pieces, no game. */

/** One piece on its way: the first name that is on the screen counts, before the change for `from`, after it for `to`. */
export interface Flight {
  from: string[];
  to: string[];
}

interface Start {
  flight: Flight;
  rect: DOMRect;
  picture: Element;
}

const MOST = 8;
const STAGGER = 70;

/** The drawn part of a named piece: itself, or the picture in its button or panel. */
function pictureOf(names: string[]): Element | null {
  for (const name of names) {
    const piece = document.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    if (piece) return piece instanceof SVGElement ? piece : (piece.querySelector('[data-picture]') ?? piece.querySelector('svg') ?? piece);
  }
  return null;
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
  private readonly running = new Set<Animation>();

  /** Before the screen changes: where everything that will fly is now. */
  leave(flights: Flight[]): void {
    this.starts = flights.slice(0, MOST).flatMap((flight) => {
      const picture = pictureOf(flight.from);
      return picture ? [{ flight, rect: picture.getBoundingClientRect(), picture: copyOf(picture) }] : [];
    });
  }

  /** After the screen has changed: everything flies to where it is now. */
  arrive(duration: number): void {
    this.starts.forEach(({ flight, rect, picture }, index) => {
      const target = pictureOf(flight.to);
      if (!target) return;
      const goal = target.getBoundingClientRect();
      if (!rect.width || !goal.width) return;
      // Into a panel a card shrinks and vanishes; to a place of its own it arrives as it will lie there.
      const vanish = target.closest('[data-piece]')?.getAttribute('data-piece')?.startsWith('seat:') ?? false;
      this.fly(vanish ? (picture as HTMLElement) : copyOf(target), rect, goal, { duration, delay: index * STAGGER, vanish });
      if (!vanish) this.keep(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + index * STAGGER }));
    });
    this.starts = [];
  }

  private fly(copy: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, how: { duration: number; delay: number; vanish: boolean }): void {
    const box = how.vanish ? from : to;
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
      : [{ transform: `translate(${-dx}px, ${-dy}px) scale(${from.width / to.width})` }, { transform: 'none' }];
    const flight = carrier.animate(path, { duration: how.duration, delay: how.delay, fill: 'both', easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' });
    this.keep(flight);
    flight.onfinish = flight.oncancel = () => carrier.remove();
  }

  /** Before an unknown number of things changed: what is on the table now. */
  remember(): void {
    this.known = new Set(this.named().map(([name]) => name));
  }

  /** After it: what was not there before appears softly. */
  appear(duration: number): void {
    for (const [name, piece] of this.named()) {
      if (!this.known.has(name)) this.keep(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' }));
    }
  }

  private named(): [string, Element][] {
    return [...document.querySelectorAll('[data-piece]')].map((piece) => [piece.getAttribute('data-piece') ?? '', piece]);
  }

  private keep(animation: Animation): void {
    this.running.add(animation);
    void animation.finished.catch(() => undefined).finally(() => this.running.delete(animation));
  }

  /** Everything lands at once. */
  land(): void {
    for (const animation of this.running) animation.finish();
  }
}

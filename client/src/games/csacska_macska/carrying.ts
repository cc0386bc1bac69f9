/** Drawing pieces over the table by finger or mouse: what can be carried says so (`data-carry`), where it can be dropped too (`data-drop`). */

/** How far a finger or a mouse goes before it carries something, in px. */
const FAR = 9;

export class Carrying {
  private start: { finger: number; x: number; y: number; piece: HTMLElement } | null = null;
  private what = '';
  private ghost: HTMLElement | null = null;
  private over: Element | null = null;
  private wasCarried = false;

  /** `ondrop` is told what was dropped where, by the names of the pieces. */
  constructor(private readonly ondrop: (what: string, where: string) => void) {}

  /** Follows whatever is drawn within a part of the page. */
  readonly watch = (room: HTMLElement): { destroy: () => void } => {
    const down = (event: PointerEvent): void => {
      const piece = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-carry]') : null;
      if (!event.isPrimary) {
        this.end(); // two fingers zoom
        return;
      }
      this.wasCarried = false;
      this.start = piece && event.button === 0 ? { finger: event.pointerId, x: event.clientX, y: event.clientY, piece } : null;
    };
    const move = (event: PointerEvent): void => {
      const { start } = this;
      if (start?.finger !== event.pointerId || (!this.ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR)) return;
      this.carry(start.piece.dataset['carry'] ?? '', start.piece, event.clientX, event.clientY);
    };
    const up = (event: PointerEvent): void => {
      if (this.start && this.start.finger !== event.pointerId) return;
      if (this.start && this.ghost) this.drop(event.clientX, event.clientY);
      this.start = null;
    };
    const cancel = (): void => this.end();
    // The click at the end of a way is none.
    const click = (event: MouseEvent): void => {
      if (!this.wasCarried) return;
      this.wasCarried = false;
      event.stopPropagation();
      event.preventDefault();
    };
    room.addEventListener('pointerdown', down);
    room.addEventListener('click', click, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return {
      destroy: () => {
        room.removeEventListener('pointerdown', down);
        room.removeEventListener('click', click, true);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', cancel);
        this.end();
      },
    };
  };

  /** A picture of the piece follows. */
  carry(what: string, piece: HTMLElement, x: number, y: number): void {
    if (!this.ghost) {
      const picture = [...piece.querySelectorAll('svg')].findLast((each) => each.clientWidth > 24);
      if (!picture) return;
      const { width, height } = picture.getBoundingClientRect();
      this.what = what;
      this.wasCarried = true;
      this.ghost = document.createElement('div');
      this.ghost.className = 'flying';
      this.ghost.inert = true;
      this.ghost.append(picture.cloneNode(true));
      Object.assign(this.ghost.style, { left: `${-width / 2}px`, top: `${-height / 2}px`, width: `${width}px`, height: `${height}px`, transformOrigin: 'center' });
      document.body.append(this.ghost);
    }
    this.ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
    const place = this.placeAt(x, y);
    if (place === this.over) return;
    this.over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.over = place;
  }

  drop(x: number, y: number): void {
    const place = this.placeAt(x, y);
    const { what, ghost } = this;
    this.end();
    if (ghost && place) this.ondrop(what, place.dataset['drop'] ?? '');
  }

  end(): void {
    this.start = null;
    this.ghost?.remove();
    this.ghost = null;
    this.over?.removeAttribute('data-over');
    this.over = null;
  }

  private placeAt(x: number, y: number): HTMLElement | null {
    return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
  }
}

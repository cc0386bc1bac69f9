/**
 * Notices a connection that is dead without saying so: after a silence it asks, without an answer it doubts, and after more of it it gives the
 * connection up. Whoever sits before the page knows within 5 seconds; a slow network is not given up as quickly.
 */

/** How long nothing may be heard before it asks, in ms. */
export const SILENCE = 2_500;
/** How long it then waits for anything at all to be heard before it says so. */
export const PATIENCE = 1_800;
/** And how much longer before the connection is made anew. */
export const HOPE = 2_700;

export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly doubt: () => void,
    private readonly giveUp: () => void,
  ) {}

  /** Something was heard, or a connection is being made: the silence begins anew. A page that nobody looks at is not watched. */
  heard(): void {
    clearTimeout(this.timer);
    if (!document.hidden) this.timer = setTimeout(() => this.probe(), SILENCE);
  }

  /** Asks at once. */
  probe(): void {
    clearTimeout(this.timer);
    this.ask();
    this.timer = setTimeout(() => {
      this.doubt();
      this.timer = setTimeout(this.giveUp, HOPE);
    }, PATIENCE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

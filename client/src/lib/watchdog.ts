/** Notices a connection that is dead without saying so: after a silence it asks, and without an answer it gives the connection up. */

/** How long nothing may be heard before it asks, in ms. */
export const SILENCE = 10_000;
/** How long it then waits for anything at all to be heard, in ms. */
export const PATIENCE = 4_000;

export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
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
    this.timer = setTimeout(this.giveUp, PATIENCE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

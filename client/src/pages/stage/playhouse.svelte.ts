/** A still table with its game's drawing: what replays and lessons share besides their layout. */
import { untrack } from 'svelte';
import { type GameKit, kitFor, type Stage } from '../../games/kit';
import { Desk } from '../../lib/desk.svelte';
import type { StillLink } from '../../lib/still.svelte';

export class Playhouse {
  readonly desk: Desk;
  kit = $state.raw<GameKit | null>(null);
  stage = $state.raw<Stage | null>(null);
  private wanted = '';

  constructor(readonly still: StillLink) {
    this.desk = new Desk(still.asTable);
  }

  /** Fetches the drawing of a game; the last one asked for wins. */
  async dress(game: string): Promise<void> {
    if (!game || game === this.wanted) return;
    this.wanted = game;
    const found = await kitFor(game);
    if (game !== this.wanted) return;
    untrack(() => (this.stage = found.stage(this.desk)));
    this.kit = found;
  }

  /** Escape: first the draft or the refusal, then what is picked. */
  escape(): void {
    if (this.desk.draft !== null || this.desk.refusal) this.desk.cancel();
    else this.stage?.cancel();
  }
}

/** A table kept in the page with its game's screen: what replays and lessons share besides their layout. */
import { untrack } from 'svelte';
import { openGame, type ShownGame } from '../../games/kit';
import type { LocalTable } from '../../lib/local_table.svelte';
import { Director } from '../../lib/director/director.svelte';
import { PageStagehands } from '../../lib/director/stagehands';
import { MoveDraft } from '../../lib/move_draft.svelte';

export class LocalGame {
  readonly draft: MoveDraft;
  readonly director: Director;
  shown = $state.raw<ShownGame | null>(null);
  private wanted = '';

  constructor(readonly link: LocalTable) {
    this.director = new Director(link);
    this.draft = new MoveDraft(this.director);
  }

  /** Fetches what draws a game; the last one asked for wins. */
  async load(game: string): Promise<void> {
    if (!game || game === this.wanted) return;
    this.wanted = game;
    const open = await openGame(game);
    if (game === this.wanted) untrack(() => this.show(open(this.draft)));
  }

  private show(shown: ShownGame): void {
    this.shown = shown;
    this.director.playwright = shown.kit.scenes ?? null;
    this.director.stagehands = new PageStagehands((event) => shown.screen.pieces(event));
  }

  /** Escape: first the drafted move or the refusal, then what is picked. */
  escape(): void {
    if (this.draft.text !== null || this.draft.refusal) this.draft.cancel();
    else this.shown?.screen.cancel();
  }

  /** Keys of a page on which one tries moves: Enter makes the drafted one, unless something else hears it. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) this.escape();
    if (event.key === 'Enter' && this.draft.text !== null && !(event.target as Element).closest?.('button, a, select, svg[role=application]')) void this.draft.confirm();
  };
}

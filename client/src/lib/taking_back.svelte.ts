/** Undo and redo as people mean them: first what is drafted, then one's own last decision, said before where more than that goes with it. */
import type { GameScreen } from '../games/kit';
import type { UndoView } from '../wire';
import type { MoveDraft } from './move_draft.svelte';
import type { Answer, TableModel } from './table_model';

export class TakingBack {
  /** What it would undo, while one is asked whether to do it. */
  view = $state.raw<UndoView | null>(null);
  /** Whose move it was: another of those who share the screen, who has to say so first. */
  other = $state(-1);

  /** It has been begun and is not done yet: the screen stays with who does it. */
  busy = $state(false);

  constructor(
    private readonly link: TableModel,
    private readonly draft: MoveDraft,
  ) {}

  readonly canUndo = $derived.by(() => this.link.state === 'live' && (this.draft.text !== null || this.link.undo.possible || this.link.undo.seat !== undefined));
  /** It stays, for something was seen by it and people play: pressing says so. */
  readonly stays = $derived.by(() => this.link.state === 'live' && this.draft.text === null && this.link.undo.seen === true);
  readonly canRedo = $derived.by(() => this.link.state === 'live' && this.link.undo.redo === true);

  async undo(screen: GameScreen | null): Promise<void> {
    if (this.stays) this.draft.complain('undo_seen');
    if (!this.canUndo || this.view || this.other >= 0) return;
    if (this.draft.text !== null) {
      this.draft.cancel();
      screen?.undrafted?.();
      return;
    }
    screen?.cancel();
    if (!this.link.undo.possible) this.other = this.link.undo.seat ?? -1;
    else await this.look();
  }

  private async look(): Promise<void> {
    this.busy = true;
    const view = await this.link.lookBack();
    if (!('to' in view)) this.end(view);
    else if (view.seats.length || view.shows || view.asks) this.view = view;
    else await this.sure();
  }

  /** Who shares the screen has said who they are. */
  async takeOver(): Promise<void> {
    this.busy = true;
    this.link.eyes(this.other);
    this.other = -1;
    await this.look();
  }

  async sure(): Promise<void> {
    this.view = null;
    this.end(await this.link.takeBack());
  }

  leave(): void {
    this.view = null;
    this.other = -1;
    this.busy = false;
  }

  private end(answer: Answer): void {
    this.busy = false;
    this.complain(answer);
  }

  async redo(): Promise<void> {
    if (this.canRedo) this.complain(await this.link.putBack());
  }

  private complain(answer: Answer): void {
    if (answer.kind === 'error') this.draft.complain(answer.key);
    else if (answer.kind === 'stale') this.draft.complain('stale');
  }
}

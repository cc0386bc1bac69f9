/** What a person is about to do at a table: a drafted move, a question, a refusal. Knows no rule. */
import type { RefusalInfo } from '../wire';
import type { Advice, TableModel } from './table_model';
import { prefs } from './prefs.svelte';
import { sound } from './sound';

/** How long one rests on a place before its reason is asked for, in ms. */
const DWELL = 700;

export class MoveDraft {
  /** The move that is put together and not sent yet; null: none. */
  text = $state<string | null>(null);
  refusal = $state.raw<RefusalInfo | null>(null);
  trouble = $state('');
  busy = $state(false);
  hint = $state<string | null>(null);
  /** A hint was asked for and is not there yet. */
  asking = $state(false);
  /** Why the bot would do it: the key of a sentence and its facts. */
  reason = $state.raw<Advice | null>(null);
  /** Pieces that something points at now: a log line, a score line, a refusal. */
  marked = $state.raw<readonly string[]>([]);
  /** Pieces the board shall bring into sight; a new list each time somebody asks. */
  sought = $state.raw<readonly string[]>([]);
  /** Set by the board: a hand card is drawn over the screen, or dropped. */
  drag: ((x: number, y: number, drop: boolean) => void) | null = null;
  /** While the end is counted: the pieces counted so far; else null. */
  counted = $state.raw<readonly string[] | null>(null);
  /** Seats whose secret the count has turned over; null: nothing is being counted. */
  uncovered = $state.raw<readonly number[] | null>(null);
  private question = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dwell: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: TableModel) {}

  can(text: string): boolean {
    return this.link.moves.has(text);
  }

  /**
   * The one rule for all games: a choice is drafted first and sent by choosing it again or by confirming it. Only a plain word (draw, pass,
   * throw) that is the one thing to do cannot be chosen by mistake: it is done at once, and so is everything for who does not want to confirm.
   */
  private mustConfirm(text: string): boolean {
    return prefs.confirm && this.text !== text && (this.link.moves.size > 1 || text.includes(' '));
  }

  /** Chooses a whole move; what cannot be is asked about. */
  async choose(text: string): Promise<void> {
    if (!this.can(text)) {
      await this.explain(text);
      return;
    }
    this.next();
    this.refusal = null;
    this.trouble = '';
    if (this.mustConfirm(text)) this.text = text;
    else await this.send(text);
  }

  async confirm(): Promise<void> {
    if (this.text !== null && this.can(this.text)) await this.send(this.text);
  }

  cancel(): void {
    this.text = null;
    this.refusal = null;
    this.hint = null;
    this.next();
  }

  /** A new question, or none any more: whoever has gone on does not wait for an older answer. */
  private next(): number {
    this.asking = false;
    return (this.question += 1);
  }

  /** Asks the server why not; an answer that comes too late is dropped. */
  async explain(text: string): Promise<void> {
    const mine = this.next();
    if (this.link.table?.paused) {
      this.complain('paused');
      return;
    }
    const refusal = await this.link.why(text);
    if (mine !== this.question || !refusal) return;
    this.refusal = refusal;
    sound(['refuse']);
  }

  /** Somebody rests on what cannot be: after a while the reason is asked for by itself. */
  wonder(text: string): void {
    this.forget();
    if (this.can(text) || this.text !== null) return;
    this.dwell = setTimeout(() => void this.explain(text), DWELL);
  }

  forget(): void {
    clearTimeout(this.dwell);
  }

  private async send(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.link.act(text);
    this.busy = false;
    this.text = null;
    this.hint = null;
    this.complain(answer.kind === 'error' ? answer.key : answer.kind === 'stale' ? 'stale' : '');
    this.refusal = answer.kind === 'refused' ? answer.refusal : null;
    if (answer.kind === 'refused') sound(['refuse']);
  }

  /** A trouble takes the place of the status line for a while. */
  complain(key: string): void {
    this.trouble = key;
    clearTimeout(this.timer);
    if (key) this.timer = setTimeout(() => (this.trouble = ''), 5000);
  }

  /** Marks pieces and brings them into sight. */
  seek(pieces: readonly string[]): void {
    this.marked = pieces;
    this.sought = [...pieces];
  }

  async askHint(): Promise<void> {
    if (this.asking) return;
    const mine = this.next();
    this.asking = true;
    this.refusal = null;
    const advice = await this.link.hint();
    if (mine !== this.question) return;
    this.asking = false;
    this.reason = advice;
    this.hint = advice?.text ?? null;
    if (this.hint === null) this.complain('no_hint');
  }

  /** The suggested move becomes the drafted one; it is still to be confirmed. */
  takeHint(): void {
    if (this.hint !== null && this.can(this.hint)) this.text = this.hint;
    this.hint = null;
  }
}

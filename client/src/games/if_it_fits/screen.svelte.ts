/** What is picked and shown on a screen of If It Fits. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import type { Point, Target } from '../../lib/pointing';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import { type Fact, SHOWN } from '../../lib/words';
import type { GameEvent, Params, ScoreLine } from '../../wire';
import type { About, GameScreen } from '../kit';
import { viewOf } from '../views';
import { ACROSS, at, Grid, L, LAID, type Move, type Place, readFace, readMove, W, writeMove } from './grid';

/** Where a move would lie on the felt. */
export interface Spot extends Required<Target<Place>> {
  move: Move;
}

export const GAME = 'if-it-fits';
/** What a move is made with: a card's name, or the verb where no card is named. */
const sourceOf = (move: Move): string => move.card || move.verb;

export class IfItFitsScreen implements GameScreen {
  picked = $state<string | null>(null);
  turned = $state(false);
  cursor = $state.raw<Place | null>(null);
  /** The box that is looked at, by the name of one of its cells. */
  shown = $state<string | null>(null);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly grid = $derived(new Grid(this.view.table, this.view.lying, this.view.faces, this.view.boxes));
  readonly moves = $derived.by(() => (this.draft.link.myTurn ? [...this.draft.link.moves].map(readMove) : []));
  readonly lit = $derived(new Set(this.moves.map(sourceOf)));
  /** In the cat step there is only one thing to hold: a cat. */
  readonly current = $derived(this.picked ?? (this.lit.has('cat') ? 'cat' : null));
  /** The card in the fingers, or the one of a drafted hint. */
  readonly inHand = $derived.by(() => this.current ?? (this.draft.text === null ? null : sourceOf(readMove(this.draft.text))));
  readonly hinted = $derived.by(() => (this.draft.hint === null ? null : sourceOf(readMove(this.draft.hint))));
  readonly held = $derived(this.moves.filter((move) => move.place !== null && sourceOf(move) === this.current));
  readonly turns = $derived(new Set(this.held.map((move) => move.turned)).size > 1);
  readonly spots = $derived(this.held.filter((move) => !this.turns || move.turned === this.turned).map((move) => this.spot(move)));
  readonly box = $derived(this.shown === null ? null : (this.grid.boxAt.get(this.shown) ?? null));
  readonly sources = $derived(this.view.phase === 'start' ? this.view.starts : [...(this.view.hand ?? []), ...(this.lit.has('sleep') ? ['sleep'] : [])]);

  /** Where a move lies on the felt: one cell, or across two. */
  spot(move: Move): Spot {
    const place = move.place ?? [0, 0];
    const [x, y] = place;
    const across = ACROSS.has(move.verb) || (move.verb === 'princess' && this.grid.over.has(at(x, y)));
    return { move, place, x: (across ? x + 1 : x + 0.5) * W, y: (y + 0.5) * L, width: across ? L : W, height: across ? W : L };
  }

  /** The middle of what would lie at a place, or of its cell. */
  middle(place: Place): Point {
    const lit = this.spots.find((spot) => at(...spot.place) === at(...place));
    return lit ?? { x: (place[0] + 0.5) * W, y: (place[1] + 0.5) * L };
  }

  moveAt(place: Place): string {
    const known = this.held.find((move) => at(...(move.place as Place)) === at(...place) && (!this.turns || move.turned === this.turned));
    if (known) return writeMove(known);
    const like = this.held[0];
    const source = this.current ?? '';
    const verb = like?.verb ?? (/^S\d/.test(source) ? 'start' : /^T\d/.test(source) ? 'toy_across' : ['sleep', 'cat', 'princess'].includes(source) ? source : 'box');
    return writeMove({ verb, card: verb === source ? '' : source, place, turned: this.turns && this.turned });
  }

  async pick(source: string): Promise<void> {
    this.draft.cancel();
    this.shown = null;
    if (this.picked === source) {
      this.picked = null;
      return;
    }
    if (!this.lit.has(source)) {
      this.picked = null;
      await this.draft.explain(this.asked(source));
      return;
    }
    this.picked = source;
    this.turned = !this.moves.some((move) => sourceOf(move) === source && !move.turned);
    this.cursor = null;
  }

  /** A question about something that is not lit: any place will do, the refusal names the reason. */
  private asked(source: string): string {
    if (source === 'draw' || source === 'no_cat') return source;
    const cell = this.view.table.length ? '@0,0' : '@1,0';
    if (source === 'sleep' || source === 'princess' || source === 'cat') return `${source} ${cell}`;
    return `${/^S\d/.test(source) ? 'start' : /^T\d/.test(source) ? 'toy_across' : 'box'} ${source} ${cell}`;
  }

  rotate(): void {
    if (!this.turns) return;
    const place = this.draft.text === null ? null : readMove(this.draft.text).place;
    this.draft.cancel();
    this.turned = !this.turned;
    const again = place && this.spots.find((spot) => at(...spot.place) === at(...place));
    if (again) void this.draft.choose(writeMove(again.move));
  }

  cancel(): boolean {
    const had = this.picked !== null || this.shown !== null;
    this.picked = null;
    this.turned = false;
    this.cursor = null;
    this.shown = null;
    return had;
  }

  face(card: string, turned = false): { walls: string; symbols: string[] } {
    return readFace(this.view.faces[card === 'princess' ? 'sleep' : card], turned);
  }

  about(source: string): About | null {
    const kind = /^S\d/.test(source) ? 'start' : /^T\d/.test(source) ? 'toy' : ['sleep', 'cat', 'princess'].includes(source) ? source : 'box';
    const clause = { start: 'IF-PLACE-6', toy: 'IF-TOY-3', sleep: 'IF-SLEEP-1', cat: 'IF-CAT-2', princess: 'IF-PRIN-2', box: 'IF-BOX-3' }[kind] ?? '';
    return { name: this.cardWords(source), text: t(`about-fits-${kind}`), clause, asks: this.lit.has(source) ? null : this.asked(source) };
  }

  cardWords(card: string): string {
    return gt(GAME, `piece-${card}`) ?? card;
  }

  /** Walls of a card in words, for those who do not see them. */
  sideWords(walls: string): string {
    const names = ['north', 'east', 'south', 'west'].filter((_, side) => walls[side] === '#').map((side) => t(`if-${side}`));
    return names.length ? t('if-walls', { sides: names.join(', ') }) : t('if-no-walls');
  }

  /** Coordinates are for those who do not see the place light up. */
  word({ kind }: Fact, aloud: boolean): string | null {
    return kind === 'place' && !aloud ? SHOWN : null;
  }

  pieces(payload: Params): string[] {
    if (Array.isArray(payload['cells'])) return payload['cells'].map((cell) => `cell:${String(cell)}`);
    const cell = payload['cell'] ?? payload['box'];
    return typeof cell === 'string' ? [`cell:${cell}`] : [];
  }

  scored(_seat: number, line: ScoreLine): string[] {
    return this.pieces(line.params);
  }

  /** Whose turn it is stands above the table; the log tells what was done. */
  quiet(event: GameEvent): boolean {
    return event.kind === 'turn';
  }

  /** The end is counted box by box, as at the table: whoever takes it first, then the others in it. */
  inCount(line: ScoreLine): string {
    return String(line.params['box'] ?? line.params['cell'] ?? '');
  }

  describe(text: string): string {
    const move = readMove(text);
    return t(`if-do-${move.verb.replace('_', '-')}`);
  }

  score(seat: number): number | null {
    return this.view.scores[seat] ?? 0;
  }

  soundOf(event: GameEvent): Meaning | null {
    if (LAID.has(event.kind) && event.kind !== 'princess') return 'lay';
    if (event.kind === 'draw') return 'draw';
    return event.kind === 'princess' ? 'loss' : null;
  }
}

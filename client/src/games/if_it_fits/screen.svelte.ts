/** What is picked and shown on a screen of If It Fits. */
import { announce } from '../../lib/announce.svelte';
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { signed } from '../../lib/figures';
import { nameAt } from '../../lib/names';
import type { Point, Target } from '../../lib/pointing';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import { type Fact, SHOWN } from '../../lib/words';
import type { GameEvent, Params, ScoreLine } from '../../wire';
import type { About, GameScreen } from '../kit';
import { type BoxView, type IfItFitsForeseen, viewOf } from '../views';
import { ACROSS, at, Grid, L, LAID, type Move, type Place, readFace, readMove, readPlace, W, writeMove } from './grid';

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
  /** What the drafted move would make of the boxes. */
  foreseen = $state.raw<IfItFitsForeseen | null>(null);

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
  /** The box that is told in figures: the one that the drafted move makes, or the one that is looked at. */
  readonly note = $derived.by((): BoxView | null => this.foreseen?.boxes[0] ?? this.box);
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
    const kind = this.kindOf(source);
    const verb = like?.verb ?? (kind === 'toy' ? 'toy_across' : kind);
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
    const kind = this.kindOf(source);
    return `${kind === 'toy' ? 'toy_across' : kind} ${source} ${cell}`;
  }

  rotate(): boolean {
    if (!this.turns) return false;
    const place = this.draft.text === null ? null : readMove(this.draft.text).place;
    this.draft.cancel();
    this.turned = !this.turned;
    announce(t('if-turned', { walls: this.sideWords(this.face(this.current ?? '', this.turned).walls) }));
    const again = place && this.spots.find((spot) => at(...spot.place) === at(...place));
    if (again) void this.draft.choose(writeMove(again.move));
    return true;
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
    const [where = '', cell = ''] = source.split(':');
    if (cell) return where === 'toy' ? this.aboutToy(cell) : this.aboutLaid(where, cell);
    if (source === 'pile') return { name: t('if-pile', { count: this.view.pile.left }), text: t('about-fits-pile'), clause: 'IF-TURN-1', asks: null };
    const kind = this.kindOf(source);
    const clause = { start: 'IF-PLACE-6', toy: 'IF-TOY-3', sleep: 'IF-SLEEP-1', cat: 'IF-CAT-2', princess: 'IF-PRIN-2', box: 'IF-BOX-3' }[kind] ?? '';
    return { name: this.cardWords(source), text: t(`about-fits-${kind}`), clause, asks: this.lit.has(source) ? null : this.asked(source) };
  }

  private kindOf(card: string): string {
    return /^S\d/.test(card) ? 'start' : /^T\d/.test(card) ? 'toy' : ['sleep', 'cat', 'princess'].includes(card) ? card : 'box';
  }

  private aboutToy(kind: string): About {
    const isSpray = kind === 'spray';
    return { name: gt(GAME, `piece-${kind}`) ?? kind, text: t(isSpray ? 'about-fits-spray' : 'about-fits-kind'), clause: isSpray ? 'IF-SCORE-5' : 'IF-SCORE-4', asks: null };
  }

  /** A card in a cell (`at`) or across two (`over`), and the box it belongs to. */
  private aboutLaid(where: string, cell: string): About | null {
    const card = where === 'over' ? this.grid.over.get(cell) : this.grid.cells.get(cell);
    if (!card) return null;
    const kind = this.kindOf(card.name);
    const clause = { toy: 'IF-TOY-3', sleep: 'IF-SLEEP-3', cat: 'IF-SCORE-2', princess: 'IF-PRIN-5' }[kind] ?? 'IF-BOX-5';
    const own = { cat: this.view.rules.no_extra_cat_points ? 'about-fits-laid-cat-only' : 'about-fits-laid-cat', sleep: 'about-fits-laid-sleep', princess: 'about-fits-laid-princess', toy: 'about-fits-laid-toy' }[kind];
    const symbols = new Set(card.symbols);
    const text = [own ? t(own) : '', this.boxWords(this.grid.boxAt.get(cell)), [...symbols].some((symbol) => symbol !== 'spray') ? t('about-fits-kind') : '', symbols.has('spray') ? t('about-fits-spray') : ''];
    return { name: this.laidWords(card), text: text.filter(Boolean).join(' '), clause, asks: null };
  }

  /** What a card on the table is called: a cat by whose it is. */
  private laidWords({ name, owner }: { name: string; owner: number | null }): string {
    if (owner === null) return this.cardWords(name);
    return t(name === 'sleep' ? 'if-sleeper-of' : 'if-cat-of', { name: nameAt(this.draft.link.table, owner) });
  }

  /** A box in words: how large, open or closed, worth how much, and whose cats are in it. */
  boxWords(box: BoxView | undefined): string {
    if (!box) return '';
    const cats = box.awake.flatMap((awake, seat) => {
      const asleep = box.asleep[seat] ?? 0;
      return awake || asleep ? [`${nameAt(this.draft.link.table, seat)}: ${t('if-cats-in', { awake, asleep })}`] : [];
    });
    const state = box.closed ? t('if-closed') : t('if-open', { count: box.open });
    return `${t('if-box', { count: box.cells.length })}, ${state}. ${t('if-worth')} ${signed(box.plus - box.minus)}. ${cats.length ? `${cats.join('; ')}.` : t('if-nobody')}`;
  }

  /** What is at a place or beside it, for those who do not see it. */
  nearWords([x, y]: Place): string {
    const here = this.grid.cells.get(at(x, y));
    if (here) return [at(x, y), at(x + 1, y)].flatMap((cell) => this.grid.over.get(cell) ?? this.grid.cells.get(cell) ?? []).map((card) => this.laidWords(card)).join(', ');
    const near = [['north', x, y - 1], ['east', x + 1, y], ['south', x, y + 1], ['west', x - 1, y]] as const;
    return near.flatMap(([side, column, row]) => {
      const tile = this.grid.cells.get(at(column, row));
      return tile ? [`${t(`if-${side}`)}: ${this.laidWords(tile)}`] : [];
    }).join('; ');
  }

  /** A place, and what is there or beside it. */
  spotWords(place: Place): string {
    const what = this.nearWords(place);
    const [column, row] = place;
    return what ? t('if-spot', { column, row, what }) : t('if-at', { column, row });
  }

  /** A card on the table for those who do not see it: its walls, and what lies on it; empty: there is none. */
  tileWords(cell: string): string {
    const tile = this.grid.cells.get(cell);
    if (!tile) return '';
    const over = this.grid.over.get(cell);
    return [this.laidWords(tile), this.sideWords(tile.walls), over ? t('if-here', { what: this.laidWords(over) }) : ''].filter(Boolean).join(', ');
  }

  /** The same with its box. */
  cellWords(cell: string): string {
    const words = this.tileWords(cell);
    return words ? `${words}. ${this.boxWords(this.grid.boxAt.get(cell))}` : t('if-bare');
  }

  /** What a hand card is called, as it would lie. */
  sourceWords(source: string, turned: boolean): string {
    const isCat = ['princess', 'cat', 'sleep'].includes(source);
    return isCat ? this.cardWords(source) : t('if-card', { card: this.cardWords(source), walls: this.sideWords(this.face(source, turned).walls) });
  }

  /** Where something was laid, and the walls of a card. */
  aloud(event: GameEvent): string {
    const cell = event['cell'] ?? event['box'];
    if (typeof cell !== 'string') return '';
    const [column, row] = readPlace(cell);
    if (ACROSS.has(event.kind) || (event.kind === 'princess' && event['asleep'] === false)) return t('if-across', { column, next: column + 1, row });
    const card = ['box', 'start', 'toy_box'].includes(event.kind) ? event['card'] : null;
    if (typeof card !== 'string') return t('if-at', { column, row });
    return t('board-cell', { column, row, what: this.sideWords(this.face(card, event['turned'] === true).walls) });
  }

  /** What the drafted move would bring. */
  foreseenWords(): string {
    const [box] = this.foreseen?.boxes ?? [];
    if (!this.foreseen || !box) return '';
    const me = this.draft.link.seat;
    const score = me < 0 ? '' : t('if-score', { before: this.view.scores[me] ?? 0, after: this.foreseen.scores[me] ?? 0 });
    return `${[t('if-after'), score].filter(Boolean).join(': ')}. ${this.boxWords(box)}`;
  }

  cardWords(card: string): string {
    return gt(GAME, `piece-${card}`) ?? card;
  }

  /** Walls of a card in words, for those who do not see them. */
  sideWords(walls: string): string {
    const names = ['north', 'east', 'south', 'west'].filter((_, side) => walls[side] === '#').map((side) => t(`if-${side}`));
    return names.length ? t('if-walls', { sides: names.join(', ') }) : t('if-no-walls');
  }

  /** A place lights up; for those who do not see it, it is told behind the sentence. */
  word({ kind }: Fact): string | null {
    return kind === 'place' ? SHOWN : null;
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

  spell(text: string): string {
    const { verb, card, place, turned } = readMove(text);
    const where = place ? this.spotWords(place) : '';
    return [this.describe(text), card && !verb.includes('across') ? this.sourceWords(card, turned) : '', where].filter(Boolean).join('. ');
  }

  score(seat: number): number | null {
    return this.view.scores[seat] ?? 0;
  }

  soundOf(event: GameEvent): Meaning | null {
    if (LAID.has(event.kind) && event.kind !== 'princess') return 'lay';
    if (event.kind === 'draw') return 'draw';
    if (event.kind === 'closed') return 'score';
    return event.kind === 'princess' ? 'loss' : null;
  }
}

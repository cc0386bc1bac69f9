/** What is picked and shown on a Cat Box screen. */
import { announce } from '../../lib/announce.svelte';
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { nameAt } from '../../lib/names';
import type { Point, Target } from '../../lib/pointing';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import { type Fact, SHOWN } from '../../lib/words';
import type { GameEvent, Params, ScoreLine } from '../../wire';
import type { About, GameScreen } from '../kit';
import { type CatBoxForeseen, type HeldCardView, viewOf } from '../views';
import { at, contents, family, type Move, type Place, Plane, readCard, readMove, readPlace, turned, UNIT, writeMove } from './plane';

export const GAME = 'cat-box';
export const TILES = ['paw', 'scratcher', 'fish', 'mouse', 'stack'] as const;
const TURNS: Record<string, number[]> = { none: [0], half: [0, 180], quarter: [0, 90, 180, 270] };

export class CatBoxScreen implements GameScreen {
  /** The card in the fingers: a hand slot "1.0", "reserved", or a card on the table (mouse). */
  picked = $state<string | null>(null);
  /** The tile in use; null means a plain card. */
  tile = $state<string | null>(null);
  turn = $state(0);
  cursor = $state.raw<Place | null>(null);
  /** What the drafted move would bring. */
  foreseen = $state.raw<CatBoxForeseen | null>(null);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly plane = $derived(new Plane(this.view.table, this.view.faces));
  /** Several people look at this screen in turn: what only one may see is covered. */
  readonly isShared = $derived.by(() => this.draft.link.mySeats.length > 1);
  /** What on the table brings points to who looks, where nobody else sees it. */
  readonly own = $derived.by(() => (this.isShared || !this.view.identity || this.view.identities ? '' : this.view.identity === 'C' ? 'E' : this.view.identity));
  readonly turns = $derived(TURNS[this.view.rotation] ?? [0]);
  readonly families = $derived.by(() => {
    const found = new Map<string, Place[]>();
    for (const text of this.draft.link.moves) {
      const move = readMove(text);
      const places = found.get(family(move)) ?? [];
      if (move.place) places.push(move.place);
      found.set(family(move), places);
    }
    return found;
  });
  /** Sources of some legal move, by verb: what is lit. */
  readonly lit = $derived.by(() => new Set([...this.draft.link.moves].map((text) => readMove(text)).map((move) => `${move.verb} ${move.source} ${move.stack}`)));
  readonly verb = $derived(this.tile === 'stack' || this.tile === null ? 'play' : this.tile);
  readonly template = $derived<Move>({
    verb: this.verb,
    source: this.verb === 'scratcher' ? '' : (this.picked ?? ''),
    place: null,
    turn: this.verb === 'scratcher' ? 0 : this.turn,
    stack: this.tile === 'stack',
  });
  /** Places where what is picked may go. */
  readonly places = $derived(this.picked !== null || this.verb === 'scratcher' ? (this.families.get(family(this.template)) ?? []) : []);
  readonly asks = $derived.by(() => {
    if (this.places.length) return t(this.verb === 'scratcher' ? 'cb-step-scratcher' : 'cb-step-card');
    return this.tile !== null && this.tile !== 'stack' ? t('cb-step-tile', { tile: this.tile }) : '';
  });
  /** The face in the fingers, as far as this seat knows it. */
  readonly face = $derived(this.picked === null ? null : turned(this.faceOf(this.picked) ?? 'EE/EE', this.turn));

  /** Everything that can be picked, in the order of the tray. */
  readonly sources = $derived.by(() => {
    const count = this.view.hands.length;
    const first = Math.max(0, this.draft.link.seat);
    return Array.from({ length: count }, (_, index) => (first + index) % count).flatMap((seat) => [
      ...(this.view.hands[seat] ?? []).flatMap((held, slot) => (held ? [`${seat + 1}.${slot}`] : [])),
      ...(seat === this.draft.link.seat && this.view.reserved?.[seat] ? ['reserved'] : []),
    ]);
  });

  held(source: string): HeldCardView | null {
    if (source === 'reserved') return this.view.reserved?.[this.draft.link.seat] ?? null;
    const [seat = 0, slot = 0] = source.split('.').map(Number);
    return this.view.hands[seat - 1]?.[slot] ?? null;
  }

  faceOf(source: string): string | null {
    const held = this.held(source);
    if (held) return held.secret ?? held.visible;
    return this.plane.cards.find((card) => card.id === source)?.face ?? null;
  }

  isLit(source: string): boolean {
    return this.draft.link.myTurn && this.lit.has(`${this.verb} ${source} ${this.tile === 'stack'}`);
  }

  moveAt(x: number, y: number): string {
    return writeMove({ ...this.template, place: [x, y] });
  }

  async pick(source: string): Promise<void> {
    this.draft.cancel();
    if (this.verb === 'fish') {
      await this.draft.choose(`fish ${source}`);
      return;
    }
    if (this.picked === source) {
      this.picked = null;
      return;
    }
    if (!this.isLit(source)) {
      await this.draft.explain(writeMove({ ...this.template, source, place: [0, 0], turn: 0 }));
      return;
    }
    this.picked = source;
    this.turn = 0;
    this.cursor = null;
  }

  takeTile(tile: string): void {
    this.draft.cancel();
    this.picked = tile === 'stack' ? this.picked : null;
    this.tile = this.tile === tile ? null : tile;
    this.cursor = null;
  }

  rotate(): void {
    const next = this.turns[(this.turns.indexOf(this.turn) + 1) % this.turns.length] ?? 0;
    this.draft.cancel();
    this.turn = next;
    if (this.face) announce(t('cb-turned', { face: this.faceWords(this.face) }));
  }

  /** One open cell of each card that the mouse may move. */
  readonly movable = $derived.by(() =>
    this.verb !== 'mouse' || this.picked !== null
      ? []
      : this.plane.cards
          .filter((card) => this.isLit(card.id) && card.open.includes(true))
          .map((card): Place => [card.x + (card.open.indexOf(true) % 2), card.y + Math.floor(card.open.indexOf(true) / 2)]),
  );

  /** What can be pointed at: cards that the mouse may move, or places for what is picked. */
  readonly targets = $derived.by(() => (this.movable.length ? this.movable : this.places).map((place): Target<Place> => ({ place, ...this.middle(place) })));

  /** The middle of what would lie at a place, in the drawing's measure: a card of four cells, or one cell. */
  middle([x, y]: Place): Point {
    const half = this.movable.length || this.verb === 'scratcher' ? 0.5 : 1;
    return { x: (x + half) * UNIT, y: (y + half) * UNIT };
  }

  cancel(): boolean {
    const had = this.picked !== null || this.tile !== null;
    this.picked = null;
    this.tile = null;
    this.turn = 0;
    this.cursor = null;
    return had;
  }

  /** A whole move with a tile: only of a whole one the reason can be asked. */
  someTileMove(tile: string): string {
    return { scratcher: 'scratcher 0,0', fish: 'fish 1.0', mouse: 'mouse C01 @0,0', stack: 'play 1.0 @0,0 stack' }[tile] ?? 'paw 1.0 @0,0';
  }

  about(id: string): About | null {
    const clause = { paw: 'CB-PAW-1', scratcher: 'CB-SCR-1', fish: 'CB-FISH-1', mouse: 'CB-MOUSE-1', stack: 'CB-STACK-1' }[id];
    if (clause) {
      const isUseful = [...this.draft.link.moves].some((text) => (id === 'stack' ? / stack\b/.test(text) : text.startsWith(`${id} `)));
      return { name: gt(GAME, `piece-${id}`) ?? id, text: `${t(`moment-tile-${id}`)} ${t(id === 'stack' ? 'about-tile-with' : 'about-tile-after')}`, clause, asks: isUseful ? null : this.someTileMove(id) };
    }
    return this.aboutPlace(id) ?? this.aboutCard(id);
  }

  /** What is no card and no tile: the deck, what is counted, who one is. */
  private aboutPlace(id: string): About | null {
    const [kind, what = ''] = id.split(':');
    if (kind === 'deck') {
      const { unseen } = this.view;
      const left = unseen && unseen.cards > 0 ? t('cb-unseen', { ...unseen, removed: this.view.removed }) : '';
      return { name: t('cb-deck', { count: this.view.deck.count }), text: [t('about-cat-box-deck'), left].filter(Boolean).join(' '), clause: 'CB-SETUP-7', asks: null };
    }
    if (kind === 'identity' && this.view.identity) {
      const isDog = this.view.identity === 'C';
      return { name: t('cb-identity-is', { what: gt(GAME, `piece-${this.view.identity}`) ?? '' }), text: t(isDog ? 'cb-goal-dog' : 'cb-goal-cat'), clause: isDog ? 'CB-GOAL-2' : 'CB-GOAL-1', asks: null };
    }
    if (kind !== 'kind') return null;
    return { name: gt(GAME, `piece-${what}`) ?? what, text: t(what === 'E' ? 'about-cat-box-empty' : 'about-cat-box-kitten'), clause: what === 'E' ? 'CB-SCORE-5' : 'CB-SCORE-2', asks: null };
  }

  private aboutCard(id: string): About | null {
    const laid = this.plane.cards.find((card) => card.id === id);
    if (laid) {
      const seen = contents(laid.face).filter((_, quadrant) => laid.open[quadrant]);
      return { name: seen.length ? seen.map((each) => gt(GAME, `piece-${each}`) ?? each).join(', ') : t('cb-bare'), text: t('about-cat-box-laid', { count: seen.length }), clause: 'CB-SCORE-1', asks: null };
    }
    const face = this.faceOf(id);
    if (face === null) return null;
    const isFull = !face.includes('E');
    const asks = this.lit.has(`play ${id} false`) ? null : `play ${id} @0,0`;
    return { name: this.faceWords(face), text: t(isFull ? 'about-cat-box-full' : 'about-cat-box-roomy'), clause: isFull ? 'CB-PLACE-3' : 'CB-PLACE-4', asks };
  }

  /** What would be covered at a place, or what the mouse would take there. */
  underWords([x, y]: Place, isCell = this.verb === 'scratcher' || this.movable.length > 0): string {
    const under = (isCell ? [[x, y]] : [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]]).flatMap(([column = 0, row = 0]) => this.plane.cells.get(at(column, row)) ?? []);
    return under.map(({ content }) => gt(GAME, `piece-${content}`) ?? content).join(', ') || t('cb-bare');
  }

  faceWords(face: string): string {
    return contents(face).map((content) => gt(GAME, `piece-${content}`) ?? content).join(', ');
  }

  /** What a hand card is called. */
  sourceWords(source: string, held = this.held(source)): string {
    if (!held) return '';
    const seat = source === 'reserved' ? this.draft.link.seat : Number(source.replace('reserved.', '').split('.')[0]) - 1;
    if (seat !== this.draft.link.seat) return t('cb-card-other', { owner: nameAt(this.draft.link.table, seat), face: this.faceWords(held.visible) });
    return t('cb-card-own', { face: this.faceWords(held.secret ?? held.visible), visible: this.faceWords(held.visible) });
  }

  /** Where a card was laid, and what it shows. */
  aloud(event: GameEvent): string {
    if (typeof event['card'] !== 'string' || !['played', 'mouse_moved'].includes(event.kind)) return '';
    const { id, x, y } = readCard(event['card']);
    const face = typeof event['face'] === 'string' ? event['face'] : this.plane.cards.find((card) => card.id === id)?.face;
    return face ? t('cb-cell', { column: x, row: y, what: this.faceWords(face), layers: 0 }) : '';
  }

  /** Cards are shown and have no name; coordinates and faces are for those who see neither the place light up nor the card's picture. */
  word({ name, kind, value }: Fact, aloud: boolean): string | null {
    if (kind === 'card' || (kind === 'place' && !aloud)) return SHOWN;
    if (name === 'visible' && typeof value === 'string') return aloud ? this.faceWords(value) : SHOWN;
    if (name !== 'identities' || !Array.isArray(value)) return null;
    return value.map((each, seat) => t('cb-is', { name: nameAt(this.draft.link.table, seat), what: gt(GAME, `piece-${String(each)}`) ?? String(each) })).join(', ');
  }

  /** Who everybody was is told by the count, one after the other, and not in one line before it. */
  quiet(event: GameEvent): boolean {
    return event.kind === 'revealed';
  }

  pieces(payload: Params): string[] {
    const found: string[] = [];
    if (typeof payload['card'] === 'string') found.push(`card:${readCard(payload['card']).id}`);
    if (typeof payload['at'] === 'string' && !payload['cells']) found.push(`cell:${at(...readPlace(payload['at']))}`);
    if (Array.isArray(payload['cells'])) found.push(...payload['cells'].map((each) => `cell:${at(...readPlace(String(each)))}`));
    return found;
  }

  scored(_seat: number, line: ScoreLine): string[] {
    const patches = (content: string): string[][] => this.plane.patches(content).map((patch) => patch.map((cell) => `cell:${at(cell.x, cell.y)}`));
    const colour = String(line.params['colour'] ?? '');
    if (line.key === 'kittens') return patches(colour).flat();
    if (line.key === 'group') return patches(colour)[0] ?? [];
    if (line.key === 'boxes') return patches('E').flat();
    if (line.key === 'threes') return [...'KPVBY'].flatMap((each) => patches(each).filter((patch) => patch.length === 3).flat());
    return [];
  }

  /** A suggested move, as the board draws it. */
  hinted(text: string): { place: Place | null; face: string | null } {
    const move = readMove(text);
    const face = move.verb === 'scratcher' ? null : this.faceOf(move.source);
    return { place: move.place, face: face === null ? null : turned(face, move.turn) };
  }

  describe(text: string): string {
    const move = readMove(text);
    return t(`cb-do-${move.verb}`, { column: move.place?.[0] ?? 0, row: move.place?.[1] ?? 0 });
  }

  spell(text: string): string {
    const { place, face } = this.hinted(text);
    const where = place ? t('cb-spot', { column: place[0], row: place[1], what: this.underWords(place, face === null) }) : '';
    return [this.describe(text), face === null ? '' : this.faceWords(face), where].filter(Boolean).join('. ');
  }

  score(): number | null {
    return null;
  }

  soundOf(event: GameEvent): Meaning | null {
    if (event.kind === 'played' || event.kind === 'mouse_moved' || event.kind === 'scratcher_laid') return 'lay';
    return event.kind === 'drew' || event.kind === 'fished' ? 'draw' : null;
  }
}

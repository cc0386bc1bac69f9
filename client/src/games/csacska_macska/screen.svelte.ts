/** What is picked and shown on a Csacska Macska screen. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { nameAt, together } from '../../lib/names';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import type { FactKind } from '../../lib/words';
import type { GameEvent, Params, ScoreLine } from '../../wire';
import type { About, GameScreen } from '../kit';
import { type OutlookView, viewOf } from '../views';
import { aboutPlace } from './about';
import { type Arrow, arrowsOf, cats, colourOf, isSpecial, lane, type Move, numbersOf, orWords, purse, readMove, seatLetter } from './cards';

export const GAME = 'csacska-macska';

/** A move that is sent as soon as the drafted one has been made: the other of two drawn cards. */
interface Later {
  text: string;
  ply: number;
}

export class CsacskaMacskaScreen implements GameScreen {
  /** The card in hand that is being dealt with, by its place: of two equal ones only one is meant. */
  picked = $state<number | null>(null);
  /** Series marked for a theft, "B.red". */
  thefts = $state.raw<string[]>([]);
  /** Which own series and which other player a dog or the Rascal is meant for, as far as chosen. */
  aim = $state.raw<{ colour: string; other: number }>({ colour: '', other: -1 });
  later = $state.raw<Later | null>(null);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly moves = $derived.by(() => [...this.draft.link.moves].map(readMove));
  /** One's own cards; those of others lie before them. */
  readonly hand = $derived.by(() => this.heldBy(this.draft.link.seat));
  /** The card whose moves are offered, by its place: the picked one, or the first that can do something. */
  readonly at = $derived(this.picked ?? this.hand.findIndex((card) => this.moves.some((move) => move.card === card)));
  readonly current: string | null = $derived(this.hand[this.at] ?? null);
  readonly offers = $derived(
    this.view.phase === 'act' ? [] : this.moves.filter((move) => this.view.phase !== 'resolve' || this.current === null || move.card === this.current).map((move) => move.text),
  );
  /** Two number cards that both lengthen a series: one choice for both. */
  readonly both: [string, string] | null = $derived.by(() => {
    const [first = '', second = ''] = this.hand.map((card) => `play ${card}`);
    return this.draft.can(first) && this.draft.can(second) ? [first, second] : null;
  });

  heldBy(seat: number): string[] {
    return seat >= 0 && this.view.active === seat ? cats(this.view.hand) : [];
  }

  /** The moves that the current card, or the phase, allows. */
  private readonly open = $derived(this.view.phase === 'resolve' ? this.moves.filter((move) => move.card === this.current) : this.moves);

  onPile(number: number): string | null {
    return this.open.find((move) => move.pile === number)?.text ?? null;
  }

  /** What tapping one of one's own series does: play or place the current card there. */
  onLane(colour: string): string | null {
    return this.open.find((move) => (move.verb === 'place' ? move.colour === colour : move.verb === 'play' && colourOf(move.card) === colour))?.text ?? null;
  }

  /** Dogs and the Rascal: the moves that fit what has been aimed at so far. */
  private aimed(colour: string, other: number): Move[] {
    return this.open.filter((move) => move.verb === 'use' && move.other >= 0 && (!colour || move.colour === colour) && (other < 0 || move.other === other));
  }

  canAimAt(seat: number, colour: string): boolean {
    const isMine = seat === this.draft.link.seat;
    return this.aimed(isMine ? colour : this.aim.colour, isMine ? -1 : seat).length > 0;
  }

  /** Series whose last card can be stolen now, also as the second of two. */
  readonly stealable = $derived.by(() => {
    const found = this.moves.filter((move) => move.verb === 'steal').map((move) => move.text.split(' ').slice(1));
    return new Set((this.thefts.length === 1 ? found.filter((each) => each.includes(this.thefts[0] ?? '')) : found).flat());
  });

  /** Drafts a move for a card; with another card drafted already, both are sent one after the other. */
  async choose(text: string, at = this.at): Promise<void> {
    const first = this.draft.text;
    if (first !== null && this.view.phase === 'resolve' && this.hand.length === 2 && first !== text && this.chosenFor !== at && this.draft.can(text)) {
      this.later = { text, ply: this.draft.link.ply };
      return;
    }
    this.later = null;
    await this.draft.choose(text);
    if (this.draft.text !== text || this.hand.length < 2) return;
    this.chosenFor = at;
    this.picked = 1 - at;
  }

  async chooseBoth([first, second]: [string, string]): Promise<void> {
    this.later = { text: second, ply: this.draft.link.ply };
    await this.draft.choose(first);
    this.chosenFor = 0;
  }
  /** The place in the hand that the drafted move is about. */
  private chosenFor = -1;

  /** The first of two moves has been made: the second follows, or the reason why not is said. */
  goOn(): void {
    const { later, draft } = this;
    if (!later || draft.busy || draft.link.ply <= later.ply) return;
    this.later = null;
    if (draft.link.ply !== later.ply + 1 || !draft.link.myTurn || this.view.phase !== 'resolve') return;
    draft.text = later.text; // confirmed together with the first
    void draft.choose(later.text);
  }

  async tapPile(number: number): Promise<void> {
    const drafted = this.draft.text === null ? null : readMove(this.draft.text);
    if (drafted?.pile === number && !this.later) {
      await this.draft.confirm();
      return;
    }
    const verb = this.view.phase === 'orphan' ? 'kittens' : 'take';
    const ask = this.view.phase === 'resolve' && this.current ? `discard ${this.current} P${number}` : `${verb} P${number}`;
    await this.choose(this.onPile(number) ?? ask);
  }

  async tapLane(seat: number, colour: string): Promise<void> {
    if (this.open.some((move) => move.verb === 'use' && move.other >= 0)) {
      await this.aimAt(seat, colour);
      return;
    }
    if (seat === this.draft.link.seat) {
      const move = this.onLane(colour);
      const drafted = this.draft.text === null ? null : readMove(this.draft.text);
      const isDrafted = drafted?.verb === 'place' ? drafted.colour === colour : drafted?.verb === 'play' && colourOf(drafted.card) === colour;
      if (isDrafted && !this.later) await this.draft.confirm();
      else if (move) await this.choose(move);
      else if (this.current) await this.draft.explain(this.someMove(this.current, colour));
      return;
    }
    await this.tapTheft(`${seatLetter(seat)}.${colour}`);
  }

  private async tapTheft(theft: string): Promise<void> {
    if (this.draft.text !== null && this.thefts.includes(theft) && this.draft.text.startsWith('steal')) {
      await this.draft.confirm();
      return;
    }
    if (this.thefts.includes(theft)) {
      this.thefts = [];
      return;
    }
    const wanted = [...this.thefts.filter((each) => each[0] !== theft[0]), theft].slice(-2);
    const found = this.theftOf(wanted) ?? this.theftOf([theft]);
    if (found) {
      this.thefts = found.split(' ').slice(1);
      this.draft.refusal = null;
      this.draft.text = found;
    } else if (this.moves.some((move) => move.verb === 'steal' && move.text.includes(theft))) {
      this.draft.cancel();
      this.thefts = [theft];
    } else await this.draft.explain(`steal ${theft}`);
  }

  private theftOf(wanted: string[]): string | null {
    return [wanted, wanted.toReversed()].map((each) => `steal ${each.join(' ')}`).find((text) => this.draft.can(text)) ?? null;
  }

  /** A series and a player, in either order; with both the move is drafted. */
  private async aimAt(seat: number, colour: string): Promise<void> {
    const isMine = seat === this.draft.link.seat;
    const { aim } = this;
    const wanted = isMine ? { colour, other: this.aimed(colour, aim.other).length ? aim.other : -1 } : { colour: this.aimed(aim.colour, seat).length ? aim.colour : '', other: seat };
    const found = this.aimed(wanted.colour, wanted.other);
    if (!found.length) {
      if (this.current) await this.draft.explain(`use ${this.current} ${colour} ${seatLetter(isMine ? (seat + 1) % this.view.seats : seat)}`);
      return;
    }
    this.aim = wanted;
    const [only] = found;
    if (only && found.length === 1) await this.choose(only.text);
  }

  async tapPlayer(seat: number): Promise<void> {
    if (this.canAimAt(seat, '')) await this.aimAt(seat, this.aim.colour);
  }

  /** A card, the deck or the last cat of a series was dropped somewhere; the names are those of the pieces. */
  async drop(what: string, where: string): Promise<void> {
    const [kind = '', place = ''] = where.split(':');
    const [seat = '', colour = ''] = place.split('.');
    if (what === 'deck') await this.draft.choose('draw');
    else if (what.startsWith('pile:')) await this.tapPile(Number(what.slice(5)));
    else if (what.startsWith('lane:')) await this.tapLane(Number(what[5]), what.slice(7));
    else if (kind === 'pile') await this.tapPile(Number(place));
    else if (kind === 'lane' && (Number(seat) !== this.draft.link.seat || this.onLane(colour) || this.canAimAt(Number(seat), colour))) await this.tapLane(Number(seat), colour);
    else await this.dropAnywhere(Number(seat));
  }

  /** Over somebody's place, but over no series: the one thing that can be meant. */
  private async dropAnywhere(seat: number): Promise<void> {
    if (seat !== this.draft.link.seat) return this.tapPlayer(seat);
    const uses = this.open.filter((move) => move.verb !== 'discard');
    const [only] = uses;
    if (only && uses.length === 1) await this.choose(only.text);
  }

  /** What is still to be chosen: the second theft, the series or the player of a special card. */
  readonly asks = $derived.by(() => {
    if (this.thefts.length === 1 && this.draft.text === null) return t('cm-two-needed', { what: this.partners() });
    if (!this.draft.link.myTurn || !this.aimed('', -1).length || this.draft.text !== null) return '';
    return t(this.aim.colour ? 'cm-aim-player' : 'cm-aim-series');
  });

  /** A theft is drafted, and a second one would go with it. */
  readonly more = $derived.by(() => {
    const what = this.thefts.length === 1 && this.draft.text !== null ? this.partners() : '';
    return what ? t('cm-two-possible', { what }) : '';
  });

  private partners(): string {
    return orWords([...this.stealable].filter((each) => !this.thefts.includes(each)).map((each) => this.theftWords(each)));
  }

  private theftWords(theft: string): string {
    const [place] = readMove(`steal ${theft}`).thefts;
    return t('cm-theft', { name: nameAt(this.draft.link.table, place?.seat ?? -1), colour: this.colourWord(place?.colour ?? '') });
  }

  /** What the drafted moves would make of one's own series of a colour, as the server tells it. */
  outlook(colour: string): OutlookView | null {
    const texts = [this.later?.text, this.draft.text].filter((text) => text !== null && text !== undefined);
    const found = texts.flatMap((text) => this.view.outlooks[text] ?? []).filter((each) => each.colour === colour);
    // Of two cards on the same series each is foreseen alone: what both bring is not known.
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Cards that the drafted moves would lay on a series of the player in turn. */
  coming(seat: number, colour: string): string[] {
    if (seat !== this.view.active) return [];
    return [this.draft.text, this.later?.text].flatMap((text) => (text ? this.laidBy(readMove(text), colour) : []));
  }

  private laidBy(move: Move, colour: string): string[] {
    const lastOf = (seat: number): string[] => cats(this.view.series[seat]?.find((each) => each.colour === colour)?.cards ?? '').slice(-1);
    if (move.verb === 'steal') return move.thefts.filter((theft) => theft.colour === colour).flatMap((theft) => lastOf(theft.seat));
    if (move.verb === 'place') return move.colour === colour ? [move.card] : [];
    const card = move.verb === 'take' ? (cats(this.view.piles[move.pile - 1] ?? '').at(-1) ?? '') : move.verb === 'play' ? move.card : '';
    return card && colourOf(card) === colour ? [card] : [];
  }

  /** The drafted move would score for nothing: said before it is confirmed. */
  readonly warning = $derived.by(() => {
    const draft = this.draft.text;
    return draft !== null && this.view.stakes[draft] === 0 ? t('cm-pays-nothing') : '';
  });

  /** The way of the drafted move over the table; a half-chosen theft shows its first arrow. */
  readonly arrows: Arrow[] = $derived.by(() => {
    const text = this.draft.text ?? this.draft.hint ?? (this.thefts.length ? `steal ${this.thefts.join(' ')}` : '');
    return text ? arrowsOf(readMove(text), this.view.active) : [];
  });

  /** What the special card that is being dealt with will do, before anything is confirmed. */
  readonly effect = $derived.by(() => {
    const draft = this.draft.text === null ? null : readMove(this.draft.text);
    if (draft?.verb === 'discard') return '';
    const card = draft?.card || this.current;
    return card && isSpecial(card) && this.view.phase === 'resolve' ? t(`cm-effect-${card}`) : '';
  });

  cancel(): boolean {
    const had = this.picked !== null || this.thefts.length > 0 || this.aim.colour !== '' || this.aim.other >= 0;
    this.picked = null;
    this.undrafted();
    return had;
  }

  undrafted(): void {
    this.thefts = [];
    this.aim = { colour: '', other: -1 };
    this.later = null;
  }

  cardWords(card: string): string {
    if (isSpecial(card)) return gt(GAME, `piece-${card}`) ?? card;
    return t('cm-card', { colour: this.colourWord(colourOf(card) ?? ''), number: numbersOf(card).join('/') });
  }

  about(id: string): About | null {
    return aboutPlace(this, id) ?? this.aboutCard(id);
  }

  private aboutCard(card: string): About {
    const clause = { S: 'CM-STRAY-1', KIT: 'CM-KIT-1', RAS: 'CM-RAS-1', GOOD: 'CM-GOOD-1', BAD: 'CM-BAD-1', LADY: 'CM-LADY-1' }[card];
    const uses = this.moves.some((move) => move.card === card && move.verb !== 'discard');
    const asks = this.hand.includes(card) && !uses ? this.someMove(card) : null;
    return { name: this.cardWords(card), text: this.effectOf(card), clause: clause ?? 'CM-SER-5', asks };
  }

  effectOf(card: string): string {
    if (isSpecial(card)) return t(`cm-effect-${card}`);
    return [t('about-number-card'), ...(numbersOf(card).length > 1 ? [t('about-dual-card')] : [])].join(' ');
  }

  /** A whole move with a card: only of a whole one the reason can be asked. */
  private someMove(card: string, wanted = ''): string {
    const colour = wanted || (this.view.series[this.draft.link.seat]?.[0]?.colour ?? 'blue');
    const other = seatLetter((this.draft.link.seat + 1) % this.view.seats);
    if (card === 'S' || card === 'KIT') return `place ${card} ${colour}`;
    if (card === 'LADY') return 'use LADY';
    return isSpecial(card) ? `use ${card} ${colour} ${other}` : `play ${card}`;
  }

  colourWord(colour: string): string {
    return t(`cm-${colour}`);
  }

  pieceName(kind: FactKind, id: string): string | null {
    // The sign for Kittens over a series is no card of its own.
    return kind === 'card' ? (id === '+K' ? '' : this.cardWords(id)) : null;
  }

  pieces(payload: Params): string[] {
    const found: string[] = [];
    const colour = payload['colour'];
    for (const key of ['seat', 'victim']) {
      if (typeof payload[key] === 'number' && typeof colour === 'string') found.push(`lane:${String(payload[key])}.${colour}`);
    }
    if (typeof payload['pile'] === 'number') found.push(`pile:${payload['pile']}`);
    return found;
  }

  describe(text: string): string {
    const { later } = this;
    return later && text === this.draft.text ? t('cm-and-then', { first: this.inWords(text), second: this.inWords(later.text) }) : this.inWords(text);
  }

  private inWords(text: string): string {
    const move = readMove(text);
    const name = nameAt(this.draft.link.table, move.other);
    const colour = move.colour ? this.colourWord(move.colour) : '';
    const card = move.card ? this.cardWords(move.card) : '';
    if (move.verb === 'steal') {
      const what = text.split(' ').slice(1).map((theft) => this.theftWords(theft));
      return t('cm-do-steal', { what: together(what), points: this.view.stakes[text] ?? 0 });
    }
    if (move.verb === 'use') return t(`cm-do-${move.card}`, { colour, name });
    return t(`cm-do-${move.verb}`, { pile: move.pile, card, colour, points: this.view.stakes[text] ?? 0 });
  }

  /** Behind a line of the score sheet: where the series lay, and the coins it became. */
  scored(seat: number, line: ScoreLine): string[] {
    const { colour, from } = line.params;
    const owner = typeof from === 'number' ? from : seat;
    return [...(typeof colour === 'string' ? [lane(owner, colour)] : []), purse(seat)];
  }

  score(seat: number): number | null {
    return this.view.coins[seat] ?? 0;
  }

  soundOf(event: GameEvent): Meaning | null {
    if (event.kind === 'play' || event.kind === 'discard') return 'lay';
    if (event.kind === 'draw' || event.kind === 'take') return 'draw';
    if (event.kind === 'score') return Number(event['points']) > 0 ? 'score' : 'loss';
    if (event.kind === 'good_dog' || event.kind === 'bad_dog') return 'dog';
    return event.kind === 'steal' ? 'loss' : null;
  }
}

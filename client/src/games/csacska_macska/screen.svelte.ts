/** What is picked and shown on a Csacska Macska screen. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { nameAt, together } from '../../lib/names';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import type { FactKind } from '../../lib/words';
import type { GameEvent, Params } from '../../wire';
import type { About, GameScreen } from '../kit';
import { viewOf } from '../views';
import { type Arrow, arrowsOf, cats, colourOf, isSpecial, numbersOf, readMove, seatLetter } from './cards';

export const GAME = 'csacska-macska';

export class CsacskaMacskaScreen implements GameScreen {
  /** The card in hand that is being dealt with. */
  picked = $state<string | null>(null);
  /** Series marked for a theft, "B.red". */
  thefts = $state.raw<string[]>([]);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly moves = $derived.by(() => [...this.draft.link.moves]);
  readonly hand = $derived(cats(this.view.hand));
  readonly stealable = $derived(new Set(this.moves.filter((text) => text.startsWith('steal ')).flatMap((text) => text.split(' ').slice(1))));
  /** The card whose moves are offered: the picked one, or the first that can do something. */
  readonly current = $derived(this.picked ?? this.hand.find((card) => this.moves.some((text) => readMove(text).card === card)) ?? null);
  readonly offers = $derived(
    this.view.phase === 'act' ? [] : this.moves.filter((text) => this.view.phase !== 'resolve' || this.current === null || readMove(text).card === this.current),
  );

  onPile(number: number): string | null {
    const here = this.moves.filter((text) => readMove(text).pile === number && (this.view.phase !== 'resolve' || readMove(text).card === this.current));
    return here[0] ?? null;
  }

  /** What tapping one of one's own series does: play or place the current card there. */
  onLane(colour: string): string | null {
    return this.moves.find((text) => {
      const move = readMove(text);
      if (move.card !== this.current) return false;
      return move.verb === 'place' ? move.colour === colour : move.verb === 'play' && colourOf(move.card) === colour;
    }) ?? null;
  }

  async tapPile(number: number): Promise<void> {
    const verb = this.view.phase === 'orphan' ? 'kittens' : 'take';
    const ask = this.view.phase === 'resolve' && this.current ? `discard ${this.current} P${number}` : `${verb} P${number}`;
    await this.draft.choose(this.onPile(number) ?? ask);
  }

  async tapLane(seat: number, colour: string): Promise<void> {
    if (seat === this.draft.link.seat) {
      const move = this.onLane(colour);
      if (move) await this.draft.choose(move);
      return;
    }
    const theft = `${seatLetter(seat)}.${colour}`;
    if (this.draft.text !== null && this.thefts.includes(theft) && this.draft.text.startsWith('steal')) {
      await this.draft.confirm();
      return;
    }
    const wanted = [...this.thefts.filter((each) => each[0] !== theft[0]), theft].slice(-2);
    const found = this.theftOf(wanted) ?? this.theftOf([theft]);
    if (found) {
      this.thefts = found.split(' ').slice(1);
      this.draft.refusal = null;
      this.draft.text = found;
    } else if (this.moves.some((text) => text.startsWith('steal ') && text.includes(theft))) {
      this.thefts = [theft];
      this.draft.cancel();
    } else await this.draft.explain(`steal ${theft}`);
  }

  private theftOf(wanted: string[]): string | null {
    return [wanted, wanted.toReversed()].map((each) => `steal ${each.join(' ')}`).find((text) => this.draft.can(text)) ?? null;
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
    const had = this.picked !== null || this.thefts.length > 0;
    this.picked = null;
    this.thefts = [];
    return had;
  }

  undrafted(): void {
    this.thefts = [];
  }

  cardWords(card: string): string {
    if (isSpecial(card)) return gt(GAME, `piece-${card}`) ?? card;
    return t('cm-card', { colour: this.colourWord(colourOf(card) ?? ''), number: numbersOf(card).join('/') });
  }

  about(card: string): About | null {
    const clause = { S: 'CM-STRAY-1', KIT: 'CM-KIT-1', RAS: 'CM-RAS-1', GOOD: 'CM-GOOD-1', BAD: 'CM-BAD-1', LADY: 'CM-LADY-1' }[card];
    const isHeld = this.hand.includes(card);
    const uses = this.moves.filter((text) => readMove(text).card === card && readMove(text).verb !== 'discard');
    const asks = isHeld && !uses.length ? this.someMove(card) : null;
    return { name: this.cardWords(card), text: t(clause ? `cm-effect-${card}` : 'about-number-card'), clause: clause ?? 'CM-SER-5', asks };
  }

  /** A whole move with a card: only of a whole one the reason can be asked. */
  private someMove(card: string): string {
    const colour = this.view.series[this.draft.link.seat]?.[0]?.colour ?? 'blue';
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
    const move = readMove(text);
    const name = nameAt(this.draft.link.table, move.other);
    const colour = move.colour ? this.colourWord(move.colour) : '';
    const card = move.card ? this.cardWords(move.card) : '';
    if (move.verb === 'steal') {
      const what = move.thefts.map((theft) => t('cm-theft', { name: nameAt(this.draft.link.table, theft.seat), colour: this.colourWord(theft.colour) }));
      return t('cm-do-steal', { what: together(what), points: this.view.stakes[text] ?? 0 });
    }
    if (move.verb === 'use') return t(`cm-do-${move.card}`, { colour, name });
    return t(`cm-do-${move.verb}`, { pile: move.pile, card, colour, points: this.view.stakes[text] ?? 0 });
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

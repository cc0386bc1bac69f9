/** What is picked and shown on a Csacska Macska screen. */
import type { Desk } from '../../lib/desk.svelte';
import type { Flight } from '../../lib/flights';
import { nameAt, together } from '../../lib/names';
import type { Meaning } from '../../lib/sound';
import { type Args, gt, t } from '../../lib/texts.svelte';
import type { GameEvent, Json, Params } from '../../wire';
import type { Stage } from '../kit';
import { type Arrow, arrowsOf, cats, colourOf, flightsOf, isSpecial, numbersOf, readMove, seatLetter, type SillyView } from './cards';

const GAME = 'csacska-macska';

export class SillyStage implements Stage {
  /** The card in hand that is being dealt with. */
  picked = $state<string | null>(null);
  /** Series marked for a theft, "B.red". */
  thefts = $state.raw<string[]>([]);

  constructor(readonly desk: Desk) {}

  readonly view = $derived.by(() => this.desk.link.view as unknown as SillyView);
  readonly moves = $derived.by(() => [...this.desk.link.moves]);
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
      const deed = readMove(text);
      if (deed.card !== this.current) return false;
      return deed.verb === 'place' ? deed.colour === colour : deed.verb === 'play' && colourOf(deed.card) === colour;
    }) ?? null;
  }

  async tapPile(number: number): Promise<void> {
    const verb = this.view.phase === 'orphan' ? 'kittens' : 'take';
    const ask = this.view.phase === 'resolve' && this.current ? `discard ${this.current} P${number}` : `${verb} P${number}`;
    await this.desk.choose(this.onPile(number) ?? ask);
  }

  async tapLane(seat: number, colour: string): Promise<void> {
    if (seat === this.desk.link.seat) {
      const move = this.onLane(colour);
      if (move) await this.desk.choose(move);
      return;
    }
    const theft = `${seatLetter(seat)}.${colour}`;
    if (this.desk.draft !== null && this.thefts.includes(theft) && this.desk.draft.startsWith('steal')) {
      await this.desk.confirm();
      return;
    }
    const wanted = [...this.thefts.filter((each) => each[0] !== theft[0]), theft].slice(-2);
    const found = this.theftOf(wanted) ?? this.theftOf([theft]);
    if (found) {
      this.thefts = found.split(' ').slice(1);
      this.desk.refusal = null;
      this.desk.draft = found;
    } else if (this.moves.some((text) => text.startsWith('steal ') && text.includes(theft))) {
      this.thefts = [theft];
      this.desk.cancel();
    } else await this.desk.explain(`steal ${theft}`);
  }

  private theftOf(wanted: string[]): string | null {
    return [wanted, wanted.toReversed()].map((each) => `steal ${each.join(' ')}`).find((text) => this.desk.can(text)) ?? null;
  }

  /** The drafted move would score for nothing: said before it is confirmed. */
  readonly warning = $derived.by(() => {
    const draft = this.desk.draft;
    return draft !== null && this.view.stakes[draft] === 0 ? t('cm-pays-nothing') : '';
  });

  /** The way of the drafted move over the table; a half-chosen theft shows its first arrow. */
  readonly arrows: Arrow[] = $derived.by(() => {
    const text = this.desk.draft ?? this.desk.hint ?? (this.thefts.length ? `steal ${this.thefts.join(' ')}` : '');
    return text ? arrowsOf(readMove(text), this.view.active) : [];
  });

  /** What the special card that is being dealt with will do, before anything is confirmed. */
  readonly effect = $derived.by(() => {
    const draft = this.desk.draft === null ? null : readMove(this.desk.draft);
    if (draft?.verb === 'discard') return '';
    const card = draft?.card || this.current;
    return card && isSpecial(card) && this.view.phase === 'resolve' ? t(`cm-effect-${card}`) : '';
  });

  flights(events: readonly GameEvent[]): Flight[] {
    return flightsOf(events);
  }

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

  colourWord(colour: string): string {
    return t(`cm-${colour}`);
  }

  word(key: string, value: Json): Args[string] | null {
    if (key === 'card' && typeof value === 'string') return this.cardWords(value);
    if (key === 'cards' && typeof value === 'string') return cats(value).map((card) => this.cardWords(card)).join(', ');
    return null;
  }

  pieces(payload: Params): string[] {
    const found: string[] = [];
    const colour = payload['colour'];
    for (const key of ['seat', 'victim', 'partner', 'receiver']) {
      if (typeof payload[key] === 'number' && typeof colour === 'string') found.push(`lane:${String(payload[key])}.${colour}`);
    }
    if (typeof payload['pile'] === 'number') found.push(`pile:${payload['pile']}`);
    return found;
  }

  describe(text: string): string {
    const deed = readMove(text);
    const name = nameAt(this.desk.link.table, deed.other);
    const colour = deed.colour ? this.colourWord(deed.colour) : '';
    const card = deed.card ? this.cardWords(deed.card) : '';
    if (deed.verb === 'steal') {
      const what = deed.thefts.map((theft) => t('cm-theft', { name: nameAt(this.desk.link.table, theft.seat), colour: this.colourWord(theft.colour) }));
      return t('cm-do-steal', { what: together(what), points: this.view.stakes[text] ?? 0 });
    }
    if (deed.verb === 'use') return t(`cm-do-${deed.card}`, { colour, name });
    return t(`cm-do-${deed.verb}`, { pile: deed.pile, card, colour, points: this.view.stakes[text] ?? 0 });
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

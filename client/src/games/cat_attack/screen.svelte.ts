/** What is picked and shown on a screen of Cat Attack. A move is put together word by word from the moves that are listed. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { nameAt } from '../../lib/names';
import type { Target } from '../../lib/pointing';
import { prefs } from '../../lib/prefs.svelte';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import { common, type FactKind, refusalSentence } from '../../lib/words';
import type { GameEvent, Params, RefusalInfo } from '../../wire';
import type { About, GameScreen } from '../kit';
import { viewOf } from '../views';
import { type Town, townOf } from './town';

export const GAME = 'cat-attack';

/** "cat5" is written "cat 5" in a move; special cards are one word. */
export function cardWords(card: string): string[] {
  const found = /^(cat|mouse|bird)(\d)$/.exec(card);
  return found ? [found[1] as string, found[2] as string] : [card];
}

export class CatAttackScreen implements GameScreen {
  /** The words of the move chosen so far. */
  chosen = $state.raw<string[]>([]);
  cursor = $state<string | null>(null);
  /** Why the picked card has no effect now. */
  idle = $state.raw<RefusalInfo | null>(null);
  /** The Curiosity card that was put aside after reading, by the number of its log entry. */
  read = $state(-1);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly town: Town = $derived.by(() => townOf(this.draft.link.table?.options['board']));
  readonly moves = $derived.by(() => (this.draft.link.myTurn ? [...this.draft.link.moves].map((text) => text.split(' ')) : []));
  /** What is chosen, and what follows from it without a choice. Outside the card step the verb is the step's own. */
  readonly prefix = $derived.by(() => {
    const words = this.chosen.length || this.view.phase === 'card' ? [...this.chosen] : [this.view.phase];
    while (words.length) {
      const open = this.following(words);
      const next = new Set(open.map((move) => move[words.length]));
      if (next.size !== 1 || open.some((move) => move.length <= words.length + 1)) break;
      words.push(open[0]?.[words.length] as string);
    }
    return words;
  });
  /** Whole moves of one word beside the step's own: to keep the hand, to decline. */
  readonly extras = $derived(this.view.phase === 'card' ? [] : this.moves.filter((move) => move.length === 1).map((move) => move[0] as string));
  readonly options = $derived([...new Set(this.following(this.prefix).map((move) => move[this.prefix.length] ?? ''))].filter(Boolean));
  /** Lit places, and the word each of them stands for. */
  readonly lit = $derived.by(() => {
    const found = new Map<string, string>();
    if (this.view.phase === 'card' && !this.prefix.length) return found;
    for (const word of this.options) {
      const place = this.prefix[0] === 'fight' && this.prefix.length === 1 ? this.view.cats[Number(word)] : word;
      if (place && this.town.spaces.has(place)) found.set(place, word);
    }
    return found;
  });
  readonly targets = $derived(
    [...this.lit.keys()].map((place): Target<string> => {
      const [x, y] = this.town.point(place);
      return { place, x, y };
    }),
  );
  /** Choices that are words: foods, suits, numbers, "nothing", "decline". */
  readonly offers = $derived.by(() => {
    if (this.view.phase === 'card' && !this.prefix.length) return this.options.filter((word) => word === 'fight' || word === 'six');
    const places = new Set(this.lit.values());
    const fight = this.prefix[0] === 'fight';
    return this.options.filter((word) => (!places.has(word) || (fight && this.prefix.length === 1)) && !this.onCards.has(word));
  });
  /** Choices that are cards of one's own hand. */
  readonly onCards = $derived.by(() => {
    if (this.view.phase === 'card' && !this.prefix.length) return new Set<string>();
    return new Set((this.view.hand ?? []).map((card) => this.cardOption(card)).filter((word) => word !== null));
  });
  readonly sources = $derived(this.view.hand ?? []);

  /** Before a card is played without effect it says why there is none. */
  readonly warning: string = $derived.by((): string => {
    const table = this.draft.link.table;
    return this.idle && table && this.draft.text?.endsWith(' nothing') ? refusalSentence(this.idle, table, this) : '';
  });

  private following(words: string[]): string[][] {
    return this.moves.filter((move) => move.length >= words.length && words.every((word, index) => move[index] === word));
  }

  /** The word a card of the hand stands for now, or null. */
  cardOption(card: string): string | null {
    const [suit = '', number = ''] = cardWords(card);
    const [verb, , chosenSuit] = this.prefix;
    if (verb === 'swap') return this.prefix.length === 2 && this.options.includes(card) ? card : null;
    const wanted = verb === 'answer' ? this.view.pending?.suit : verb === 'fight' && this.prefix.length === 3 ? chosenSuit : null;
    return wanted === suit && this.options.includes(number) ? number : null;
  }

  isLit(card: string): boolean {
    if (!this.draft.link.myTurn) return false;
    if (this.view.phase === 'card' && this.prefix[0] !== 'fight') return this.following(cardWords(card)).length > 0;
    return this.cardOption(card) !== null;
  }

  isPicked(card: string): boolean {
    const word = this.cardOption(card);
    if (word !== null && this.draft.text === [...this.prefix, word].join(' ')) return true;
    // A hint that was taken drafts a move without any word having been chosen.
    const chosen = this.prefix.length ? this.prefix : this.draft.text === null ? [] : this.draft.text.split(' ');
    return chosen.length > 0 && cardWords(card).every((word, index) => chosen[index] === word);
  }

  /** Whether the suggested move is made with this card. */
  isHinted(card: string): boolean {
    const move = this.draft.hint?.split(' ') ?? [];
    if (move[0] === 'swap') return move[2] === card;
    if (move[0] === 'answer') return card === `${this.view.pending?.suit ?? ''}${move[1] ?? ''}`;
    return move.length > 0 && cardWords(card).every((word, index) => move[index] === word);
  }

  /** Whether the suggested move takes this card of the other hand. */
  isWanted(card: string): boolean {
    return this.draft.hint?.startsWith(`swap ${card} `) ?? false;
  }

  /** A whole move with a card that cannot be played: only of a whole one the reason can be asked. */
  private someMove([verb = '', ...more]: string[]): string {
    const here = this.view.cats[this.draft.link.seat] ?? 'N1';
    const places: Record<string, string[]> = { cat: [here], mouse: [here, here], bird: [here, here], attack: [here], burglar: [here, 'milk'] };
    return [verb, ...more, ...(places[verb] ?? [])].join(' ');
  }

  async pickCard(card: string): Promise<void> {
    const word = this.cardOption(card);
    if (word !== null) {
      await this.take(word);
      return;
    }
    this.draft.cancel();
    const words = cardWords(card);
    if (!this.draft.link.myTurn || this.view.phase !== 'card' || !this.following(words).length) {
      await this.draft.explain(this.someMove(words));
      return;
    }
    this.cursor = null;
    if (this.isPicked(card)) {
      this.chosen = [];
      return;
    }
    this.chosen = words;
    const open = this.following(words);
    const only = open.length === 1 ? open[0]?.join(' ') : undefined;
    // Nothing comes of it: that is said before anybody can choose it, and it is never chosen by itself.
    if (this.isWithoutEffect(words)) {
      await this.draft.explain(this.someMove(words));
      this.idle = this.draft.refusal;
      return;
    }
    // A card without a choice of place is drafted at once; without asking to confirm it needs a second tap.
    if (only && !this.lit.size && (prefs.confirm || only === words.join(' '))) await this.draft.choose(only);
  }

  /** The next word of the move. */
  async take(word: string): Promise<void> {
    const words = [...this.prefix, word];
    const text = words.join(' ');
    this.cursor = null;
    if (this.draft.can(text)) await this.draft.choose(text);
    else if (this.following(words).length) {
      this.draft.cancel();
      this.chosen = words;
    } else await this.draft.explain(text);
  }

  async tapSpace(id: string): Promise<void> {
    const word = this.lit.get(id);
    if (word !== undefined) await this.take(word);
    else if (this.prefix.length && this.lit.size && this.prefix[0] !== 'fight') {
      // The words that would follow, from a move that can be: a half move has no reason of its own.
      const rest = this.following(this.prefix)[0]?.slice(this.prefix.length + 1) ?? [];
      await this.draft.explain([...this.prefix, id, ...rest].join(' '));
    }
  }

  cancel(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    this.cursor = null;
    return had;
  }

  about(card: string): About | null {
    const [suit = ''] = cardWords(card);
    const clause = { cat: 'CA-CARD-3', mouse: 'CA-CARD-4', bird: 'CA-CARD-5', speedy: 'CA-SPEED-1', attack: 'CA-LEAP-1', burglar: 'CA-BURG-1' }[suit];
    if (!clause) return null;
    const isIdle = this.view.phase === 'card' && this.isWithoutEffect(cardWords(card));
    return { name: this.name(card), text: t(`about-mog-${suit}`), clause, asks: this.isLit(card) && !isIdle ? null : this.someMove(cardWords(card)) };
  }

  /** The card can be played, but nothing comes of it. */
  private isWithoutEffect(words: string[]): boolean {
    const open = this.following(words);
    return open.length > 0 && open.every((move) => move.at(-1) === 'nothing');
  }

  seatAtHome(home: string): number {
    return this.view.homes.indexOf(home);
  }

  name(id: string): string {
    return gt(GAME, `piece-${id}`) ?? id;
  }

  /** A piece inside a sentence. */
  common(id: string): string {
    return common(this.pieceName('piece', id) ?? this.name(id));
  }

  owner(home: string): number | null {
    const seats = this.view.homes.flatMap((each, seat) => (each === home ? [seat] : []));
    return seats.length === 1 ? (seats[0] ?? null) : null;
  }

  pieceName(kind: FactKind, id: string): string | null {
    if (kind === 'piece' && id === 'cat') return t('ca-suit-cat');
    // The larder of a cat that nobody plays, or that a gang shares: the cat is named, not its Home.
    return kind === 'owned' ? gt(GAME, `cat-${id}`) : null;
  }

  pieces(payload: Params): string[] {
    const found: string[] = [];
    for (const key of ['space', 'to', 'at', 'home', 'place']) if (typeof payload[key] === 'string' && this.town.spaces.has(payload[key])) found.push(`space:${payload[key]}`);
    const shop = this.town.shops.find((each) => each.id === payload['shop'] || each.id === payload['place']);
    if (shop) found.push(...shop.garden.map((id) => `space:${id}`));
    return found;
  }

  describe(text: string): string {
    const words = text.split(' ');
    const [verb = '', second = '', third = '', fourth = ''] = words;
    const last = words.at(-1) ?? '';
    if (last === 'nothing') return t('ca-do-nothing');
    if (last === 'cornered') return t('ca-do-cornered');
    if (verb === 'cat' || verb === 'dest') return t('ca-do-move');
    if (verb === 'mouse' || verb === 'bird') return t('ca-do-prey', { animal: this.common(verb) });
    if (verb === 'attack') return t('ca-do-attack');
    if (verb === 'burglar') return t('ca-do-burglar', { food: this.common(third), place: this.name(second) });
    if (verb === 'fight') return t('ca-do-fight', { name: nameAt(this.draft.link.table, Number(second)) });
    if (verb === 'six') return t('ca-do-six', { animal: this.common(second), place: this.name(fourth) });
    if (verb === 'swap') return t('ca-do-swap', { take: this.name(second), give: this.name(third) });
    if (verb === 'raid') return t('ca-do-raid', { food: this.common(second) });
    if (verb === 'food') return t('ca-do-food', { food: this.common(second) });
    if (verb === 'answer') return t('ca-do-answer', { card: this.name(`${this.view.pending?.suit ?? ''}${second}`) });
    if (verb === 'larder') return t('ca-do-larder', { place: this.name(second) });
    return t(`ca-do-${verb}`);
  }

  /** One of the offered words, on a button. */
  offerWords(word: string): string {
    const text = [...this.prefix, word].join(' ');
    if (this.draft.can(text) && !(this.prefix[0] === 'swap')) return this.describe(text);
    if (!this.prefix.length) return t(`ca-offer-${word}`);
    if (this.prefix[0] === 'fight' && this.prefix.length === 1) return t('ca-do-fight', { name: nameAt(this.draft.link.table, Number(word)) });
    if (this.prefix[0] === 'fight' && this.prefix.length === 2) return t('ca-with', { suit: this.common(word) });
    return this.name(word);
  }

  score(): number | null {
    return null;
  }

  soundOf(event: GameEvent): Meaning | null {
    if (event.kind === 'moved' || event.kind === 'prey' || event.kind === 'played') return 'lay';
    if (event.kind === 'threw' || event.kind === 'curiosity') return 'draw';
    if (['shopped', 'caught', 'sampled', 'raided', 'burgled', 'gained'].includes(event.kind)) return 'score';
    if (event.kind === 'lost') return 'loss';
    return event.kind === 'car' ? 'dog' : null;
  }
}

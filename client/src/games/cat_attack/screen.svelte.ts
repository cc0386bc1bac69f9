/** What is picked and shown on a screen of Cat Attack. A move is put together word by word from the moves that are listed. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import { nameAt } from '../../lib/names';
import type { Target } from '../../lib/pointing';
import { prefs } from '../../lib/prefs.svelte';
import type { Meaning } from '../../lib/sound';
import { gt, t } from '../../lib/texts.svelte';
import { common, type FactKind, refusalSentence } from '../../lib/words';
import type { GameEvent, Params, RefusalInfo, ScoreLine } from '../../wire';
import type { About, GameScreen } from '../kit';
import { viewOf } from '../views';
import { aboutOf, goalOf, outlookOf } from './guide';
import { FOODS, type Stretch, type Town, townOf } from './town';

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
  /** Which of the cards in hand was touched: of two equal ones only this one is picked. */
  touched = $state(-1);
  /** How the map fills the room it has; the board says it. */
  stretch = $state.raw<Stretch>({ x: 1, y: 1 });
  /** Why the picked card has no effect now. */
  idle = $state.raw<RefusalInfo | null>(null);
  /** The Curiosity card that was put aside after reading, by the number of its log entry. */
  read = $state(-1);

  constructor(readonly draft: MoveDraft) {}

  readonly view = $derived.by(() => viewOf(GAME, this.draft.link.view));
  readonly town: Town = $derived.by(() => townOf(this.draft.link.table?.options['board'], this.stretch));
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
      const place = this.placeOf(word);
      if (place && this.town.has(place)) found.set(place, word);
    }
    return found;
  });
  readonly targets = $derived(
    [...this.lit.keys()].map((place): Target<string> => {
      const [x, y] = this.town.point(place);
      return { place, x, y };
    }),
  );
  /** Choices that are nowhere on the table: "nothing", "cornered", to start a fight. */
  readonly offers = $derived.by(() => {
    if (this.view.phase === 'card' && !this.prefix.length) return this.options.filter((word) => word === 'fight' || word === 'six');
    const places = new Set(this.lit.values());
    return this.options.filter((word) => !places.has(word) && !this.onCards.has(word));
  });
  /** Choices that are cards of one's own hand. */
  readonly onCards = $derived.by(() => {
    if (this.view.phase === 'card' && !this.prefix.length) return new Set<string>();
    return new Set((this.view.hand ?? []).map((card) => this.cardOption(card)?.[0]).filter((word) => word !== undefined));
  });
  /** The cards in hand, each by its face and its place there. */
  readonly sources = $derived((this.view.hand ?? []).map((card, index) => `${card}#${index}`));
  /** What this is about, and what the move that is drafted or pointed at would bring. */
  readonly goal: string = $derived.by(() => goalOf(this));
  readonly outlook: string = $derived.by(() => outlookOf(this));

  /** Before a card is played without effect it says why there is none. */
  readonly warning: string = $derived.by((): string => {
    const table = this.draft.link.table;
    return this.idle && table && this.draft.text?.endsWith(' nothing') ? refusalSentence(this.idle, table, this) : '';
  });

  /** Where on the map a word can be shown: a cat to fight, a food in its shop or on its shelf, or the place it names. */
  private placeOf(word: string): string | null {
    const [verb, home = ''] = this.prefix;
    if (verb === 'fight') return this.prefix.length === 1 ? (this.view.cats[Number(word)] ?? null) : null;
    if (verb === 'raid') return `larder:${this.view.pending?.home ?? ''}:${word}`;
    if (verb === 'burglar' && this.prefix.length === 2 && FOODS.includes(word)) return `larder:${home}:${word}`;
    if (verb === 'food') return `shop:${this.town.shops.find((shop) => shop.food === word)?.id ?? ''}`;
    return word;
  }

  following(words: string[]): string[][] {
    return this.moves.filter((move) => move.length >= words.length && words.every((word, index) => move[index] === word));
  }

  /** The words a card of the hand stands for now, or null. */
  cardOption(card: string): string[] | null {
    const words = cardWords(card);
    const [verb, , chosenSuit] = this.prefix;
    if (verb === 'swap') return this.prefix.length === 2 && this.options.includes(card) ? [card] : null;
    // A fight is led with any numbered card: its suit and its number are chosen at once.
    if (verb === 'fight' && this.prefix.length === 2) return this.following([...this.prefix, ...words]).length ? words : null;
    const wanted = verb === 'answer' ? this.view.pending?.suit : verb === 'fight' && this.prefix.length === 3 ? chosenSuit : null;
    return wanted === words[0] && this.options.includes(words[1] ?? '') ? words.slice(1) : null;
  }

  isLit(card: string): boolean {
    if (!this.draft.link.myTurn) return false;
    if (this.view.phase === 'card' && this.prefix[0] !== 'fight') return this.following(cardWords(card)).length > 0;
    return this.cardOption(card) !== null;
  }

  /** Of equal cards the one that was touched; the first where none was (a number key, a hint). */
  isPicked(card: string, index = -1): boolean {
    const copies = (this.view.hand ?? []).flatMap((each, place) => (each === card ? [place] : []));
    if (index >= 0 && index !== (copies.includes(this.touched) ? this.touched : copies[0])) return false;
    const words = this.cardOption(card);
    if (words !== null && this.draft.text === [...this.prefix, ...words].join(' ')) return true;
    // A hint that was taken drafts a move without any word having been chosen.
    const chosen = this.prefix.length ? this.prefix : this.draft.text === null ? [] : this.draft.text.split(' ');
    return chosen.length > 0 && cardWords(card).every((word, index) => chosen[index] === word);
  }

  /** Whether the suggested move is made with this card; of equal ones with the first. */
  isHinted(card: string, index = -1): boolean {
    if (index >= 0 && index !== (this.view.hand ?? []).indexOf(card)) return false;
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
  someMove([verb = '', ...more]: string[]): string {
    const here = this.view.cats[this.draft.link.seat] ?? 'N1';
    const places: Record<string, string[]> = { cat: [here], mouse: [here, here], bird: [here, here], attack: [here], burglar: [here, 'milk'] };
    return [verb, ...more, ...(places[verb] ?? [])].join(' ');
  }

  async pickCard(source: string): Promise<void> {
    const [card = '', place = '-1'] = source.split('#');
    const picked = this.isPicked(card) && [-1, this.touched].includes(Number(place));
    this.touched = Number(place);
    const option = this.cardOption(card);
    if (option !== null) {
      await this.take(...option);
      return;
    }
    this.draft.cancel();
    const words = cardWords(card);
    if (!this.draft.link.myTurn || this.view.phase !== 'card' || !this.following(words).length) {
      await this.draft.explain(this.someMove(words));
      return;
    }
    this.cursor = null;
    if (picked) {
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

  /** The next words of the move. */
  async take(...more: string[]): Promise<void> {
    const words = [...this.prefix, ...more];
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
    const asked = this.moveTo(id);
    if (word !== undefined) await this.take(word);
    else if (asked !== null) await this.draft.explain(asked);
  }

  cancel(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    this.cursor = null;
    this.touched = -1;
    return had;
  }

  about(id: string): About | null {
    return aboutOf(this, id);
  }

  /** A whole move that would end at a place, while one is put together; null: none is, or it can be done. */
  moveTo(place: string): string | null {
    if (!this.prefix.length || !this.lit.size || this.lit.has(place) || this.prefix[0] === 'fight') return null;
    // A food is to be chosen, in a shop or on a shelf: a move to a place is no answer to that, and has no reason.
    if ([...this.lit].some(([at, word]) => at !== word)) return null;
    // The words that would follow, from a move that can be: a half move has no reason of its own.
    const rest = this.following(this.prefix)[0]?.slice(this.prefix.length + 1) ?? [];
    return [...this.prefix, place, ...rest].join(' ');
  }

  /** The card can be played, but nothing comes of it. */
  isWithoutEffect(words: string[]): boolean {
    const open = this.following(words);
    return open.length > 0 && open.every((move) => move.at(-1) === 'nothing');
  }

  seatAtHome(home: string): number {
    return this.view.homes.indexOf(home);
  }

  /** What a card or a place is called; also a food in its shop, or on the shelf of a larder. */
  name(id: string): string {
    const [kind, name = '', food = ''] = id.split(':');
    if (kind === 'shop') return this.name(name);
    if (kind === 'larder') return food ? t('ca-on-shelf', { food: this.common(food), place: this.name(name) }) : this.name(name);
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
    for (const key of ['space', 'from', 'to', 'at', 'home', 'place']) if (typeof payload[key] === 'string' && this.town.spaces.has(payload[key])) found.push(`space:${payload[key]}`);
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
    if (verb === 'cat' || verb === 'dest') return t('ca-do-move', { place: this.name(last) });
    if (verb === 'mouse' || verb === 'bird') return t('ca-do-prey', { animal: this.name(verb), place: this.name(last) });
    if (verb === 'attack') return t('ca-do-attack', { place: this.name(last) });
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
    if (!this.prefix.length) return t(`ca-offer-${word}`);
    const text = [...this.prefix, word].join(' ');
    return this.draft.can(text) ? this.describe(text) : this.name(word);
  }

  /** Lives are counted at the cat's Home, foods on their shelves. */
  scored(_seat: number, line: ScoreLine): string[] {
    const [home, foods] = [String(line.params['home'] ?? ''), line.params['foods']];
    const counted = Array.isArray(foods) ? foods.map(String) : typeof foods === 'string' ? foods.split(' ').filter(Boolean) : [];
    return line.key === 'foods' ? counted.map((food) => `larder:${home}:${food}`) : [`space:${home}`];
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

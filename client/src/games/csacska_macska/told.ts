/** Piles and series as the events of one update tell them, between the view before it and the view after it. Counts nothing. */
import { seatOf } from '../../lib/director/scene';
import type { GameEvent, Json } from '../../wire';
import type { Colour, CsacskaMacskaView, SeriesView } from '../views';
import { cats, COLOURS } from './cards';

type Told = readonly [path: string, value: Json];

/** The series of a seat with one of them as it lies now; without cards it is gone. */
function changed(all: readonly SeriesView[], colour: Colour, cards: string, totals: Json | undefined): SeriesView[] {
  const rest = all.filter((each) => each.colour !== colour);
  if (!cards) return rest;
  const size = cats(cards).length;
  const old = all.find((each) => each.colour === colour);
  const now: SeriesView = {
    colour,
    cards,
    size,
    target: Math.max(size, old?.target ?? size),
    kittens: cards.endsWith('+K'),
    stray: cats(cards).includes('S'),
    totals: Array.isArray(totals) ? totals.map(Number) : [],
    wants: [],
    triple: [],
  };
  return [...rest, now].sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
}

export class ToldTable {
  private readonly piles: string[];
  private readonly series: SeriesView[][];

  constructor(before: CsacskaMacskaView) {
    this.piles = [...before.piles];
    this.series = before.series.map((all) => [...all]);
  }

  /** The parts of the view that the event changes, as they are now. */
  tell(event: GameEvent, next: GameEvent | undefined): Told[] {
    const [seat, to] = [seatOf(event), seatOf(event, 'to')];
    switch (event.kind) {
      case 'play':
      case 'place_kittens':
      case 'stray_leaves':
        return [this.lay(seat, event, event['series'], event['totals'])];
      case 'steal':
        return [this.lay(seatOf(event, 'victim'), event, event['left'], undefined), this.lay(seat, event, event['series'], event['totals'])];
      case 'swap':
        // The card that comes for the stray is told as played by the next event.
        return [this.lay(to, event, event['theirs'], undefined), this.lay(seat, event, next?.['series'], next?.['totals'])];
      case 'good_dog':
        return [this.lay(seat, event, event['left'], undefined)];
      case 'bad_dog':
      case 'score':
        return [this.lay(seat, event, '', undefined)];
      default:
        return this.tellPile(event);
    }
  }

  private lay(seat: number, event: GameEvent, cards: Json | undefined, totals: Json | undefined): Told {
    this.series[seat] = changed(this.series[seat] ?? [], event['colour'] as Colour, String(cards ?? ''), totals);
    return [`series.${seat}`, this.series[seat] as unknown as Json];
  }

  private tellPile(event: GameEvent): Told[] {
    const pile = Number(event['pile']) - 1;
    const cards = cats(this.piles[pile] ?? '');
    const card = event.kind === 'put_kittens' ? 'KIT' : String(event['card']);
    if (event.kind === 'take') this.piles[pile] = cards.slice(0, -1).join(' ');
    else if (['refill', 'discard', 'put_kittens'].includes(event.kind)) this.piles[pile] = [...cards, card].join(' ');
    else return [];
    return [[`piles.${pile}`, this.piles[pile] ?? '']];
  }
}

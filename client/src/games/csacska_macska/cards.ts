/** Csacska Macska on the screen: reads card names and moves; knows no rule. */
import type { Flight } from '../../lib/flights';
import type { GameEvent } from '../../wire';

const COLOURS = ['blue', 'yellow', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
const LETTER: Record<string, Colour> = { B: 'blue', Y: 'yellow', R: 'red', G: 'green' };
const SPECIAL = new Set(['S', 'KIT', 'RAS', 'GOOD', 'BAD', 'LADY']);

export interface Gauge {
  colour: Colour;
  cards: string;
  size: number;
  target: number;
  kittens: boolean;
  stray: boolean;
  totals: number[];
  wants: number[];
  triple: number[];
}

export interface SillyView {
  phase: string;
  active: number;
  pass: number;
  passes: number;
  deck: number;
  low: boolean;
  piles: string[];
  coins: number[];
  series: Gauge[][];
  hand: string;
  choice?: Colour;
  /** What each move that scores at once would pay. */
  stakes: Record<string, number>;
}

export function isSpecial(card: string): boolean {
  return SPECIAL.has(card);
}

export function colourOf(card: string): Colour | null {
  return isSpecial(card) ? null : (LETTER[card[0] ?? ''] ?? null);
}

export function numbersOf(card: string): string[] {
  return isSpecial(card) ? [] : card.slice(1).split('/');
}

/** The cats of a series as printed, without the sign for Kittens. */
export function cats(cards: string): string[] {
  return cards.split(' ').filter((card) => card && card !== '+K');
}

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
const letterSeat = (letter: string): number => letter.charCodeAt(0) - 65;

export interface Deed {
  verb: string;
  card: string;
  pile: number;
  colour: string;
  other: number;
  thefts: { seat: number; colour: string }[];
}

export function readMove(text: string): Deed {
  const [verb = '', ...words] = text.split(' ');
  const deed: Deed = { verb, card: '', pile: 0, colour: '', other: -1, thefts: [] };
  for (const word of words) {
    if (word.includes('.')) {
      const [letter = 'A', colour = ''] = word.split('.');
      deed.thefts.push({ seat: letterSeat(letter), colour });
    } else if (/^P\d+$/.test(word)) deed.pile = Number(word.slice(1));
    else if ((COLOURS as readonly string[]).includes(word)) deed.colour = word;
    else if (/^[A-E]$/.test(word) && deed.colour) deed.other = letterSeat(word);
    else deed.card = word;
  }
  return deed;
}

/** An arrow over the table, between named pieces; the first name that is there counts. */
export interface Arrow {
  from: string[];
  to: string[];
  kind: 'theft' | 'gift';
}

const area = (seat: number): string => `area:${seat}`;
const lane = (seat: number, colour: string): string => `lane:${seat}.${colour}`;

/** What a move carries from whom to whom. */
export function arrowsOf(deed: Deed, seat: number): Arrow[] {
  if (deed.verb === 'steal') return deed.thefts.map((theft) => ({ from: [lane(theft.seat, theft.colour)], to: [lane(seat, theft.colour), area(seat)], kind: 'theft' }));
  if (deed.verb !== 'use' || deed.other < 0) return [];
  const mine = lane(seat, deed.colour);
  const given: Arrow = { from: [mine], to: deed.card === 'RAS' ? [lane(deed.other, deed.colour)] : [area(deed.other)], kind: 'gift' };
  return deed.card === 'RAS' ? [given, { from: [lane(deed.other, deed.colour)], to: [mine], kind: 'theft' }] : [given];
}

/** What flies where after some events. A card that is taken and played at once flies straight to its series. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  let held: { card: string; from: string }[] = [];
  const found: Flight[] = [];
  for (const event of events) {
    const [seat, to, colour, card] = [Number(event['seat']), Number(event['to']), String(event['colour']), String(event['card'])];
    const panel = `seat:${seat}`;
    const source = (): string[] => {
      const mine = held.find((each) => each.card === card);
      held = held.filter((each) => each !== mine);
      return [...(mine ? [mine.from] : []), `held:${card}`, panel];
    };
    if (event.kind === 'draw') held = cats(String(event['cards'])).map((each) => ({ card: each, from: 'deck' }));
    else if (event.kind === 'take') held = [{ card, from: `pile:${String(event['pile'])}` }];
    else if (event.kind === 'play') found.push({ from: source(), to: [`${lane(seat, colour)}:end`, panel] });
    else if (event.kind === 'place_kittens') found.push({ from: ['held:KIT', panel], to: [lane(seat, colour)] });
    else if (event.kind === 'discard') found.push({ from: source(), to: [`pile:${String(event['pile'])}`] });
    else if (event.kind === 'refill') found.push({ from: ['deck'], to: [`pile:${String(event['pile'])}`] });
    else if (event.kind === 'steal') found.push({ from: [`${lane(Number(event['victim']), colour)}:end`], to: [`${lane(seat, colour)}:end`, panel] });
    else if (event.kind === 'score') found.push({ from: [lane(seat, colour)], to: [panel] });
    else if (event.kind === 'good_dog') found.push({ from: [`${lane(seat, colour)}:end`], to: [`seat:${to}`] });
    else if (event.kind === 'bad_dog') found.push({ from: [lane(seat, colour)], to: [`seat:${to}`] });
    else if (event.kind === 'swap') found.push({ from: [`${lane(to, colour)}:end`], to: [`${lane(seat, colour)}:end`, panel] });
  }
  return [...held.map((each) => ({ from: [each.from], to: [`held:${each.card}`] })), ...found];
}

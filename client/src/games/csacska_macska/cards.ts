/** Csacska Macska on the screen: reads card names and moves; knows no rule. */
import type { Flight } from '../../lib/flights';
import type { GameEvent } from '../../wire';
import type { Colour } from '../views';

const COLOURS: readonly string[] = ['blue', 'yellow', 'red', 'green'] satisfies Colour[];
const LETTER: Record<string, Colour> = { B: 'blue', Y: 'yellow', R: 'red', G: 'green' };
const SPECIAL = new Set(['S', 'KIT', 'RAS', 'GOOD', 'BAD', 'LADY']);

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

export interface Move {
  verb: string;
  card: string;
  pile: number;
  colour: string;
  other: number;
  thefts: { seat: number; colour: string }[];
}

export function readMove(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const move: Move = { verb, card: '', pile: 0, colour: '', other: -1, thefts: [] };
  for (const word of words) {
    if (word.includes('.')) {
      const [letter = 'A', colour = ''] = word.split('.');
      move.thefts.push({ seat: letterSeat(letter), colour });
    } else if (/^P\d+$/.test(word)) move.pile = Number(word.slice(1));
    else if (COLOURS.includes(word)) move.colour = word;
    else if (/^[A-E]$/.test(word) && move.colour) move.other = letterSeat(word);
    else move.card = word;
  }
  return move;
}

/** An arrow over the table, between named pieces; the first name that is there counts. */
export interface Arrow {
  from: string[];
  to: string[];
  kind: 'theft' | 'gift';
}

const area = (seat: number): string => `area:${seat}`;
/** A lane is the place of one series on the screen, by seat and colour. */
const lane = (seat: number, colour: string): string => `lane:${seat}.${colour}`;

/** What a move carries from whom to whom. */
export function arrowsOf(move: Move, seat: number): Arrow[] {
  if (move.verb === 'steal') return move.thefts.map((theft) => ({ from: [lane(theft.seat, theft.colour)], to: [lane(seat, theft.colour), area(seat)], kind: 'theft' }));
  if (move.verb !== 'use' || move.other < 0) return [];
  const mine = lane(seat, move.colour);
  const given: Arrow = { from: [mine], to: move.card === 'RAS' ? [lane(move.other, move.colour)] : [area(move.other)], kind: 'gift' };
  return move.card === 'RAS' ? [given, { from: [lane(move.other, move.colour)], to: [mine], kind: 'theft' }] : [given];
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

/** Csacska Macska on the screen: reads card names and moves; knows no rule. */

export const COLOURS = ['blue', 'yellow', 'red', 'green'] as const;
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
export const letterSeat = (letter: string): number => letter.charCodeAt(0) - 65;

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

/** Csacska Macska on the screen: reads card names and moves; knows no rule. */
import { prefs } from '../../lib/prefs.svelte';
import type { Colour } from '../views';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'green'];
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
  text: string;
  verb: string;
  card: string;
  pile: number;
  colour: string;
  other: number;
  thefts: { seat: number; colour: string }[];
}

export function readMove(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const move: Move = { text, verb, card: '', pile: 0, colour: '', other: -1, thefts: [] };
  for (const word of words) {
    if (word.includes('.')) {
      const [letter = 'A', colour = ''] = word.split('.');
      move.thefts.push({ seat: letterSeat(letter), colour });
    } else if (/^P\d+$/.test(word)) move.pile = Number(word.slice(1));
    else if (COLOURS.some((colour) => colour === word)) move.colour = word;
    else if (/^[A-E]$/.test(word) && move.colour) move.other = letterSeat(word);
    else move.card = word;
  }
  return move;
}

/** One or another of several: "4 or 8", as the page's language says it. */
export function orWords(words: readonly string[]): string {
  return new Intl.ListFormat(prefs.language === 'en' ? 'en-GB' : prefs.language, { type: 'disjunction' }).format(words);
}

/** An arrow over the table, between named pieces; the first name that is there counts. */
export interface Arrow {
  from: string[];
  to: string[];
  kind: 'theft' | 'gift';
}

export const area = (seat: number): string => `area:${seat}`;
/** Where the coins of a seat lie. */
export const purse = (seat: number): string => `area:${seat}:coins`;
/** A lane is the place of one series on the screen, by seat and colour. */
export const lane = (seat: number, colour: string): string => `lane:${seat}.${colour}`;

/** What a move carries from whom to whom. */
export function arrowsOf(move: Move, seat: number): Arrow[] {
  if (move.verb === 'steal') return move.thefts.map((theft) => ({ from: [lane(theft.seat, theft.colour)], to: [lane(seat, theft.colour), area(seat)], kind: 'theft' }));
  if (move.verb !== 'use' || move.other < 0) return [];
  const mine = lane(seat, move.colour);
  const given: Arrow = { from: [mine], to: move.card === 'RAS' ? [lane(move.other, move.colour)] : [area(move.other)], kind: 'gift' };
  return move.card === 'RAS' ? [given, { from: [lane(move.other, move.colour)], to: [mine], kind: 'theft' }] : [given];
}

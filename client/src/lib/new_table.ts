/** New tables, from a few choices. */
import type { Language } from './prefs.svelte';
import type { Json, SeatWish, TableWish } from '../wire';

export type Mode = 'solo' | 'friends' | 'hotseat';

export interface Choices {
  game: string;
  mode: Mode;
  players: number;
  level: string;
  options: Record<string, Json>;
  /** Options that are parts of one's own, by their ids. */
  parts?: Record<string, string>;
  /** For friends: which of the other seats a bot takes. For one screen: the names, '' for a bot. */
  others: { bot: boolean; name: string }[];
  open: boolean;
  /** Who has a link to a private table may watch. */
  watch: boolean;
  /** Spectators see it some moves later. */
  late: boolean;
  clock: ClockName;
  /** In which people talk at an open table. */
  language: Language;
  /** The position that the game begins from, and on which seat of it I sit; with `anew` its hidden part is dealt once more. */
  begun?: Begun & { anew: boolean };
}

export interface Begun {
  position: Record<string, Json>;
  seats: number;
  place: number;
}

const time = (bank: number, increment: number, days = 0): NonNullable<TableWish['clock']> => ({ turn: 0, bank, increment, days });
/** How long one may think: a store with a little more per move, or days. */
export const CLOCKS = { none: null, quick: time(300, 10), long: time(900, 15), day: time(0, 0, 1), days: time(0, 0, 3) };
export type ClockName = keyof typeof CLOCKS;

export function tableRequest(choices: Choices): TableWish {
  const bot: SeatWish = { kind: 'bot', level: choices.level };
  const others = Array.from({ length: choices.players - 1 }, (_, index): SeatWish => {
    const other = choices.others[index];
    if (choices.mode === 'solo' || other?.bot) return bot;
    if (choices.mode === 'friends') return { kind: 'open' };
    return { kind: 'hotseat', ...(other?.name ? { name: other.name } : {}) };
  });
  const seats: SeatWish[] = [...others];
  seats.splice(choices.begun?.place ?? 0, 0, { kind: 'me' });
  return {
    game: choices.game,
    ...(choices.begun ? { position: choices.begun.position } : {}),
    anew: choices.begun?.anew ?? false,
    options: choices.begun ? {} : choices.options,
    ...(choices.parts && Object.keys(choices.parts).length ? { parts: choices.parts } : {}),
    seats,
    private: choices.mode !== 'friends' || !choices.open,
    spectators: choices.mode === 'friends' && (choices.open || choices.watch) ? (choices.late ? 'delayed' : 'public') : 'none',
    ...(choices.mode === 'friends' && CLOCKS[choices.clock] ? { clock: CLOCKS[choices.clock] } : {}),
    ...(choices.mode === 'friends' ? { language: choices.language } : {}),
    start: false,
  };
}

/** New tables, from a few choices. */
import type { Json, SeatWish, TableWish } from '../wire';

export type Mode = 'solo' | 'friends' | 'hotseat';

export interface Choices {
  game: string;
  mode: Mode;
  players: number;
  level: string;
  options: Record<string, Json>;
  /** For friends: which of the other seats a bot takes. For one screen: the names, '' for a bot. */
  others: { bot: boolean; name: string }[];
  open: boolean;
  /** Spectators see it some moves later. */
  late: boolean;
}

export function wishFor(choices: Choices): TableWish {
  const bot: SeatWish = { kind: 'bot', level: choices.level };
  const others = Array.from({ length: choices.players - 1 }, (_, index): SeatWish => {
    const other = choices.others[index];
    if (choices.mode === 'solo' || other?.bot) return bot;
    if (choices.mode === 'friends') return { kind: 'open' };
    return { kind: 'hotseat', ...(other?.name ? { name: other.name } : {}) };
  });
  return {
    game: choices.game,
    options: choices.options,
    seats: [{ kind: 'me' }, ...others],
    private: choices.mode !== 'friends' || !choices.open,
    spectators: choices.mode === 'friends' && choices.open ? (choices.late ? 'delayed' : 'public') : 'none',
    start: false,
  };
}

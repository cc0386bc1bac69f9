/** The games that go on, as far as this device knows: what the start page begins with before the server has answered. */
import type { GoingOn } from '../wire';

const KEY = 'clowder.going';
const MOST = 8;

/** Null where nobody has been before: then nothing can go on. */
export function keptGames(): GoingOn[] | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as GoingOn[] | null;
  } catch {
    return null;
  }
}

export function keepGames(games: readonly GoingOn[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Without a place to keep it the page waits for the answer.
  }
}

/** This game stands so now; those that wait for oneself come first. */
export function noteGame(game: GoingOn): void {
  const others = (keptGames() ?? []).filter((each) => each.table.id !== game.table.id);
  keepGames([game, ...others].sort((a, b) => Number(b.my_turn) - Number(a.my_turn)));
}

/** It is over, or not one's own any more. */
export function dropGame(table: string): void {
  keepGames((keptGames() ?? []).filter((each) => each.table.id !== table));
}

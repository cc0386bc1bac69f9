/** Who sits before this browser, and what can be played. */
import type { GameInfo, Me } from '../wire';
import { api, ApiError } from './api';
import { prefs } from './prefs.svelte';

export const session = $state<{ me: Me | null; games: GameInfo[]; trouble: string; loaded: boolean }>({
  me: null,
  games: [],
  trouble: '',
  loaded: false,
});

let meet: () => void;
/** Once the server has said who sits here, or cannot be asked: a newcomer's socket that opens before belongs to nobody, not even after sitting down. */
export const introduced = new Promise<void>((done) => (meet = done));

export async function openSession(): Promise<void> {
  try {
    const [me] = await Promise.all([api.me().finally(meet), api.games().then((games) => (session.games = games))]);
    session.me = me;
    session.trouble = '';
    if (me.language !== prefs.language) void tellLanguage();
  } catch (error) {
    session.trouble = error instanceof ApiError ? error.key : 'unknown';
  }
  session.loaded = true;
}

export async function tellLanguage(): Promise<void> {
  try {
    session.me = await api.patchMe({ language: prefs.language });
  } catch {
    // The language of this screen does not hang on the server.
  }
}

export async function rename(name: string): Promise<void> {
  if (name && name !== session.me?.name) session.me = await api.patchMe({ name });
}

export function gameInfo(id: string): GameInfo | undefined {
  return session.games.find((game) => game.id === id);
}

export function levelsOf(game: GameInfo | undefined): string[] {
  return game?.levels ?? [];
}

/** For seats nobody chose a level for: the middle one, the weaker of two, as the server does. */
export function usualLevel(levels: string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

/** How long people wait for bots: a round is a turn of each of them. */
import type { GameInfo } from '../wire';
import { t } from './texts.svelte';

/** A sentence, or nothing where no bot plays or nobody knows. */
export function roundOf(game: GameInfo | undefined, levels: readonly (string | null)[]): string {
  const turns = levels.map((level) => game?.paces?.[level ?? '']);
  if (!turns.length || turns.some((each) => each === undefined)) return '';
  const seconds = turns.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 1000;
  if (seconds >= 90) return t('bots-round-minutes', { minutes: Math.round(seconds / 60) });
  // Nobody knows a long round to the second.
  return t('bots-round', { seconds: seconds < 0.5 ? 0 : seconds < 20 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5 });
}

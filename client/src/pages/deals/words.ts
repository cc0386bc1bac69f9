/** How a deal and its results are called. */
import { prefs } from '../../lib/prefs.svelte';
import { t } from '../../lib/texts.svelte';
import type { DealAnswer } from '../../wire';

/** A day in UTC, as the page's language writes it. */
export function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(prefs.language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The heading of a deal. */
export function dealName({ deal, by }: DealAnswer, game: string): string {
  if (deal.day) return t('deal-of-day', { game, day: dayName(deal.day) });
  return by ? t('deal-of', { game, name: by }) : t('deal-of-somebody', { game });
}

/** For friends: how it went, and nothing of how one gets there. */
export function shareText(answer: DealAnswer, game: string, address: string): string {
  const { deal, place } = answer;
  const mine = deal.mine;
  const lines = [dealName(answer, game), mine?.rank ? t('stats-result', { rank: mine.rank, seats: deal.seats, points: mine.score }) : '', place ? t('deal-share-place', { place, count: deal.tries }) : '', address];
  return lines.filter(Boolean).join('\n');
}

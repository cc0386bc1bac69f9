/** How a deal and its results are called. */
import { prefs } from '../../lib/prefs.svelte';
import { t } from '../../lib/texts.svelte';
import type { Result } from '../../lib/spread';
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

/** Results are ordered by place, then by points: below 0 where the first is better. */
const compare = (one: Result, other: Result): number => one.rank - other.rank || other.score - one.score;

/** Whether the reader made this challenge: it asks to beat their own game. */
export const isOwn = ({ deal, beat }: DealAnswer): boolean => Boolean(beat && deal.mine?.table === beat.table);

/** What a challenge asks for; who made it reads how many came up to it. */
export function challengeTask({ deal, beat, spread }: DealAnswer): string {
  if (!beat) return '';
  const result = t('stats-result', { rank: beat.rank, seats: deal.seats, points: beat.score });
  if (!deal.mine || deal.mine.table !== beat.table) return t('deal-beat', { result });
  const better = spread.filter((bar) => compare(bar, beat) < 0).reduce((sum, bar) => sum + bar.tries, 0);
  return [t('deal-beat-mine', { result }), deal.tries > 1 ? t('deal-beat-so-far', { count: better, all: deal.tries - 1 }) : ''].join(' ').trim();
}

/** One's own try, whether it came up to what was asked, and its place; nothing for who set it. */
export function tryLine({ deal, beat, place }: DealAnswer): string {
  const mine = deal.mine;
  if (!mine?.rank || mine.table === beat?.table) return '';
  const ahead = beat ? compare(mine, beat) : 0;
  const verdict = beat ? t(`deal-beat-${ahead < 0 ? 'better' : ahead ? 'worse' : 'equal'}`) : '';
  const yours = t('deal-yours', { result: t('stats-result', { rank: mine.rank, seats: deal.seats, points: mine.score }) });
  return [yours, verdict, place && deal.tries > 1 ? t('deal-place', { place, count: deal.tries }) : ''].filter(Boolean).join(' ');
}

/** For friends: how it went, and nothing of how one gets there. */
export function shareText(answer: DealAnswer, game: string, address: string): string {
  const { deal, place } = answer;
  const mine = deal.mine;
  const lines = [dealName(answer, game), mine?.rank ? t('stats-result', { rank: mine.rank, seats: deal.seats, points: mine.score }) : '', place && deal.tries > 1 ? t('deal-share-place', { place, count: deal.tries }) : '', address];
  return lines.filter(Boolean).join('\n');
}

/** How people and bots are called in a sentence. */
import type { SeatInfo, TableInfo } from '../wire';
import { prefs } from './prefs.svelte';
import { has, t } from './texts.svelte';

export function seatName(info: SeatInfo | undefined): string {
  if (!info) return t('seat-nobody');
  if (info.name) return info.name;
  if (info.kind === 'bot') return t('seat-bot', { number: info.seat + 1 });
  if (info.kind === 'open') return t('seat-open');
  return t('seat-guest', { number: info.seat + 1 }); // a cat's name: "You" would not fit sentences in the third person
}

export function nameAt(table: TableInfo | null, seat: number): string {
  return seatName(table?.seats.find((each) => each.seat === seat));
}

/** What a table is played for where its deal is one that others play too; nothing else looks different there. */
export function dealMark({ deal }: TableInfo): string {
  if (!deal?.id) return '';
  if (!deal.counts) return t('deal-mark-practice');
  return t(deal.day ? 'daily-title' : 'deal-mark-challenge');
}

/** Several in one sentence: "A, B and C" as the page's language says it. */
export function together(names: readonly string[]): string {
  const language = prefs.language === 'en' ? 'en-GB' : prefs.language; // the catalogue's English has no comma before "and"
  return new Intl.ListFormat(language).format(names);
}

/** What is told of a bot beside its name: how well it plays, and what it likes to do. */
export function botNote(info: SeatInfo): string {
  const level = levelName(info.level);
  const temper = temperName(info.temper);
  return temper ? t('seat-plays-temper', { level, temper }) : t('seat-plays', { level });
}

export function temperName(temper: string | undefined): string {
  return temper && has(`temper-${temper}`) ? t(`temper-${temper}`) : '';
}

/** The bots on these seats, each with what it likes to do; nothing where they are all alike. */
export function botsToMeet(seats: readonly number[], tempers: readonly string[] | undefined): string {
  if (!tempers?.length) return '';
  return together(seats.map((seat) => t('seat-likes', { name: t('seat-bot', { number: seat + 1 }), temper: temperName(tempers[seat % tempers.length]) })));
}

export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How people and bots are called in a sentence. */
import type { SeatInfo, TableInfo } from '../wire';
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

export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

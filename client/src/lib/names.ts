/** How people and bots are called in a sentence. */
import type { SeatInfo, TableInfo } from '../wire';
import { t } from './texts.svelte';

export function seatName(info: SeatInfo | undefined): string {
  if (!info) return t('seat-nobody');
  if (info.name) return info.name;
  if (info.kind === 'bot') return t('seat-bot', { number: info.seat + 1 });
  if (info.kind === 'open') return t('seat-open');
  return info.me ? t('seat-you') : t('seat-guest', { number: info.seat + 1 });
}

export function nameAt(table: TableInfo | null, seat: number): string {
  return seatName(table?.seats.find((each) => each.seat === seat));
}

export function levelName(level: string | null | undefined): string {
  return level ? t(`level-${level}`) : '';
}

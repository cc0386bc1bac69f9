/** Times to think, in words and figures. */
import type { TableInfo } from '../wire';
import { together } from './names';
import { prefs } from './prefs.svelte';
import { t } from './texts.svelte';
import { type ClockName, CLOCKS } from './new_table';

const DAY = 86400;

/** As on the face of a clock; from a day on in days and hours, in words or as short as the language allows. */
export function timeFigures(seconds: number, unitDisplay: 'narrow' | 'long' = 'long'): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / 3600);
  if (days) {
    const said = (value: number, unit: string): string => new Intl.NumberFormat(prefs.language, { style: 'unit', unit, unitDisplay }).format(value);
    return [said(days, 'day'), ...(hours ? [said(hours, 'hour')] : [])].join(' ');
  }
  return `${hours ? `${hours}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

/** Which clock a table has: one of those the page offers, or what another program wished for. */
export function clockSentence(clock: TableInfo['clock']): string {
  if (!clock) return t('clock-none');
  const names = Object.keys(CLOCKS) as ClockName[];
  const offered = names.find((name) => {
    const wish = CLOCKS[name];
    return wish && wish.turn + wish.days * DAY === clock.turn && wish.bank === clock.bank && wish.increment === clock.increment;
  });
  if (offered) return t(`clock-${offered}`);
  const parts = (['turn', 'bank', 'increment'] as const).filter((part) => clock[part] > 0);
  return together(parts.map((part) => t(`clock-own-${part}`, { time: timeFigures(clock[part]) })));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words. */
export function ago(then: number, now: number, language: string): string {
  const [unit, size] = STEPS.find(([, each]) => now - then >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' }).format(-Math.max(0, Math.floor((now - then) / size)), unit);
}

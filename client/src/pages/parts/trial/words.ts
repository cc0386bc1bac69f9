/** A trial in words and figures as people of a language write them. */
import { prefs } from '../../../lib/prefs.svelte';
import { gt, TRIALS } from '../../../lib/texts.svelte';
import type { Figure, Measure, Piece, Spread, Trial } from './trial';

export const said = (id: string, args: Record<string, string | number> = {}): string => gt(TRIALS, id, args) ?? '';

const plain = (value: number, digits: number): string => new Intl.NumberFormat(prefs.language, { maximumFractionDigits: digits }).format(value).replace(/^-(0)$/, '$1');
export const percent = (share: number): string => plain(100 * share, 0);
export const number = (value: number): string => plain(value, 1);
export const value = (key: Measure['key'], figure: number): string => (key === 'first' ? percent(figure) : number(figure));

/** 45.2 (43.9 … 46.5); shares in percent. */
export function figure(key: Measure['key'], found: Figure): string {
  const range = found.low === null || found.high === null ? '' : ` (${value(key, found.low)} … ${value(key, found.high)})`;
  return `${value(key, found.mean)}${range}${key === 'first' ? ' %' : ''}`;
}

export function gain(piece: Piece): string {
  const found = piece.gain;
  if (!found) return said('gain-few');
  const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;
  return `${signed(found.mean)} (${signed(found.low ?? -1)} … ${signed(found.high ?? 1)})`;
}

export function verdictOf(trial: Trial, measure: Measure): string {
  const ends = [measure.difference.low ?? 0, measure.difference.high ?? 0].map(Math.abs).sort((a, b) => a - b);
  return said(`says-${measure.key}`, { verdict: measure.verdict, low: value(measure.key, ends[0] ?? 0), high: value(measure.key, ends[1] ?? 0), games: trial.games });
}

export function halfOf(spread: Spread): string {
  const [[low, high], [houseLow, houseHigh]] = [spread.own.half, spread.house.half];
  return said(`half-${spread.key}`, { low: plain(low, 0), high: plain(high, 0), house_low: plain(houseLow, 0), house_high: plain(houseHigh, 0) });
}

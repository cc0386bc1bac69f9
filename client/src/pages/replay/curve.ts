/** Where the lines and bars of a game's curve lie: numbers only, drawn by AnalysisPanel. */
import { prefs } from '../../lib/prefs.svelte';
import type { GameAnalysis } from '../../wire';

export const WIDE = 600;
export const HIGH = 180;
export const BARS = 60;

/** Lines differ by dashes and by the signs of their seats, not by colour alone. */
export const DASHES = ['none', '10 4', '3 3', '12 3 3 3', '6 2 1 2', '1 4'] as const;
export const SIGN = 20;

export const across = (ply: number, plies: number): number => (plies ? (WIDE * ply) / plies : 0);
export const down = (chance: number): number => HIGH * (1 - chance);

/** The line of a seat as the points of a polyline. */
export function lineOf(facts: GameAnalysis, seat: number): string {
  const plies = facts.curve.length - 1;
  return facts.curve.map((row, ply) => `${across(ply, plies).toFixed(1)},${down(row[seat] ?? 0).toFixed(1)}`).join(' ');
}

export interface Change {
  ply: number;
  decision: number;
  luck: number;
}

/** What every move changed for a seat: by deciding, and by luck; what only showed on looking further is neither. */
export function changesOf(facts: GameAnalysis, seat: number): Change[] {
  return facts.shifts.map((shift, ply) => {
    const decision = shift[seat] ?? 0;
    const whole = (facts.curve[ply + 1]?.[seat] ?? 0) - (facts.curve[ply]?.[seat] ?? 0);
    return { ply, decision, luck: whole - decision - (facts.further[ply]?.[seat] ?? 0) };
  });
}

/** The move under a place of the drawing; `share` goes from 0 at the left to 1 at the right. */
export const plyAt = (share: number, plies: number): number => Math.round(Math.max(0, Math.min(1, share)) * plies);

/** Percent as people read them: whole from ten on and where there is nothing, with the decimal sign of the language. */
export function percent(share: number): string {
  const digits = share === 0 || Math.abs(share) >= 0.0995 ? 0 : 1;
  return (100 * share).toLocaleString(prefs.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
/** With the sign of the language: some leave a space before it, which does not break. */
export const withSign = (figures: string): string => (prefs.language === 'de' ? `${figures}\u00a0%` : `${figures}%`);
export const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

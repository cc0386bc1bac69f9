/** The settings of a table in the words of its game. */
import type { GameInfo, Json } from '../wire';
import { together } from './names';
import { seatOf } from './options';
import { prefs } from './prefs.svelte';
import { gt, t } from './texts.svelte';

export function optionLabel(game: string, name: string): string {
  return gt(game, `option-${name}`) ?? name.replaceAll('_', ' ');
}

export function optionWord(game: string, name: string, value: Json): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return together(value.map((each) => gt(game, `piece-${String(each)}`) ?? String(each)));
  if (typeof value === 'object' && value !== null) return t('option-own-parts');
  const text = String(value);
  const seat = seatOf(name, value);
  if (seat !== null) return t('seat-number', { number: seat });
  const meaning = gt(game, `option-${name}.${text}`) ?? gt(game, `option-${name}-${text}`) ?? text.replaceAll('_', ' ');
  return meaning.charAt(0).toLocaleUpperCase(prefs.language) + meaning.slice(1);
}

/** What is not as the game's schema has it, but for the edition, which is named elsewhere. `x-usual`: what a default comes to. */
export function changedOptions(game: GameInfo, options: Record<string, Json>): [name: string, value: Json][] {
  return Object.entries(game.options_schema.properties ?? {}).flatMap(([name, schema]): [string, Json][] => {
    const value = options[name];
    if (value === undefined || schema['x-languages']) return [];
    const usual = [schema.default ?? null, ...(schema['x-usual'] ?? [])].map((each) => JSON.stringify(each));
    if (usual.includes(JSON.stringify(value))) return [];
    return [[name, value]];
  });
}

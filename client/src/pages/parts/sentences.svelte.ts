/** What is wrong with a part, in words: the catalogue of the engine's own reasons, fetched with the editor. */
import type { FluentBundle } from '@fluent/bundle';
import { prefs } from '../../lib/prefs.svelte';
import { bundleOf, format, gt, has, t } from '../../lib/texts.svelte';
import type { GameInfo, OptionSchema } from '../../wire';
import type { Fault } from './api';

const catalogues = import.meta.glob<string>('../../../../src/clowder/texts/texts/*.ftl', { query: '?raw', import: 'default' });
let bundles = $state.raw<Record<string, FluentBundle>>({});

export async function loadSentences(language: string): Promise<void> {
  if (bundles[language]) return;
  const source = await catalogues[`../../../../src/clowder/texts/texts/${language}.ftl`]?.();
  if (source) bundles = { ...bundles, [language]: bundleOf(language, source) };
}

/** Kinds of spaces are called what the editor calls them. */
const named = (params: Fault['params']): Fault['params'] => (has(`parts-kind-${params['kind']}`) ? { ...params, kind: t(`parts-kind-${params['kind']}`) } : params);
export const sentence = (fault: Fault): string => format(bundles[prefs.language], `part-${fault.why}`, named(fault.params)) ?? fault.at;
export const isWarning = (fault: Fault): boolean => fault.key.startsWith('W_');

export interface Replaceable {
  game: GameInfo;
  option: string;
  schema: OptionSchema;
}

/** All that can be replaced, of all games. */
export const replaceable = (games: readonly GameInfo[]): Replaceable[] =>
  games.flatMap((game) => Object.entries(game.options_schema.properties ?? {}).filter(([, schema]) => schema['x-part']).map(([option, schema]) => ({ game, option, schema })));

export const optionName = (game: string, option: string): string => gt(game, `option-${option}`) ?? option;

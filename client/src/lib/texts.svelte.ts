/** Words. UI texts come with the client, game texts (refusals, events, scores, pieces) from the server; all Fluent. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { unbroken, signed } from './figures';
import { type Language, prefs } from './prefs.svelte';

export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

/** Lengthens and marks letters, to find cut-off and hard-coded text: `?pseudo`. */
export function pseudo(text: string): string {
  const marked = text.replace(/[aeiou]/g, (letter) => ({ a: 'áa', e: 'éé', i: 'íi', o: 'óo', u: 'úu' })[letter] ?? letter);
  return marked;
}

const isPseudo = typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(isPseudo ? { transform: pseudo } : {}) });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A number below nothing: voices read a hyphen as nothing at all, and eyes take it for a dash. Sentences still choose by it. */
class Minus extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return signed(super.toString(scope));
  }
}

const printed = (value: FluentVariable): FluentVariable => (typeof value === 'number' && value < 0 ? new Minus(value) : value);

export function format(bundle: FluentBundle | undefined, id: string, args: Args = {}): string | null {
  const [key, attribute] = id.split('.') as [string, string | undefined];
  const message = bundle?.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return null;
  const words = bundle.formatPattern(pattern, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, printed(value)])), []);
  // Sentences, and labels that count; a label without a number of its own may be a name.
  return /[.!?…]$/.test(words) || Object.values(args).some((value) => typeof value === 'number') ? unbroken(words) : words;
}

let ui = $state.raw<FluentBundle | undefined>(undefined);
let games = $state.raw<Record<string, FluentBundle>>({});
const asked = new Map<string, Promise<void>>();

/** A sentence of the client's own catalogue. */
export function t(id: string, args: Args = {}): string {
  return format(ui, id, args) ?? id;
}

export function has(id: string): boolean {
  return ui?.hasMessage(id) ?? false;
}

/** A sentence about something that went wrong, by the server's key. */
export function problem(key: string): string {
  return format(ui, `error-${key}`) ?? t('error-unknown');
}

/** What pieces are called that somebody brought to this table, by game and id: they are not the printed ones. */
let own = $state.raw<Record<string, string>>({});

export function callOwn(names: Record<string, string>): void {
  own = names;
}

/** A sentence of a game's catalogue, or null when the game has none of that name. */
export function gt(game: string, id: string, args: Args = {}): string | null {
  return own[`${game}/${id}`] ?? format(games[`${game}/${prefs.language}`], id, args);
}

/** The variables a sentence chooses its form by: they must arrive as they were sent. */
export function chosenBy(game: string, id: string): Set<string> {
  const value: unknown = games[`${game}/${prefs.language}`]?.getMessage(id)?.value;
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (part && typeof part === 'object') {
      const { type, selector, name } = part as { type?: string; selector?: { type?: string; name?: string }; name?: string };
      if (type === 'select' && selector?.type === 'var' && selector.name) found.add(selector.name);
      if (name === undefined || type === 'select') Object.values(part).forEach(walk);
    }
  };
  walk(value);
  return found;
}

export async function loadLanguage(language: Language): Promise<void> {
  const source = await catalogues[`../texts/${language}.ftl`]?.();
  if (source !== undefined && language === prefs.language) ui = bundleOf(language, source);
}

/** The sentences of bots, analyses and trials of parts are kept beside them and come with the client; they are loaded like a game's. */
export const BOTS = 'bots';
export const ANALYSIS = 'analysis';
export const TRIALS = 'trials';
const ROOMS = [BOTS, ANALYSIS, TRIALS];
const roomTexts = import.meta.glob<string>(['../../../src/clowder/bots/texts/*.ftl', '../../../src/clowder/analysis/texts/*.ftl', '../../../src/clowder/trials/texts/*.ftl'], { query: '?raw', import: 'default' });

function sourceOf(game: string, language: Language): Promise<string> {
  if (!ROOMS.includes(game)) return api.gameTexts(game, language);
  return roomTexts[`../../../src/clowder/${game}/texts/${language}.ftl`]?.() ?? Promise.reject(new Error(language));
}

export function loadGameTexts(game: string, language: Language = prefs.language): Promise<void> {
  const name = `${game}/${language}`;
  const known = asked.get(name);
  if (known) return known;
  const loading = sourceOf(game, language)
    .then((source) => {
      games = { ...games, [name]: bundleOf(language, source) };
    })
    .catch(() => {
      asked.delete(name);
    });
  asked.set(name, loading);
  return loading;
}

/** Switches language at once, without a reload. */
export async function speak(language: Language): Promise<void> {
  prefs.language = language;
  const known = Object.keys(games).map((name) => name.split('/')[0] as string);
  await Promise.all([loadLanguage(language), ...known.map((game) => loadGameTexts(game, language))]);
}

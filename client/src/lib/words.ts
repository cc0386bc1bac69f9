/** Sentences about events, refusals and scores: the game's Fluent texts, filled with facts of declared kinds. */
import type { GameScreen } from '../games/kit';
import type { GameEvent, GameFacts, Json, Params, RefusalInfo, ScoreLine, TableInfo } from '../wire';
import { signed } from './figures';
import { nameAt } from './names';
import { prefs } from './prefs.svelte';
import { gameInfo } from './session.svelte';
import type { Advice } from './table_model';
import { type Args, BOTS, chosenBy, gt, t } from './texts.svelte';

/** What a screen calls a piece that it shows: sentences choose their words by it, and name no code. */
export const SHOWN = 'shown';

/** What a fact is, by its declaration (`clowder.core.facts`); plain: nobody has declared it. */
export type FactKind = 'seat' | 'card' | 'piece' | 'place' | 'owned' | 'number' | 'flag' | 'word' | 'text' | 'plain';

export interface Fact {
  name: string;
  kind: FactKind;
  value: Json;
}

/** The name of a fact -> its kind, with "*" behind it for a list and "?" for a fact that may be missing. */
type Declared = Record<string, string>;

const KINDS: ReadonlySet<string> = new Set<FactKind>(['seat', 'card', 'piece', 'place', 'owned', 'number', 'flag', 'word', 'text']);
const isKind = (word: string): word is FactKind => KINDS.has(word);
const UNDECLARED: GameFacts = { events: {}, facts: {} };
/** The bots' sentences come with the client, and so does what their facts are. */
const HINT_FACTS: Declared = { target: 'seat' };

function factsOf(table: TableInfo): GameFacts {
  return gameInfo(table.game)?.facts ?? UNDECLARED;
}

/** The kinds of the facts of a refusal or a score line: `<key>.<name>` wins over the plain name. */
function kindsFor(table: TableInfo, key: string): Declared {
  const { facts } = factsOf(table);
  const own = Object.entries(facts).filter(([name]) => name.startsWith(`${key}.`));
  return { ...facts, ...Object.fromEntries(own.map(([name, kind]) => [name.slice(key.length + 1), kind])) };
}

/** Who or what fills the gaps of a sentence. */
interface Speaker {
  table: TableInfo | null;
  screen: GameScreen | null;
  /** Facts by which the sentence chooses its form: they stay as they were sent. */
  raw: ReadonlySet<string>;
  /** It is said, not read: what the screen shows is named all the same. */
  aloud: boolean;
}

const NOBODY: Speaker = { table: null, screen: null, raw: new Set(), aloud: false };

/** What has a name, as pieces and places have: "red 5" stays on one line. */
const NAMED: ReadonlySet<FactKind> = new Set<FactKind>(['card', 'piece', 'place', 'owned']);

export const whole = (name: string): string => name.replace(/(\p{L}) (?=\d)/gu, '$1\u00a0').replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

function fill(payload: Params, declared: Declared, speaker: Speaker): Args {
  const { table, screen, raw, aloud } = speaker;
  const args: Args = {};
  for (const [name, value] of Object.entries(payload)) {
    const kind = (declared[name] ?? '').replace(/[*?]+$/, '');
    const fact: Fact = { name, kind: isKind(kind) ? kind : 'plain', value };
    const isMany = declared[name]?.includes('*') ?? false;
    const owner = fact.kind === 'owned' && typeof value === 'string' ? (screen?.owner?.(value) ?? null) : null;
    if (owner !== null) args[name] = nameAt(table, owner);
    else {
      const words = screen?.word?.(fact, aloud) ?? (raw.has(name) ? plain(value) : inWords(fact, isMany, speaker));
      args[name] = NAMED.has(fact.kind) && typeof words === 'string' ? whole(words) : words;
    }
    if (fact.kind === 'seat' && typeof value === 'number') args[`${name}_name`] = nameAt(table, value);
  }
  // Who acts, and whether it is their own that is spoken of.
  if (typeof payload['seat'] === 'number') args['who'] = nameAt(table, payload['seat']);
  if (typeof payload['owner'] === 'number') args['own'] = String(payload['owner'] === payload['seat']);
  return args;
}

/** A list may also be sent as one text, with spaces. */
function inWords({ kind, value }: Fact, isMany: boolean, speaker: Speaker): string | number {
  const parts = isMany && typeof value === 'string' ? value.split(' ').filter(Boolean) : value;
  return Array.isArray(parts) ? listed(parts.map((part) => named(kind, part, speaker)).filter((word) => word !== '')) : named(kind, parts, speaker);
}

/** A seat by its name; a card, a piece, a place as the catalogue calls it; everything else as it is. */
function named(kind: FactKind, value: Json, { table, screen }: Speaker): string | number {
  if (kind === 'seat' && typeof value === 'number') return nameAt(table, value);
  if (typeof value !== 'string' || !NAMED.has(kind)) return plain(value);
  const name = screen?.pieceName?.(kind, value) ?? gt(table?.game ?? '', `piece-${value}`) ?? value;
  return kind === 'piece' ? common(name) : name;
}

/** A common noun inside a sentence: small letters where the language has them for nouns. */
export function common(name: string): string {
  return prefs.language === 'de' ? name : name.toLocaleLowerCase(prefs.language);
}

/** Column and row as the engine writes them; a comma without a space would be read as that of a decimal. */
const CELL = /^-?\d+,-?\d+$/;

const listed = (words: (string | number)[]): string => words.join(words.some((word) => String(word).includes(', ')) ? '; ' : ', ');

function plain(value: Json): string | number {
  if (typeof value === 'string' && CELL.test(value)) return value.split(',').map(signed).join(', ');
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null) return 'none';
  if (Array.isArray(value)) return listed(value.map(plain));
  return typeof value === 'boolean' ? String(value) : '';
}

function say(table: TableInfo, id: string, payload: Params, declared: Declared, screen: GameScreen | null, aloud = false): string | null {
  return gt(table.game, id, fill(payload, declared, { table, screen, raw: chosenBy(table.game, id), aloud }));
}

/** What happened; said aloud, it names the places that the screen marks. */
export function eventSentence(event: GameEvent, table: TableInfo, screen: GameScreen | null, aloud = false): string {
  const { kind, ...payload } = event;
  if (kind === 'undo' || kind === 'redo') return t(kind === 'undo' ? 'undone' : 'redone', fill(payload, {}, { ...NOBODY, table }));
  const declared = factsOf(table).events[kind] ?? {};
  // Whoever may know more than the others has a sentence of their own.
  const isOwn = Object.entries(declared).some(([name, fact]) => fact.includes('?') && (payload[name] ?? null) !== null);
  const own = isOwn ? say(table, `event-${kind}-own`, payload, declared, screen, aloud) : null;
  const words = begun(own ?? say(table, `event-${kind}`, payload, declared, screen, aloud) ?? '');
  const more = aloud && words ? (screen?.aloud?.(event) ?? '') : '';
  return more ? `${words} ${begun(more)}.` : words;
}

/** A sentence may begin with a card's name, and a choice of a list is written like the ones beside it. */
export function begun(words: string): string {
  return words.charAt(0).toLocaleUpperCase(prefs.language) + words.slice(1);
}

export function refusalSentence(refusal: RefusalInfo, table: TableInfo, screen: GameScreen | null): string {
  return say(table, refusal.key, refusal.params, kindsFor(table, refusal.key), screen) ?? t('refused-plainly', { key: refusal.key });
}

export function scoreSentence(line: ScoreLine, table: TableInfo, screen: GameScreen | null): string {
  return begun(say(table, `score-${line.key}`, { points: line.points, ...line.params }, kindsFor(table, line.key), screen) ?? line.key);
}

/** What does not fit about the settings of a new table; null where the game has no sentence for it. */
export function faultSentence(game: string, fault: { key: string; params?: Params }): string | null {
  return gt(game, fault.key, Object.fromEntries(Object.entries(fault.params ?? {}).map(([name, value]) => [name, plain(value)])));
}

/** Why a bot would do it; empty where it gives no reason. */
export function reasonSentence(advice: Advice, table: TableInfo): string {
  return gt(BOTS, advice.key, fill(advice.params, HINT_FACTS, { ...NOBODY, table })) ?? '';
}

/** A hand with which nobody can play on: the engine says at which place of the position it is, people know whose it is. */
export function handFault(fault: { key: string; where?: string }, nameOf: (seat: number) => string): string | null {
  const seat = fault.key === 'E_POSITION_FIELD' ? /^hands\[(\d+)\]$/.exec(fault.where ?? '')?.[1] : undefined;
  return seat === undefined ? null : t('fault-hand', { who: nameOf(Number(seat)) });
}

/** What is expected of whoever acts now. */
export function phaseSentence(table: TableInfo, phase: string, seat: number): string {
  return say(table, `phase-${phase}`, { seat }, { seat: 'seat' }, null) ?? '';
}

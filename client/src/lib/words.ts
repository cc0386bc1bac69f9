/** Sentences about events, refusals and scores: the game's Fluent texts, filled from the payload. */
import type { GameScreen } from '../games/kit';
import type { GameEvent, Json, Params, RefusalInfo, ScoreLine, TableInfo } from '../wire';
import type { Advice } from './table_model';
import { nameAt } from './names';
import { prefs } from './prefs.svelte';
import { type Args, BOTS, chosenBy, gt, t } from './texts.svelte';

/** Payload keys that hold a seat; their sentences want a name. */
const SEAT_KEYS = new Set(['seat', 'owner', 'victim', 'partner', 'target', 'winner', 'loser', 'to_act', 'receiver', 'giver', 'attacker', 'defender', 'opponent', 'other']);

/** Keys that may hold a seat or something else: only `<key>_name` is added for them. */
const NAMED_KEYS = new Set(['to', 'from', 'of']);

/** What a screen calls a piece that the screen shows: sentences choose their words by it, and name no code. */
export const SHOWN = 'shown';

const NONE: ReadonlySet<string> = new Set();

function fill(payload: Params, table: TableInfo | null, screen: GameScreen | null, raw: ReadonlySet<string> = NONE, aloud = false): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(payload)) {
    if (!aloud && screen?.marked?.has(key)) {
      args[key] = SHOWN;
      continue;
    }
    const owner = screen?.owner?.(key, value) ?? null;
    if (owner !== null) {
      args[key] = nameAt(table, owner);
      continue;
    }
    const word = screen?.word(key, value, payload) ?? null;
    if (word !== null && (word === SHOWN || !raw.has(key) || screen?.marked?.has(key))) args[key] = word;
    else if (typeof value === 'number' && SEAT_KEYS.has(key) && !raw.has(key)) args[key] = nameAt(table, value);
    else args[key] = plain(value);
    if (typeof value === 'number' && (SEAT_KEYS.has(key) || NAMED_KEYS.has(key))) args[`${key}_name`] = nameAt(table, value);
  }
  if (typeof payload['seat'] === 'number') args['who'] = nameAt(table, payload['seat']);
  if (typeof payload['owner'] === 'number') args['own'] = String(payload['owner'] === payload['seat']);
  return args;
}

function plain(value: Json): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'boolean' ? String(value) : '';
}

function say(table: TableInfo, id: string, payload: Params, screen: GameScreen | null, aloud = false): string | null {
  return gt(table.game, id, fill(payload, table, screen, chosenBy(table.game, id), aloud));
}

/** What happened; said aloud, it names the places that the screen marks. */
export function eventSentence(event: GameEvent, table: TableInfo, screen: GameScreen | null, aloud = false): string {
  const { kind, ...payload } = event;
  if (kind === 'undo') return t('undone', fill(payload, table, screen));
  // What only some may know has a sentence of its own.
  const own = 'took' in payload || 'cards' in payload ? say(table, `event-${kind}-own`, payload, screen, aloud) : null;
  const words = own ?? say(table, `event-${kind}`, payload, screen, aloud) ?? '';
  // A sentence may begin with a card's name.
  return begun(words);
}

function begun(words: string): string {
  return words.charAt(0).toLocaleUpperCase(prefs.language) + words.slice(1);
}

export function refusalSentence(refusal: RefusalInfo, table: TableInfo, screen: GameScreen | null): string {
  return say(table, refusal.key, refusal.params, screen) ?? t('refused-plainly', { key: refusal.key });
}

export function scoreSentence(line: ScoreLine, table: TableInfo, screen: GameScreen | null): string {
  return begun(say(table, `score-${line.key}`, { points: line.points, ...line.params }, screen) ?? line.key);
}

/** What does not fit about the settings of a new table; null where the game has no sentence for it. */
export function faultSentence(game: string, fault: { key: string; params?: Params }): string | null {
  return gt(game, fault.key, Object.fromEntries(Object.entries(fault.params ?? {}).map(([name, value]) => [name, plain(value)])));
}

/** Why a bot would do it; empty where it gives no reason. */
export function reasonSentence(advice: Advice, table: TableInfo): string {
  return gt(BOTS, advice.key, fill(advice.params, table, null)) ?? '';
}

/** What is expected of whoever acts now. */
export function phaseSentence(table: TableInfo, phase: string, seat: number): string {
  return say(table, `phase-${phase}`, { seat }, null) ?? '';
}

/** Reads a game's option schema into fields a person can choose from. */
import type { GameInfo, Json, OptionSchema } from '../wire';

export interface Field {
  name: string;
  values: Json[];
  fallback: Json;
  clauses: string[];
}

/** The options that name a seat, each with its number for the first: only seats of the table can be chosen. */
const SEATS: Record<string, number> = { start_player: 1, first_player: 0, first_seat: 0 };

/** Which seat a value of an option names, counted from 1 as people count; null if it names none. */
export function seatOf(option: string, value: Json): number | null {
  const first = SEATS[option];
  return first !== undefined && typeof value === 'number' ? value - first + 1 : null;
}

/** Of a wide range only round numbers can be chosen. */
const ROUND = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200];

interface Wide extends OptionSchema {
  anyOf?: (OptionSchema & { const?: Json })[];
  const?: Json;
  'x-advanced'?: boolean;
}

function valuesOf(schema: Wide): Json[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.flatMap((each) => valuesOf(each));
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'integer' && schema.minimum !== undefined && schema.maximum !== undefined) {
    const [from, to] = [schema.minimum, schema.maximum];
    if (to - from >= 30) return ROUND.filter((value) => value >= from && value <= to);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }
  return [];
}

/** The edition that was printed in a language, and whatever else its speakers mean unless they say otherwise. */
export function usualIn(schema: GameInfo['options_schema'], language: string): Record<string, Json> {
  const wishes = Object.entries(schema.properties ?? {}).map(([name, each]): [string, Json | undefined] => [name, each['x-languages']?.[language]]);
  return Object.fromEntries(wishes.filter((wish): wish is [string, Json] => wish[1] !== undefined));
}

/** The options that say which edition is played, with their values at a table that has `options`. */
export function editionsOf(schema: GameInfo['options_schema'], options: Record<string, Json>): [string, Json][] {
  const named = Object.entries(schema.properties ?? {}).filter(([, each]) => each['x-languages']);
  return named.map(([name, each]) => [name, options[name] ?? each.default ?? null]);
}

export function fieldsOf(schema: GameInfo['options_schema'], players = Infinity, language = ''): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, each]) => !(each as Wide)['x-advanced'])
    .map(([name, each]) => ({ name, values: valuesOf(each).filter((value) => (seatOf(name, value) ?? 0) <= players), fallback: each['x-languages']?.[language] ?? each.default ?? null, clauses: each['x-clauses'] ?? [] }))
    .filter((field) => field.values.length > 1);
}

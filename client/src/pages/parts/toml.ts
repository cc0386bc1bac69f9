/** Writes a part as TOML, as the house's own files are written: tables, lists of tables, and what is deeper in one line. */
import type { Json } from '../../wire';

type Table = Record<string, Json>;

const isTable = (value: Json | undefined): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: Json | undefined): value is Table[] => Array.isArray(value) && value.length > 0 && value.every(isTable);
const name = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key));

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  // What TOML has no word for is left out: it has no null.
  if (isTable(value)) return `{ ${lines(value).join(', ')} }`;
  // JSON writes texts with escapes that TOML knows too, but for the deleting sign.
  return typeof value === 'string' ? JSON.stringify(value).replaceAll('\u007f', '\\u007f') : String(value);
}

function lines(table: Table): string[] {
  return Object.entries(table)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${name(key)} = ${inline(value)}`);
}

export function toToml(data: Table): string {
  const plain = Object.fromEntries(Object.entries(data).filter(([, value]) => !isTable(value) && !isRows(value)));
  const blocks = [lines(plain).join('\n')];
  for (const [key, value] of Object.entries(data)) {
    if (isTable(value)) blocks.push([`[${name(key)}]`, ...lines(value)].join('\n'));
    else if (isRows(value)) for (const row of value) blocks.push([`[[${name(key)}]]`, ...lines(row)].join('\n'));
  }
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

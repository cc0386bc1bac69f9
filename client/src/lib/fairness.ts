/** Checks a finished game's record with the browser's own cryptography, as docs/fairness.md describes it (steps 1 to 4). */
import type { Json } from '../wire';

export interface SealedRecord {
  seed: string;
  chance?: string;
  actions: string[];
  extra: { table: string; secret: string; commitment: string; contributions: string[]; moves: Json[]; seal: string };
  [key: string]: unknown;
}

type Finding = 'commitment' | 'promise' | 'seed' | 'mine' | 'seal' | 'moves';

export interface Check {
  what: Finding;
  ok: boolean;
}

const KEPT = 'clowder-promises';
const MOST_KEPT = 40;

interface Promised {
  commitment: string;
  contribution?: string;
}

function kept(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Promised>;
  } catch {
    return {};
  }
}

function keep(table: string, promise: Promised): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others.slice(-MOST_KEPT), [table, promise]])));
  } catch {
    // A browser that keeps nothing can still check the rest.
  }
}

/** Remembers what the server promised, if this browser sees it for the first time. */
export function keepPromise(table: string, commitment: string): void {
  if (!kept()[table]) keep(table, { commitment });
}

/** This browser's own share of the chance at a table: 64 hexadecimal digits, drawn once the promise is known. */
export function myShare(table: string, commitment: string): string {
  const before = kept()[table];
  if (before?.contribution) return before.contribution;
  const contribution = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(table, { commitment: before?.commitment ?? commitment, contribution });
  return contribution;
}

function hex(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Canonical JSON: keys in code point order, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const points = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const order = (a: string, b: string): number => {
    const [left, right] = [points(a), points(b)];
    const at = left.findIndex((point, index) => point !== right[index]);
    return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
  };
  return `{${Object.entries(value).sort(([a], [b]) => order(a, b)).map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

/** Whether this page may use the browser's cryptography (it may not over plain http from another machine). */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

export async function check(record: SealedRecord): Promise<Check[]> {
  const { table, secret, commitment, contributions, moves, seal } = record.extra;
  const text = new TextEncoder();
  const promised = kept()[table];
  const key = await crypto.subtle.importKey('raw', unhex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const message = ['clowder-seed-1', table, ...contributions].join('\n');
  const seed = hex(await crypto.subtle.sign('HMAC', key, text.encode(message))).slice(0, 32);
  const unsealed = { ...record, extra: Object.fromEntries(Object.entries(record.extra).filter(([name]) => name !== 'seal')) };
  const found: Check[] = [{ what: 'commitment', ok: hex(await crypto.subtle.digest('SHA-256', unhex(secret))) === commitment }];
  if (promised) found.push({ what: 'promise', ok: promised.commitment === commitment });
  found.push({ what: 'seed', ok: seed === record.seed });
  if (promised?.contribution) found.push({ what: 'mine', ok: contributions.includes(promised.contribution) });
  found.push({ what: 'seal', ok: hex(await crypto.subtle.digest('SHA-256', text.encode(canonical(unsealed)))) === seal });
  found.push({ what: 'moves', ok: moves.length === record.actions.length });
  return found;
}

/** A view between two views: parts of it are already as they will be. */
import type { Json, View } from '../../wire';
import type { Part } from './scene';

type Branch = Record<string, Json | undefined> | Json[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const child = (branch: Branch, key: string): Json | undefined => (Array.isArray(branch) ? branch[Number(key)] : branch[key]);

/** What lies at a path; undefined: nothing. */
export function partOf(view: View, path: string): Json | undefined {
  let found: unknown = view;
  for (const key of path.split('.')) {
    if (!isBranch(found)) return undefined;
    found = child(found, key);
  }
  return found as Json | undefined;
}

function put(branch: Branch, keys: readonly string[], value: Json | undefined): Branch {
  const [key = '', ...rest] = keys;
  const old = child(branch, key);
  // A path that does not lead anywhere changes nothing: it is late, never wrong.
  if (rest.length && !isBranch(old)) return branch;
  const made = rest.length ? put(old as Branch, rest, value) : value;
  if (Array.isArray(branch)) return branch.map((each, index) => (index === Number(key) ? (made as Json) : each));
  if (made === undefined) return Object.fromEntries(Object.entries(branch).filter(([name]) => name !== key));
  return { ...branch, [key]: made as Json };
}

/** The shown view with some parts as the view after has them, or as an event told them. */
export function withParts(shown: View, after: View, parts: readonly Part[]): View {
  return parts.reduce<View>((view, part) => {
    const [path, value] = typeof part === 'string' ? [part, partOf(after, part)] : part;
    return put(view as unknown as Branch, path.split('.'), value) as unknown as View;
  }, shown);
}

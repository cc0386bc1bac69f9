/** What a browser without a server keeps of somebody: to take along, and to be forgotten. Python need not start for that. */
import { KINDS, openStore } from '../anywhere/store';

export async function allHere(): Promise<Blob> {
  const store = await openStore();
  const rows = await Promise.all(KINDS.map(async (kind) => [kind, JSON.parse(await store.rows(kind, '')) as unknown]));
  return new Blob([JSON.stringify(Object.fromEntries(rows), null, 1)], { type: 'application/json' });
}

export async function forgetHere(): Promise<void> {
  await (await openStore()).clear();
  await globalThis.caches?.delete('clowder-shared');
}

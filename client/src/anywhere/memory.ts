/** What Python's memory was right after a start of this version: the next start begins there. Only the newest is kept. */

const KEPT = 'clowder-memory';

export async function keptMemory(name: string): Promise<Uint8Array | null> {
  if (typeof caches === 'undefined') return null; // a page that came over a plain network has none
  try {
    const found = await (await caches.open(KEPT)).match(name);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** A device without room starts slowly every time, and works as well. */
export async function keepMemory(name: string, memory: Uint8Array): Promise<void> {
  if (typeof caches === 'undefined') return;
  const copy = new Response(memory as Uint8Array<ArrayBuffer>); // at once: the memory itself goes on to the bots
  try {
    const cache = await caches.open(KEPT);
    await Promise.all((await cache.keys()).map((old) => cache.delete(old)));
    await cache.put(name, copy);
  } catch {
    // Nothing depends on it.
  }
}

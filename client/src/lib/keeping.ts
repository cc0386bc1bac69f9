/** The whole table on this device: a service worker keeps every file of one version, and gives them when there is no network. */
import { here } from './anywhere';
import { alone, anywhere, base } from './base';

const KEPT = 'clowder-kept';

/** Whether this browser was asked to keep the table. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Brings everything here; true once it is all there. */
export async function keep(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
    await navigator.serviceWorker.ready;
    localStorage.setItem(KEPT, anywhere?.version ?? '');
    await navigator.storage?.persist?.();
    return true;
  } catch {
    return false;
  }
}

/** What another app has just shared with this one; the service worker put it aside. Taken once. */
export async function sharedFile(): Promise<File | null> {
  if (typeof caches === 'undefined') return null;
  const cache = await caches.open('clowder-shared');
  const found = await cache.match(`${base}share`);
  await cache.delete(`${base}share`);
  return found ? new File([await found.blob()], 'shared.json') : null;
}

/** A site without a server is kept at the first visit, once it can be played; elsewhere only for who asked for it, so that nobody loads what they do not want. */
export async function keepAsBefore(): Promise<void> {
  if (!anywhere || !('serviceWorker' in navigator) || !(alone || isKept())) return;
  if (alone && !navigator.serviceWorker.controller) await here().ready.catch(() => undefined);
  await keep();
}

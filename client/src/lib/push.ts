/** Notices on this device while the page is closed. */
import { call, json } from './api';
import { base } from './base';
import { isKept } from './keeping';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n += 1) bytes[n] = text.charCodeAt(n);
  return bytes;
}

// One worker serves a page: the one that keeps the table on the device has the notices in it.
const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(base + (isKept() ? 'sw.js' : 'notices.js'), { scope: base });

export async function isPushed(): Promise<boolean> {
  const known = await navigator.serviceWorker.getRegistration(base);
  return Boolean(await known?.pushManager.getSubscription()) && Notification.permission === 'granted';
}

/** Asks the person if need be. Tells whether notices come from now on. */
export async function pushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await json<{ key: string }>('GET', 'api/me/push');
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  await call('POST', 'api/me/push', { endpoint, keys });
  return true;
}

export async function pushOff(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration(base);
  const made = await known?.pushManager.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await call('POST', 'api/me/push/off', { endpoint: made.endpoint });
}

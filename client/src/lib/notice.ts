/** A notice of the system when it is one's turn and the page is not looked at; only for whoever asked for it. */
import { prefs } from './prefs.svelte';

export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notice(title: string, body: string): void {
  if (!prefs.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: 'clowder-turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow it and cannot do it; the tab's title says the same.
  }
}

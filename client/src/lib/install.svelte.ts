/** The page as an app of the device: offered after a finished game, once, where the browser can do it. */
import { keep } from './keeping';

const SAID_NO = 'clowder-no-install';

/** What browsers give who can install; it is in no list of types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Install {
  private asking = $state.raw<InstallEvent | null>(null);
  readonly isPossible = $derived(this.asking !== null);

  /** From the first moment of the page: the browser says it early, and only once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (!saidNo()) this.asking = event as InstallEvent;
    });
    addEventListener('appinstalled', () => {
      this.asking = null;
      void keep(); // an app works without a network
    });
  }

  async take(): Promise<void> {
    const asked = this.asking;
    this.asking = null;
    if ((await asked?.prompt())?.outcome === 'dismissed') this.decline();
  }

  /** Not asked again on this device; the browser's menu still can. */
  decline(): void {
    this.asking = null;
    try {
      localStorage.setItem(SAID_NO, '1');
    } catch {
      // Then it is asked again next time.
    }
  }
}

function saidNo(): boolean {
  try {
    return localStorage.getItem(SAID_NO) !== null;
  } catch {
    return false;
  }
}

export const install = new Install();

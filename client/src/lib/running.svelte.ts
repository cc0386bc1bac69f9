/** The games that go on, looked at now and then while somebody looks at the page; title and app badge count those that wait for oneself. */
import type { GoingOn } from '../wire';
import { keepGames, keptGames } from './going_on';
import { pagesApi } from './pages_api';

const AGAIN = 20_000;

export class Running {
  games = $state.raw<GoingOn[]>(keptGames() ?? []);
  /** Whether anything goes on is known: the server has said it, or nobody has been here before. */
  known = $state(keptGames() === null);
  now = $state(Date.now());
  readonly waiting = $derived(this.games.filter((each) => each.my_turn).length);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** From now on until the answer is called. */
  watch(): () => void {
    const look = (): void => void this.look();
    look();
    this.timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    if (document.hidden && this.games.length === 0) return;
    try {
      this.games = await pagesApi.running();
      keepGames(this.games);
    } catch {
      // The page says elsewhere that there is no connection.
    }
    this.known = true;
    this.now = Date.now();
    showBadge(this.waiting);
  }
}

/** A number on the sign of the installed page, where the device has such a thing. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

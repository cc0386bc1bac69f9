/** Finished games analysed one after another, behind everything else: how far it is, until somebody stops it. */
import { ApiError } from '../../lib/api';
import { pagesApi } from '../../lib/pages_api';

const TOO_MUCH = 'too_much_work';

const pause = (seconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, 1000 * seconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

export class Analysing {
  /** The game that is looked at, from 1 on; 0 while nothing goes on. */
  now = $state(0);
  all = $state(0);
  share = $state(0);
  /** Seconds until more work may be asked for. */
  waits = $state(0);
  trouble = $state('');
  private going: AbortController | null = null;

  /** `ondone` hears of every game that is analysed. */
  async start(tables: readonly string[], ondone: () => Promise<void>): Promise<void> {
    const going = new AbortController();
    this.stop();
    this.going = going;
    this.trouble = '';
    this.all = tables.length;
    for (const [index, table] of tables.entries()) {
      if (going.signal.aborted) return;
      this.now = index + 1;
      this.share = 0;
      await this.one(table, going.signal);
      if (!going.signal.aborted) await ondone();
    }
    if (this.going === going) this.stop();
  }

  stop(): void {
    this.going?.abort();
    this.going = null;
    this.now = this.waits = 0;
  }

  /** A game that cannot be analysed does not keep the others from it. */
  private async one(table: string, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        this.waits = 0;
        await pagesApi.analysis(table, (line) => (this.share = line.share), stop, true);
        return;
      } catch (error) {
        if (stop.aborted) return;
        if (!(error instanceof ApiError) || error.key !== TOO_MUCH) {
          this.trouble = error instanceof ApiError ? error.key : 'unknown';
          return;
        }
        this.waits = Number(error.params['seconds'] ?? 5);
        await pause(this.waits, stop);
      }
    }
  }
}

/** What the authority keeps, in IndexedDB. A write is answered when it is durable, or with what went wrong. */

const NAME = 'clowder';
export const KINDS = ['tables', 'entries', 'results', 'settings'];

interface Change {
  kind: string;
  key: string;
  value: unknown;
  /** The version that has to be there: -1 for nothing; left out for whatever is there. */
  expect?: number;
}

/** The names of the sentences about it: `error-<key>`. */
type Trouble = '' | 'conflict' | 'here_full' | 'store_failed';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

export async function openStore(): Promise<BrowserStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => KINDS.forEach((kind) => opening.result.createObjectStore(kind));
  return new BrowserStore(await asked(opening));
}

export class BrowserStore {
  constructor(private readonly database: IDBDatabase) {}

  async read(kind: string, key: string): Promise<string | undefined> {
    const found: unknown = await asked(this.database.transaction(kind).objectStore(kind).get(key));
    return found === undefined ? undefined : JSON.stringify(found);
  }

  async rows(kind: string, prefix: string): Promise<string> {
    const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null;
    return JSON.stringify(await asked(this.database.transaction(kind).objectStore(kind).getAll(range)));
  }

  /** Nothing is kept any more. */
  clear(): Promise<void> {
    const work = this.database.transaction(KINDS, 'readwrite', { durability: 'strict' });
    KINDS.forEach((kind) => work.objectStore(kind).clear());
    return new Promise((done, failed) => {
      work.oncomplete = () => done();
      work.onabort = () => failed(work.error);
    });
  }

  async write(text: string): Promise<Trouble> {
    const changes = JSON.parse(text) as Change[];
    try {
      return await this.commit(changes);
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'here_full' : 'store_failed';
    }
  }

  private commit(changes: Change[]): Promise<Trouble> {
    const work = this.database.transaction([...new Set(changes.map((change) => change.kind))], 'readwrite', { durability: 'strict' });
    return new Promise((done, failed) => {
      let trouble: Trouble = '';
      work.oncomplete = () => done('');
      work.onabort = () => (trouble ? done(trouble) : failed(work.error));
      for (const { kind, key, value, expect } of changes) {
        const store = work.objectStore(kind);
        const present = store.get(key);
        present.onsuccess = () => {
          const there = present.result as { version?: number } | undefined;
          if (expect !== undefined && (there === undefined ? -1 : (there.version ?? 0)) !== expect) {
            trouble = 'conflict';
            work.abort();
          } else store.put(value, key);
        };
      }
    });
  }
}

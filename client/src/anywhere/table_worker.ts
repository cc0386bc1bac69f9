/** The worker of the tables: the same authority as on a server, over IndexedDB and with bots in a worker of their own. */
import type { FromWorker, ToWorker } from './messages';
import { bring, type Place, startPython } from './python';
import { openStore } from './store';

/** What `clowder.anywhere.worker` gives. */
interface Authority {
  answer(method: string, path: string, body: string | null): Promise<string>;
  open(socket: number, table: string): Promise<void>;
  hear(socket: number, text: string): void;
  close(socket: number): void;
  written_elsewhere(table: string): void;
}

const say = (message: FromWorker): void => self.postMessage(message);

/** Asks the bots; a thought that failed gives null. */
function bots(place: Place, memory: Uint8Array): (question: string) => Promise<string> {
  const worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ place, memory }, [memory.buffer]);
  const waiting = new Map<number, { done: (answer: string) => void; failed: (reason: Error) => void }>();
  let counter = 0;
  worker.onmessage = (message: MessageEvent<{ id: number; answer: string | null }>) => {
    const { id, answer } = message.data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (answer === null) asked?.failed(new Error('a bot failed'));
    else asked?.done(answer);
  };
  return (question) =>
    new Promise((done, failed) => {
      waiting.set((counter += 1), { done, failed });
      worker.postMessage({ id: counter, question });
    });
}

async function begin(place: Place): Promise<Authority> {
  const begun = performance.now();
  const [store, { python, memory }] = await Promise.all([openStore(), startPython(place)]);
  // What one page writes, the others of this browser follow.
  const channel = new BroadcastChannel('clowder');
  const outside = {
    read: (kind: string, key: string) => store.read(kind, key),
    rows: (kind: string, prefix: string) => store.rows(kind, prefix),
    write: async (changes: string) => {
      const trouble = await store.write(changes);
      if (!trouble) for (const { kind, key } of JSON.parse(changes) as { kind: string; key: string }[]) if (kind === 'entries' || kind === 'tables') channel.postMessage(key.split('/')[0]);
      return trouble;
    },
    think: bots(place, memory),
    words: () => (words ??= bring(python, place, 'words')),
    post: (socket: number, text: string) => say({ t: 'frame', socket, text }),
  };
  let words: Promise<void> | undefined;
  const make = python.runPython('from clowder.anywhere.worker import Worker; Worker') as (outside: unknown) => Authority;
  const authority = make(outside);
  channel.onmessage = (message: MessageEvent<string>) => authority.written_elsewhere(message.data);
  say({ t: 'ready', milliseconds: Math.round(performance.now() - begun) });
  return authority;
}

let working: Promise<Authority> | undefined;

async function hear(said: ToWorker): Promise<void> {
  if (said.t === 'begin') {
    working = begin(said.place);
    working.catch((error: unknown) => say({ t: 'failed', reason: String(error) }));
    return;
  }
  const authority = await working;
  if (!authority) return;
  if (said.t === 'ask') {
    const [status, text] = JSON.parse(await authority.answer(said.method, said.path, said.body)) as [number, string];
    say({ t: 'answer', id: said.id, status, text });
  } else if (said.t === 'open') await authority.open(said.socket, said.table);
  else if (said.t === 'frame') authority.hear(said.socket, said.text);
  else authority.close(said.socket);
}

self.onmessage = (message: MessageEvent<ToWorker>) => void hear(message.data);

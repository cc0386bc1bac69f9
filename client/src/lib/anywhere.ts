/** The table in this browser: a worker that answers what a server would, and sockets into it. Started when first asked. */
import type { FromWorker, ToWorker } from '../anywhere/messages';
import { anywhere, base } from './base';

/** Tables that are kept here; no server has such an id. */
export const isHere = (table: string): boolean => table.startsWith('here');

/** As much of a WebSocket as a table's link uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Answer {
  status: number;
  text: string;
}

class Here {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, HereSocket>();
  private counter = 0;
  /** Milliseconds it took to start. */
  readonly ready: Promise<number>;

  constructor(version: string) {
    this.worker = new Worker(new URL('../anywhere/table_worker.ts', import.meta.url), { type: 'module' });
    this.say({ t: 'begin', place: { base: new URL(base, location.href).href, version } });
    this.ready = new Promise((done, failed) => {
      this.worker.onmessage = (message: MessageEvent<FromWorker>) => {
        const said = message.data;
        if (said.t === 'ready') done(said.milliseconds);
        else if (said.t === 'failed') failed(new Error(said.reason));
        else this.hear(said);
      };
      this.worker.onerror = (event) => failed(new Error(event.message));
    });
    this.ready.catch(() => undefined);
  }

  say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(said: Extract<FromWorker, { t: 'answer' | 'frame' }>): void {
    if (said.t === 'frame') this.sockets.get(said.socket)?.hear(said.text);
    else {
      this.waiting.get(said.id)?.(said);
      this.waiting.delete(said.id);
    }
  }

  async ask(method: string, path: string, body: string | null): Promise<Answer> {
    await this.ready;
    return new Promise((done) => {
      this.waiting.set((this.counter += 1), done);
      this.say({ t: 'ask', id: this.counter, method, path, body });
    });
  }

  open(table: string): Socket {
    const number = (this.counter += 1);
    const socket = new HereSocket(table, number, this, () => this.sockets.delete(number));
    this.sockets.set(number, socket);
    return socket;
  }
}

/** A connection to the worker: it is open from the beginning and never lost; what is said before the worker is there waits. */
class HereSocket implements Socket {
  readyState: number = 1;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private early: string[] | null = [];

  constructor(
    table: string,
    private readonly number: number,
    private readonly here: Here,
    private readonly gone: () => void,
  ) {
    queueMicrotask(() => this.onopen?.call(this as unknown as WebSocket, new Event('open')));
    here.ready.then(
      () => {
        if (this.readyState !== 1) return;
        here.say({ t: 'open', socket: number, table });
        this.early?.forEach((text) => here.say({ t: 'frame', socket: number, text }));
        this.early = null;
      },
      () => this.end(4503),
    );
  }

  hear(text: string): void {
    if (text) this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: text }));
    else this.end(4404);
  }

  /** Whether somebody is there is answered here: a worker that works is there, however long it does. */
  send(data: string): void {
    const frame = JSON.parse(data) as { t: string; id?: string };
    if (frame.t === 'ping') queueMicrotask(() => this.hear(JSON.stringify({ t: 'pong', id: frame.id })));
    else if (this.early === null) this.here.say({ t: 'frame', socket: this.number, text: data });
    else if (frame.t !== 'hello' || !this.early.includes(data)) this.early.push(data);
  }

  close(): void {
    if (this.readyState === 1 && this.early === null) this.here.say({ t: 'close', socket: this.number });
    this.readyState = 3;
    this.gone();
  }

  private end(code: number): void {
    this.readyState = 3;
    this.gone();
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

let started: Here | undefined;

export function here(): Here {
  return (started ??= new Here(anywhere?.version ?? ''));
}

let away = false;

/** From now on until the page is loaded again everything is done here: the server cannot be reached. */
export function goAway(): void {
  away = true;
}

/** Whether a path of the interface is answered here. */
export function isAnsweredHere(path: string): boolean {
  return anywhere !== null && (anywhere.alone || away || /^api\/tables\/here/.test(path));
}

/** Whether a table that is not on this device may have been brought to the server from another one. */
export function isPerhapsBrought(path: string): boolean {
  return anywhere !== null && !anywhere.alone && !away && /^api\/tables\/here/.test(path);
}

/** Analyses and trials. */
const comesInLines = /\/(analysis|try)(\?later=1)?$/;

/** What the server would answer; the list of games is a file, so that the first page need not wait. */
export async function answerHere(method: string, path: string, body: string | null): Promise<Response> {
  if (method === 'GET' && path === 'api/games') return fetch(`${base}anywhere/games-${anywhere?.version ?? ''}.json`);
  const { status, text } = await here().ask(method, path, body);
  return new Response(status === 200 && comesInLines.test(path) ? lines(path.replace('?later=1', ''), body, text) : text, { status });
}

/** Analyses and trials come line by line, as from a server: each is asked for when the one before has come, until all is done. */
function lines(path: string, body: string | null, first: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: string | null = first;
  return new ReadableStream({
    async pull(stream) {
      const line = next ?? (await here().ask('POST', `${path}?more=1`, body)).text;
      next = null;
      stream.enqueue(encoder.encode(`${line}\n`));
      if ((JSON.parse(line) as { share?: number }).share === 1 || line.includes('"error"')) stream.close();
    },
  });
}

/** The table in this browser: its socket, and where its pages are. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/anywhere/messages';
import { placeOf, within } from '../src/lib/base';

class FakeWorker {
  static newest: FakeWorker;
  heard: ToWorker[] = [];
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  onerror: unknown = null;
  constructor() {
    FakeWorker.newest = this;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('a socket into the worker', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('CloseEvent', class extends Event { readonly code: number; constructor(kind: string, given: { code: number }) { super(kind); this.code = given.code; } });
    vi.stubGlobal('location', new URL('http://club.example/cats/'));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is open at once, keeps what is said until the worker is there, and asks once to be shown the table', async () => {
    const { here } = await import('../src/lib/anywhere');
    const socket = here().open('here1');
    const opened = vi.fn();
    socket.onopen = opened;
    await soon();
    expect(opened).toHaveBeenCalledOnce();
    socket.send('{"t":"hello","since":null}');
    socket.send('{"t":"hello","since":null}');
    socket.send('{"t":"act","id":"a"}');
    const worker = FakeWorker.newest;
    expect(worker.heard.map((each) => each.t)).toEqual(['begin']);
    worker.say({ t: 'ready', milliseconds: 1 });
    await soon();
    expect(worker.heard.map((each) => each.t)).toEqual(['begin', 'open', 'frame', 'frame']);
    const heard = vi.fn();
    socket.onmessage = heard;
    const number = (worker.heard[1] as { socket: number }).socket;
    worker.say({ t: 'frame', socket: number, text: '{"t":"ack"}' });
    expect(heard.mock.calls.map(([event]) => (event as MessageEvent).data as string)).toEqual(['{"t":"ack"}']);
    socket.close();
    expect(worker.heard.at(-1)).toEqual({ t: 'close', socket: number });
    worker.say({ t: 'frame', socket: number, text: '{"t":"late"}' });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('says that somebody is there also while the worker works, and that a table is not', async () => {
    const { here } = await import('../src/lib/anywhere');
    const socket = here().open('here1');
    const heard: string[] = [];
    const closed = vi.fn();
    socket.onmessage = (event) => heard.push(String((event as MessageEvent).data));
    socket.onclose = closed;
    socket.send('{"t":"ping","id":"p"}');
    await soon();
    expect(heard).toEqual(['{"t":"pong","id":"p"}']);
    FakeWorker.newest.say({ t: 'ready', milliseconds: 1 });
    await soon();
    const open = FakeWorker.newest.heard.find((each) => each.t === 'open') as { socket: number };
    FakeWorker.newest.say({ t: 'frame', socket: open.socket, text: '' });
    expect((closed.mock.calls[0]?.[0] as CloseEvent).code).toBe(4404);
  });
});

describe('addresses on a host of plain files', () => {
  it('stand in the query of the one page, and come back from it', () => {
    expect(within('', true)).toBe('/');
    expect(within('t/here1', true)).toBe('/?at=t/here1');
    for (const [path, search] of [['replay/x', '?seat=1&ply=3'], ['rules/cat-box', ''], ['', '']] as const) {
      expect(placeOf(new URL(within(path + search, true), 'http://x'), true)).toEqual({ path, search });
    }
    expect(placeOf(new URL('http://x/t/a?b=1'), false)).toEqual({ path: 't/a', search: '?b=1' });
  });
});

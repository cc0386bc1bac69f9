/** A table over a socket: questions about taking back, lost connections, who is thinking, clocks that stand. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLink } from '../src/lib/table_link.svelte';

class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen = (): void => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const listeners = new Map<string, () => void>();
const newest = (): Socket => Socket.made.at(-1) as Socket;

/** Three people; `me` is this one's seat, -1 for who looks on. */
function snapshot(me: number, more: object = {}): object {
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, me: seat === me, bot_playing: false }));
  return { t: 'snapshot', n: 5, ply: 3, seat: me, table: { id: 'x', game: 'cat-box', seats, commitment: 'c', paused: false }, view: null, legal: [], to_act: 1, outcome: null, log: [], ...more };
}
const update = { t: 'update', n: 9, ply: 4, seat: 1, events: [], view: null, legal: [], to_act: 2, outcome: null };
const asked = { t: 'undo_asked', n: 6, id: 'u1', seat: 0, to: 2 };

function sit(me: number): TableLink {
  const link = new TableLink('x');
  newest().onopen();
  newest().say(snapshot(me));
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://here/', protocol: 'http:' });
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => listeners.set(name, act));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve({ text: () => Promise.resolve('') }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('taking back among three', () => {
  it('keeps the question until one has answered it oneself', () => {
    const link = sit(2);
    newest().say(asked);
    expect(link.undoAsked).toEqual({ id: 'u1', seat: 0 });
    newest().say({ t: 'undo_agreed', n: 7, id: 'u1', seat: 1 });
    expect(link.undoAsked).not.toBeNull();
    newest().say({ t: 'undo_agreed', n: 8, id: 'u1', seat: 2 }); // in another window of one's own
    expect(link.undoAsked).toBeNull();
  });
  it('asks nobody who only looks on, nor who asks', () => {
    for (const seat of [-1, 0]) {
      const link = sit(seat);
      newest().say(asked);
      expect(link.undoAsked).toBeNull();
      expect(link.undoMine).toBe(seat === 0 ? 'u1' : '');
    }
  });
  it('ends with a move, at once, and with a no', () => {
    const link = sit(2);
    newest().say(asked);
    newest().say(update);
    newest().say(update); // shown later: the first one takes its time
    expect(link.undoAsked).toBeNull();
    newest().say({ ...asked, id: 'u2' });
    vi.runAllTimers();
    expect(link.undoAsked?.id).toBe('u2');
    newest().say({ t: 'undo_declined', n: 10, id: 'u2', seat: 1 });
    expect(link.undoAsked).toBeNull();
    expect(link.told).toBeNull();
  });
  it('tells the asker of a no', () => {
    const link = sit(0);
    newest().say(asked);
    newest().say({ t: 'undo_declined', n: 7, id: 'u1', seat: 1 });
    expect(link.told).toEqual({ key: 'undo_declined' });
    expect(link.undoMine).toBe('');
  });
  it('is asked again after a snapshot if the server repeats it', () => {
    const link = sit(2);
    newest().say(asked);
    newest().say(snapshot(2));
    expect(link.undoAsked).toBeNull();
    newest().say(asked);
    expect(link.undoAsked?.id).toBe('u1');
  });
});

describe('a lost connection', () => {
  it('leaves one socket alive, however often it is tried', async () => {
    const link = sit(0);
    newest().onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(399);
    let arrive: (page: object) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((done) => (arrive = done)));
    await vi.advanceTimersByTimeAsync(1);
    listeners.get('online')?.(); // while the page is still asked for
    const [old, fresh] = Socket.made as [Socket, Socket];
    arrive({ text: () => Promise.resolve('') });
    await vi.advanceTimersByTimeAsync(10);
    expect(Socket.made).toHaveLength(2);
    expect(old.isClosed).toBe(true);
    fresh.onopen();
    old.onopen();
    expect([old.sent.length, fresh.sent.length]).toEqual([1, 1]);
    old.say({ ...update, ply: 99 });
    expect(link.ply).toBe(3);
  });
  it('waits longer and longer for a server that lets in and sends away again', async () => {
    const link = new TableLink('x');
    const gaps: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      newest().onopen();
      newest().onclose({ code: 4503 });
      const [before, count] = [Date.now(), Socket.made.length];
      while (Socket.made.length === count) await vi.advanceTimersByTimeAsync(100);
      gaps.push(Date.now() - before);
    }
    expect(gaps).toEqual([400, 800, 1600, 3200, 6400, 8000]);
    newest().onopen();
    newest().say(snapshot(0));
    newest().onclose({ code: 1006 });
    const count = Socket.made.length;
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.made.length).toBe(count + 1);
    link.close();
  });
});

describe('words', () => {
  it('are heard once, however often they come', () => {
    const link = sit(0);
    for (const n of [6, 7, 6, 7]) newest().say({ t: 'said', n, seat: 1, name: 'P1', at: 0, phrase: 'hello' });
    expect(link.said.map((each) => each.n)).toEqual([6, 7]);
  });
});

describe('who is thinking', () => {
  it('is only who a bot plays for, at a table that goes on', () => {
    const link = sit(0);
    newest().say({ t: 'thinking', seat: 1, on: true });
    expect(link.pondering).toBe(-1);
    const table = link.table!;
    const kept = { ...table, seats: table.seats.map((seat) => ({ ...seat, bot_playing: seat.seat === 1 })) };
    newest().say({ t: 'table', n: 5, table: kept });
    expect(link.pondering).toBe(1);
    newest().say({ t: 'paused', n: 6, on: true, seat: 0 });
    expect(link.pondering).toBe(-1);
    newest().say({ t: 'paused', n: 7, on: false, seat: 0 });
    expect(link.pondering).toBe(1);
    newest().say({ t: 'table', n: 7, table }); // the person is back
    expect(link.pondering).toBe(-1);
    newest().say({ t: 'table', n: 7, table: kept });
    newest().say({ ...update, to_act: 1 }); // a thought ends with the move
    expect(link.pondering).toBe(-1);
  });
});

describe('a clock', () => {
  it('stands while the table is paused and goes on from there', () => {
    const link = sit(0);
    newest().say(snapshot(0, { clock: { turn: 0, banks: [60000, 60000, 60000], left: 60000, running: true } }));
    vi.advanceTimersByTime(10000);
    newest().say({ t: 'paused', n: 6, on: true, seat: 0 });
    expect([link.clock?.running, link.clock?.left]).toEqual([false, 50000]);
    vi.advanceTimersByTime(30000);
    newest().say({ t: 'paused', n: 7, on: false, seat: 0 });
    expect([link.clock?.running, link.clock?.left]).toEqual([true, 50000]);
    expect(link.clockAt).toBe(performance.now());
  });
});

/** The other end of a table's socket, and a page around it: for tests of TableLink. */
import { afterEach, beforeEach, vi } from 'vitest';
import { TableLink } from '../src/lib/table_link.svelte';

export class Socket {
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

export const listeners = new Map<string, () => void>();
const listen = (name: string, act: () => void): unknown => listeners.set(name, act);
export const page = { hidden: false, querySelector: () => null, addEventListener: listen, removeEventListener: () => undefined };
export const newest = (): Socket => Socket.made.at(-1) as Socket;

/** Three people; `me` is this one's seat, -1 for who looks on. */
export function snapshot(me: number, more: object = {}): object {
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, me: seat === me, bot_playing: false }));
  return { t: 'snapshot', n: 5, ply: 3, seat: me, table: { id: 'x', game: 'cat-box', seats, commitment: 'c', paused: false }, view: null, legal: [], to_act: 1, outcome: null, log: [], ...more };
}
export const view = { game: 'cat-box', seats: 3, phase: 'play', to_act: 2 };
export const update = { t: 'update', n: 9, ply: 4, seat: 1, events: [], view, legal: [], to_act: 2, outcome: null };
export const asked = { t: 'undo_asked', n: 6, id: 'u1', seat: 0, to: 2 };

export function sit(me: number): TableLink {
  const link = new TableLink('x');
  newest().onopen();
  newest().say(snapshot(me));
  return link;
}

/** A page with a socket that the test holds the other end of. */
export function stage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { href: 'http://here/', protocol: 'http:' });
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('document', Object.assign(page, { hidden: false }));
    vi.stubGlobal('fetch', () => Promise.resolve({ text: () => Promise.resolve('') }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export /** A table that is running: the view is there. */
function play(me: number, more: object = {}): TableLink {
  const link = sit(me);
  newest().say(snapshot(me, { view, log: [{ n: 5, ply: 3, seat: 0, kind: 'act', events: [{ kind: 'old' }] }], ...more }));
  return link;
}
export const answer = (link: TableLink, seat: number): object => ({ t: 'table', n: 5, seat, table: link.table });

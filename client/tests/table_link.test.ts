/** A table over a socket: questions about taking back, lost connections, what was missed, who is thinking. */
import { describe, expect, it, vi } from 'vitest';
import type { Told } from '../src/lib/table_model';
import { TableLink } from '../src/lib/table_link.svelte';
import { answer, asked, listeners, newest, play, sit, snapshot, Socket, stage, update, view } from './link_stage';

stage();

describe('taking back among three', () => {
  it('keeps the question until one has answered it oneself', () => {
    const link = sit(2);
    newest().say(asked);
    expect(link.undoAsked).toEqual({ id: 'u1', seat: 0, to: 2 });
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
    newest().say({ ...update, n: 10 });
    expect(link.undoAsked).toBeNull();
    newest().say({ ...asked, id: 'u2' });
    vi.advanceTimersByTime(2000);
    expect(link.undoAsked?.id).toBe('u2');
    newest().say({ t: 'undo_declined', n: 11, id: 'u2', seat: 1 });
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

/** The connection is lost and made again. */
async function comeBack(): Promise<Socket> {
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  newest().onopen();
  return newest();
}
function listenTo(link: TableLink): Told[] {
  const heard: Told[] = [];
  link.audience = { tell: (told) => void heard.push(told), jump: () => undefined, idle: () => Promise.resolve() };
  return heard;
}
const missed = (n: number, seat = 1): object => ({ t: 'update', n, ply: n - 2, seat, events: [{ kind: `move${n}`, seat }] });
const kinds = (link: TableLink): string[] => link.log.flatMap((line) => line.events.map((event) => event.kind));

describe('what was missed', () => {
  it('is asked for from the newest number that was heard', async () => {
    const link = play(0);
    newest().say({ ...update, n: 6 });
    newest().say({ t: 'said', n: 7, seat: 1, name: 'P1', at: 0, phrase: 'hello' });
    newest().say({ t: 'table', n: 9, table: link.table }); // counts nothing
    const socket = await comeBack();
    expect(socket.sent).toEqual([{ t: 'hello', since: 7, seat: 0 }]);
    expect(link.state).toBe('lost');
    socket.say(answer(link, 0));
    expect(link.state).toBe('live');
    expect(kinds(link)).toEqual(['old']);
  });
  it('is added to the log once, and shown with the newest move', async () => {
    const link = play(0);
    const heard = listenTo(link);
    const socket = await comeBack();
    socket.say(answer(link, 0));
    for (const n of [6, 7]) socket.say(missed(n));
    expect([link.ply, kinds(link)]).toEqual([3, ['old']]);
    socket.say({ ...missed(8), view: { ...view, phase: 'over' }, to_act: -1, outcome: null });
    expect(kinds(link)).toEqual(['old', 'move6', 'move7', 'move8']);
    expect([link.view?.phase, link.ply, link.log.map((line) => line.n)]).toEqual(['over', 6, [5, 6, 7, 8]]);
    expect(heard).toMatchObject([{ jumped: true, before: { view, ply: 3 }, after: { ply: 6 } }]);
    expect(heard[0]?.entries.flatMap((entry) => entry.events).map((event) => event.kind)).toEqual(['move6', 'move7', 'move8']);
    socket.say({ ...missed(8), view });
    expect(link.log).toHaveLength(4);
  });
  it('flies as always when it is one move only', async () => {
    const link = play(0);
    const heard = listenTo(link);
    const socket = await comeBack();
    socket.say(answer(link, 0));
    socket.say({ ...missed(6), view });
    expect(heard).toMatchObject([{ entries: [{ n: 6 }], jumped: false }]);
  });
  it('does not swallow what came just before', async () => {
    const link = play(0);
    for (const n of [6, 7]) newest().say({ ...missed(n), view });
    newest().onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(400);
    newest().onopen();
    expect(newest().sent).toEqual([{ t: 'hello', since: 7, seat: 0 }]);
    newest().say(answer(link, 0));
    newest().say({ ...missed(8), view });
    expect(kinds(link)).toEqual(['old', 'move6', 'move7', 'move8']);
  });
  it('is a snapshot where the server knows no better, and counts from there', async () => {
    const link = play(0);
    let socket = await comeBack();
    socket.say(snapshot(0, { n: 3, view, log: [{ n: 3, ply: 3, seat: 0, kind: 'act', events: [] }] })); // the server lost some
    expect([link.state, link.log.map((line) => line.n)]).toEqual(['live', [3]]);
    socket = await comeBack();
    expect(socket.sent).toEqual([{ t: 'hello', since: 3, seat: 0 }]);
  });
  it('remembers which move was one’s own', async () => {
    const link = play(0);
    const socket = await comeBack();
    socket.say(answer(link, 0));
    socket.say(missed(6, 0));
    socket.say({ ...missed(7), view });
    expect(link.lastMine).toBe(6);
  });
  it('is everything before the deal', async () => {
    sit(0);
    expect((await comeBack()).sent).toEqual([{ t: 'hello', since: null }]);
  });
  it('is told through the same eyes, and as a snapshot where these are not one’s own any more', async () => {
    const link = play(-1);
    const socket = await comeBack();
    expect(socket.sent).toEqual([{ t: 'hello', since: 5, seat: -1 }]);
    socket.say(snapshot(2, { n: 6, view })); // took a seat meanwhile, in another window
    expect([link.seat, link.state]).toEqual([2, 'live']);
    expect((await comeBack()).sent).toEqual([{ t: 'hello', since: 6, seat: 2 }]);
  });
  it('comes with the clock as it stands', async () => {
    const clock = { turn: 0, banks: [60000, 60000, 60000], left: 60000, running: true };
    const link = play(0, { clock });
    const socket = await comeBack();
    socket.say({ ...answer(link, 0), clock: { ...clock, left: 30000 } });
    expect(link.clock?.left).toBe(30000);
    socket.say({ t: 'table', n: 5, table: link.table, clock: { ...clock, running: false } }); // somebody went on vacation
    expect(link.clock?.running).toBe(false);
    socket.say({ t: 'table', n: 5, table: link.table });
    expect(link.clock?.running).toBe(false);
  });
  it('does not put a question that one has answered already', async () => {
    const link = play(2);
    newest().say(asked);
    link.answerUndo(true); // and it never arrives
    const socket = await comeBack();
    expect(socket.sent.at(-1)).toEqual({ t: 'undo_reply', id: 'u1', agree: true });
    socket.say(answer(link, 2));
    socket.say(asked);
    expect(link.undoAsked).toBeNull();
    socket.say({ t: 'undo_agreed', n: 7, id: 'u1', seat: 2 });
    expect((await comeBack()).sent).toEqual([{ t: 'hello', since: 7, seat: 2 }]);
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


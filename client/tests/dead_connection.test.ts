/** Connections that are dead without a word, moves that are on their way, and clocks that stand. */
import { describe, expect, it, vi } from 'vitest';
import { TableLink } from '../src/lib/table_link.svelte';
import { HOPE, PATIENCE, SILENCE } from '../src/lib/watchdog';
import { answer, listeners, newest, page, play, sit, snapshot, Socket, stage, update } from './link_stage';

stage();

describe('a dead connection', () => {
  const pings = (socket: Socket): number => socket.sent.filter((frame) => frame['t'] === 'ping').length;
  it('is asked after a silence, and lives if anything is heard', () => {
    const link = play(0);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(pings(newest())).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pings(newest())).toBe(1);
    newest().say({ t: 'pong', id: String(newest().sent.at(-1)?.['id']) });
    vi.advanceTimersByTime(SILENCE - 1);
    expect([link.state, pings(newest())]).toEqual(['live', 1]);
    newest().say({ t: 'thinking', seat: 1, on: true });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(pings(newest())).toBe(1);
    link.close();
  });
  it('says hello again to who answers a question but did not hear the greeting', async () => {
    const link = sit(1);
    newest().onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(500);
    newest().onopen();
    await vi.advanceTimersByTimeAsync(SILENCE);
    newest().say({ t: 'pong', id: 'p' });
    expect([link.state, ...newest().sent.map((frame) => frame['t'])]).toEqual(['lost', 'hello', 'ping', 'hello']);
  });
  it('says a move again, which counts once, to who lives after all but did not hear it', async () => {
    const link = play(0);
    void link.act('end');
    const acts = (): unknown[] => newest().sent.filter((frame) => frame['t'] === 'act').map((frame) => frame['id']);
    await vi.advanceTimersByTimeAsync(2000 + PATIENCE);
    expect([link.state, acts().length]).toEqual(['lost', 1]);
    newest().say({ t: 'pong', id: 'p' }); // what was swallowed meanwhile nobody has heard
    expect([link.state, acts().length, new Set(acts()).size, Socket.made.length]).toEqual(['live', 2, 1, 1]);
    link.close();
  });
  it('says a move again to who answers at once and did not hear it, until it is heard', async () => {
    const link = play(0);
    void link.act('end');
    const acts = (): unknown[] => newest().sent.filter((frame) => frame['t'] === 'act').map((frame) => frame['id']);
    for (const times of [2, 3]) {
      await vi.advanceTimersByTimeAsync(2000);
      newest().say({ t: 'pong', id: 'p' }); // the phone slept, and what it had said was lost
      expect([link.state, link.sending, acts().length, new Set(acts()).size, Socket.made.length]).toEqual(['live', true, times, 1, 1]);
    }
    newest().say({ t: 'ack', id: String(acts()[0]), ply: 4 });
    await vi.advanceTimersByTimeAsync(2000);
    expect([link.sending, acts().length]).toEqual([false, 3]);
    link.close();
  });
  it('is given up without an answer, said to be lost and made again', async () => {
    const link = play(0);
    const dead = newest();
    await vi.advanceTimersByTimeAsync(SILENCE + PATIENCE);
    expect([link.state, dead.isClosed, link.moves.size]).toEqual(['lost', false, 0]);
    expect(SILENCE + PATIENCE).toBeLessThan(5000); // within which it is said
    await vi.advanceTimersByTimeAsync(HOPE);
    expect([link.state, dead.isClosed]).toEqual(['lost', true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(newest()).not.toBe(dead);
    newest().onopen();
    newest().say(answer(link, 0));
    dead.onclose({ code: 1006 }); // comes minutes later
    dead.say({ ...update, n: 6 });
    expect([link.state, link.ply]).toEqual(['live', 3]);
    link.close();
  });
  it('is only slow if something is heard in time: everything is offered again', async () => {
    const link = play(0);
    await vi.advanceTimersByTimeAsync(SILENCE + PATIENCE);
    expect(link.state).toBe('lost');
    newest().say({ t: 'pong', id: String(newest().sent.at(-1)?.['id']) });
    expect([link.state, Socket.made.length]).toEqual(['live', 1]);
    link.close();
  });
  it('is asked soon after a move that is not answered, which is kept and sent once more', async () => {
    const link = play(0);
    void link.act('end');
    expect(link.sending).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect([link.state, link.sending, pings(newest())]).toEqual(['live', true, 0]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(pings(newest())).toBe(1);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(HOPE + 400);
    newest().onopen();
    newest().say(answer(link, 0));
    const again = newest().sent.filter((frame) => frame['t'] === 'act');
    expect(again).toEqual(Socket.made[0]?.sent.filter((frame) => frame['t'] === 'act'));
    newest().say({ t: 'ack', id: String(again[0]?.['id']), ply: 4 });
    expect([link.state, link.sending]).toEqual(['live', false]);
    link.close();
  });
  it('is not waited for when the device says that it has no network', () => {
    const link = play(0);
    listeners.get('offline')?.();
    expect([link.state, newest().isClosed]).toEqual(['lost', true]);
    link.close();
  });
  it('that is only being made is given up too', async () => {
    const link = new TableLink('x');
    await vi.advanceTimersByTimeAsync(SILENCE + PATIENCE + HOPE);
    expect(link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.made).toHaveLength(2);
    link.close();
  });
  it('is not asked while nobody looks, and at once when somebody looks again', async () => {
    const link = play(0);
    page.hidden = true;
    listeners.get('visibilitychange')?.();
    newest().say({ ...update, n: 6 });
    await vi.advanceTimersByTimeAsync(10 * SILENCE);
    expect([link.state, pings(newest())]).toEqual(['live', 0]);
    page.hidden = false;
    listeners.get('visibilitychange')?.();
    expect(pings(newest())).toBe(1);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(link.state).toBe('lost');
    link.close();
  });
  it('is asked when the network is back, and a lost one made at once', () => {
    const link = play(0);
    listeners.get('online')?.();
    expect(pings(newest())).toBe(1);
    newest().onclose({ code: 1006 });
    for (const event of ['online', 'visibilitychange']) {
      const before = Socket.made.length;
      listeners.get(event)?.();
      expect(Socket.made).toHaveLength(before + 1);
    }
    link.close();
  });
  it('is no matter any more at a table that is gone or left', () => {
    const link = play(0);
    newest().onclose({ code: 4404 });
    listeners.get('visibilitychange')?.();
    vi.advanceTimersByTime(SILENCE + PATIENCE);
    expect([link.state, pings(newest()), Socket.made.length]).toEqual(['gone', 0, 1]);
    const other = play(0);
    other.close();
    vi.advanceTimersByTime(SILENCE + PATIENCE);
    expect(pings(newest())).toBe(0);
  });
});

describe('a clock', () => {
  it('stands while the table is paused and goes on from there', () => {
    const link = sit(0);
    newest().say(snapshot(0, { clock: { turn: 0, banks: [60000, 60000, 60000], left: 60000, running: true } }));
    vi.advanceTimersByTime(1000);
    const told = { turn: 0, banks: [60000, 60000, 60000], left: 49000 }; // the server's word counts
    newest().say({ t: 'paused', n: 6, on: true, seat: 2, clock: { ...told, running: false } });
    expect([link.clock?.running, link.clock?.left, link.table?.paused]).toEqual([false, 49000, true]);
    vi.advanceTimersByTime(1000);
    newest().say({ t: 'paused', n: 7, on: false, seat: 0, clock: { ...told, running: true } });
    expect([link.clock?.running, link.clock?.left]).toEqual([true, 49000]);
    expect(link.clockAt).toBe(performance.now());
  });
});

/** The director: what is shown between two presents, at which pace, and what lands it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director, type Stagehands } from '../src/lib/director/director.svelte';
import { hurried, TIMES } from '../src/lib/director/pace';
import { withParts } from '../src/lib/director/parts';
import type { Scene } from '../src/lib/director/scene';
import { LocalTable, localTableInfo } from '../src/lib/local_table.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { GameEvent, LogEntry, View } from '../src/wire';
import { GAMES, storyWith } from './stories';

const view = (more: object): View => ({ game: 'x', seats: 2, phase: 'p', to_act: 0, a: 0, b: 0, ...more });
const event = (kind: string): GameEvent => ({ kind, seat: 1 });
const entry = (n: number, ...kinds: string[]): LogEntry => ({ n, ply: n, seat: 1, kind: 'act', events: kinds.map(event) });
const SMALL = TIMES.normal.beat;

/** A table where "a" and "b" change one after the other, unless a test tells of other scenes. */
function direct(scenes: Record<string, Scene[]> = { a: [{ ends: ['a'] }], b: [{ ends: ['b'] }] }) {
  const link = new LocalTable('x');
  link.table = localTableInfo('x', ['Ann', 'Ben'], {}, 0);
  Object.assign(link, { seat: 0, view: view({}), legal: [['go', []]], toAct: 0 });
  const director = new Director(link);
  director.playwright = ({ events }) => events.map((each) => scenes[each.kind] ?? []);
  const told: string[] = [];
  director.onevent = (each) => told.push(each.kind);
  const move = (n: number, ...kinds: string[]): void => {
    const log = [...link.log, entry(n, ...kinds)];
    link.goOn({ view: view({ a: n, b: n, phase: `p${n}` }), ply: n, toAct: n % 2, log }, log.slice(-1));
  };
  const shown = (): unknown[] => [director.view?.['a'], director.view?.['b'], director.view?.phase];
  const lines = (): string[] => director.log.flatMap((each) => each.events.map((one) => one.kind));
  return { link, director, move, shown, lines, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  prefs.pace = 'auto';
});

describe('an update', () => {
  it('is shown part by part, each line with its scene, and whole at the end', () => {
    const { director, move, shown, lines } = direct();
    move(1, 'a', 'b');
    expect([shown(), lines(), director.isPlaying]).toEqual([[0, 0, 'p'], [], true]);
    vi.advanceTimersByTime(SMALL);
    expect([shown(), lines()]).toEqual([[1, 0, 'p'], ['a']]);
    vi.advanceTimersByTime(SMALL);
    expect([shown(), lines(), director.isPlaying]).toEqual([[1, 1, 'p1'], ['a', 'b'], false]);
  });
  it('with a forgotten part is late, never wrong', () => {
    const { move, shown } = direct({ a: [{}], b: [{ ends: ['nowhere.0.x'] }] });
    move(1, 'a', 'b');
    vi.advanceTimersByTime(2 * SMALL - 1);
    expect(shown()).toEqual([0, 0, 'p']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([1, 1, 'p1']);
  });
  it('that comes while another plays waits its turn, and none is lost', () => {
    const { move, shown, told } = direct();
    move(1, 'a', 'b');
    move(2, 'a', 'b');
    vi.advanceTimersByTime(2 * SMALL);
    expect(shown()).toEqual([1, 1, 'p1']);
    vi.advanceTimersByTime(TIMES.normal.gap + SMALL);
    expect(shown()).toEqual([2, 1, 'p1']);
    vi.advanceTimersByTime(SMALL);
    expect([shown(), told]).toEqual([[2, 2, 'p2'], ['a', 'b', 'a', 'b']]);
  });
  it('that comes between two others waits behind them: each is told, in order', () => {
    const { director, move, shown } = direct();
    const heard: string[] = [];
    director.onmove = (events) => heard.push(events.map((each) => each.kind).join());
    move(1, 'a');
    move(2, 'b');
    vi.advanceTimersByTime(SMALL + TIMES.normal.gap / 2);
    move(3, 'a', 'b');
    expect([shown(), heard]).toEqual([[1, 1, 'p1'], ['a']]);
    vi.advanceTimersByTime(10_000);
    expect([shown(), heard]).toEqual([[3, 3, 'p3'], ['a', 'b', 'a,b']]);
  });
  it('is shown at once at that pace, where no game is drawn yet, and in a tab that nobody sees', () => {
    for (const hide of [() => (prefs.pace = 'once'), () => undefined, () => vi.stubGlobal('document', { hidden: true })]) {
      prefs.pace = 'normal';
      const { director, move, shown } = direct();
      if (hide.toString().includes('undefined')) director.playwright = null;
      hide();
      move(1, 'a', 'b');
      expect([shown(), director.isPlaying]).toEqual([[1, 1, 'p1'], false]);
      vi.unstubAllGlobals();
    }
  });
});

describe('what one may do', () => {
  it('is the present, and there once the present is in sight', () => {
    const { director, move } = direct();
    move(2, 'a');
    expect([director.myTurn, director.turnWaits, director.moves.size]).toEqual([false, true, 0]);
    director.hurry();
    expect([director.myTurn, director.turnWaits, [...director.moves]]).toEqual([true, false, ['go']]);
  });
  it('lands everything first', () => {
    const { director, move, shown, lines } = direct();
    move(1, 'a', 'b');
    move(2, 'a');
    void director.act('go');
    expect([shown(), lines(), director.isPlaying]).toEqual([[2, 2, 'p2'], ['a', 'b', 'a'], false]);
    vi.advanceTimersByTime(20_000);
    expect(shown()).toEqual([2, 2, 'p2']);
  });
});

describe('a big moment', () => {
  const MOMENT = { kind: 'theft', by: 1, hits: [0] };
  it('stays for the time of the pace, or until it is tapped', () => {
    for (const pace of ['calm', 'normal', 'quick'] as const) {
      prefs.pace = pace;
      const { director, move, shown } = direct({ a: [{ moment: MOMENT }, { ends: ['a'] }] });
      move(1, 'a');
      vi.advanceTimersByTime(TIMES[pace].moment - 1);
      expect(director.moment).toEqual(MOMENT);
      vi.advanceTimersByTime(1);
      expect([director.moment, shown()]).toEqual([null, [0, 0, 'p']]);
      vi.advanceTimersByTime(TIMES[pace].beat);
      move(2, 'a');
      director.goOn();
      expect([director.moment, director.isPlaying]).toEqual([null, true]);
      director.close();
    }
  });
});

describe('a long queue', () => {
  it('speeds up, but not without end', () => {
    expect([hurried(6000), hurried(12_000), hurried(60_000)]).toEqual([1, 0.5, 0.4]);
    const { director, move } = direct();
    for (let n = 1; n < 20; n += 1) move(n, 'a', 'b');
    vi.advanceTimersByTime(SMALL); // the first began before anything waited
    expect(director.current?.ms).toBeLessThan(SMALL);
  });
});

describe('since one’s last move', () => {
  it('everything is played again on the board, also where motion is not wanted', () => {
    const { director, move, shown } = direct();
    prefs.pace = 'once';
    move(1, 'a', 'b');
    move(2, 'a');
    expect(director.recent).toHaveLength(2);
    director.again();
    expect(shown()).toEqual([0, 0, 'p']);
    vi.advanceTimersByTime(2 * SMALL);
    expect(shown()).toEqual([1, 1, 'p1']);
    vi.advanceTimersByTime(10_000);
    expect([shown(), director.isPlaying, director.recent.length]).toEqual([[2, 2, 'p2'], false, 2]);
  });
  it('begins anew with one’s own move', () => {
    const { link, director, move } = direct();
    move(1, 'a');
    const own = { ...entry(2, 'a'), seat: 0 };
    link.goOn({ ply: 2 }, [own]);
    expect(director.recent).toEqual([]);
  });
});

describe('after a loss of the connection', () => {
  it('the present is there at once, with what was missed', () => {
    const { link, director, move, shown } = direct();
    move(1, 'a', 'b');
    link.view = view({ a: 9, b: 9, phase: 'p9' });
    director.jump([entry(2, 'a'), entry(3, 'b')]);
    expect([shown(), director.missed.length, director.isPlaying]).toEqual([[9, 9, 'p9'], 2, false]);
  });
});

describe('the hands behind the stage', () => {
  it('measure before the screen changes, and put everything down when it is landed', () => {
    const done: string[] = [];
    const { director, move, shown } = direct({ a: [{ starts: ['a'], ends: ['b'] }] });
    const hands: Stagehands = {
      leave: () => done.push(`leave ${String(shown()[0])}`),
      enter: (_, ms) => done.push(`enter ${String(shown()[0])} ${ms}`),
      settle: (all) => done.push(`settle ${all}`),
      jump: () => undefined,
      mark: () => done.push('mark'),
    };
    director.stagehands = hands;
    move(1, 'a');
    expect(done).toEqual(['leave 0', `enter 1 ${SMALL}`]);
    director.hurry();
    expect(done.slice(2)).toEqual(['settle true']);
    prefs.pace = 'once';
    move(2, 'a');
    expect(done.at(-1)).toBe('mark');
  });
});

describe('a recorded update', () => {
  it('ends in the same picture, watched or skipped', () => {
    for (const [game, kind] of [['cat-box', 'fished'], ['csacska-macska', 'steal'], ['if-it-fits', 'draw'], ['cat-attack', 'curiosity']] as const) {
      const story = storyWith(game, kind);
      const last = [true, false].map((skips) => {
        const link = new LocalTable('x');
        link.table = localTableInfo(game, ['A', 'B', 'C', 'D'], {}, story.eyes);
        Object.assign(link, { seat: story.eyes, view: story.before });
        const director = new Director(link);
        director.playwright = GAMES[game]!;
        const log: LogEntry[] = [{ n: 1, ply: 1, seat: story.seat, kind: 'act', events: story.events }];
        link.goOn({ view: story.after, ply: 1, log }, log);
        if (skips) director.hurry();
        else vi.advanceTimersByTime(60_000);
        return [director.view, director.log, director.isPlaying];
      });
      expect(last[0]).toEqual(last[1]);
      expect(last[0]).toEqual([story.after, [{ n: 1, ply: 1, seat: story.seat, kind: 'act', events: story.events }], false]);
    }
  });
});

describe('parts of a view', () => {
  it('are put where they belong, and leave the rest as it is', () => {
    const before = view({ list: [[1], [2]], gone: 1 });
    const after = view({ list: [[1], [3]] });
    const made = withParts(before, after, ['list.1', 'gone', ['a', 7], 'list.9.9']);
    expect(made).toEqual(view({ list: [[1], [3]], a: 7 }));
    expect(before['list']).toEqual([[1], [2]]);
  });
});

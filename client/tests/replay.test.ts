import { describe, expect, it } from 'vitest';
import { Replay, roundStarts } from '../src/lib/replay.svelte';
import { localTableInfo } from '../src/lib/local_table.svelte';
import type { ReplayStep } from '../src/wire';

const turn = (ply: number, to_act: number): ReplayStep => ({ ply, to_act, view: { game: 'x', seats: 3, phase: 'p', to_act }, events: [{ kind: 'moved', ply }] });
const GAME = [0, 1, 2, 2, 0, 0, 1, -1].map((seat, ply) => turn(ply, seat));

describe('a replay', () => {
  it('finds the rounds', () => {
    expect(roundStarts(GAME)).toEqual([0, 4]);
  });
  it('steps by moves and rounds and stays inside', () => {
    const replay = new Replay('t');
    replay.load(localTableInfo('x', ['A', 'B', ''], {}, -1), GAME, '1', { reason: 'r', scores: [1, 2, 3], ranks: [3, 2, 1], winners: [2], sheet: [], decided: null }, 3);
    expect([replay.ply, replay.link.seat, replay.link.log.length]).toEqual([3, 1, 4]);
    replay.goRound(1);
    expect(replay.ply).toBe(4);
    replay.goRound(-1);
    expect(replay.ply).toBe(0);
    replay.go(-5);
    expect(replay.ply).toBe(0);
    replay.go(99);
    expect(replay.ply).toBe(7);
    expect(replay.link.outcome?.winners).toEqual([2]);
    replay.go(6);
    expect(replay.link.outcome).toBeNull();
    expect(replay.link.myTurn).toBe(false);
  });
  it('with all cards open looks through the eyes of who acts', () => {
    const replay = new Replay('t');
    replay.load(localTableInfo('x', ['A', 'B', 'C'], {}, -1), GAME, 'all', null, 2);
    expect(replay.link.seat).toBe(2);
  });
});

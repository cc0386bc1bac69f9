/** What the start page begins with before the server has answered. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropGame, keepGames, keptGames, noteGame } from '../src/lib/going_on';
import type { GoingOn, TableInfo } from '../src/wire';

const game = (id: string, my_turn: boolean): GoingOn => ({ table: { id } as TableInfo, to_act: 0, my_turn, since: 1 });
const ids = (): string[] => (keptGames() ?? []).map((each) => each.table.id);

describe('games that go on', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  });

  it('are unknown where nobody has been', () => {
    expect(keptGames()).toBeNull();
    keepGames([]);
    expect(keptGames()).toEqual([]);
  });

  it('are noted at the table, one’s own turn first, and go when they end', () => {
    keepGames([game('a', false), game('b', false)]);
    noteGame(game('b', true));
    expect(ids()).toEqual(['b', 'a']);
    noteGame(game('b', false));
    noteGame(game('c', true));
    expect(ids()).toEqual(['c', 'b', 'a']);
    dropGame('b');
    expect(ids()).toEqual(['c', 'a']);
  });

  it('are a few, and a broken note is none', () => {
    for (let n = 0; n < 20; n += 1) noteGame(game(`${n}`, false));
    expect(ids()).toHaveLength(8);
    localStorage.setItem('clowder.going', '{');
    expect(keptGames()).toBeNull();
  });
});

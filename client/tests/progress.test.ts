import { describe, expect, it } from 'vitest';
import { axisOf, byGame, byOpponent, chosen, csvOf, dearest, kindOf, linesOf, pointsOf, strong, weak } from '../src/pages/stats/progress';
import type { AnalysedGame } from '../src/wire';

const BOT = { name: '', level: 'kitten', rank: 2, score: 3 };
const game = (ended: number, change: Partial<AnalysedGame> = {}): AnalysedGame => ({
  ...{ table: `t${ended}`, game: 'cat-box', seat: 0, seats: 3, rank: 1, score: 9, ended, take_backs: 0, hints: 0, kind: 'usual' as const },
  ...{ players: [{ name: 'Ann', level: '', rank: 1, score: 9 }, BOT, BOT], rules_version: '1', method: 3 },
  ...{ accuracy: { value: 60, low: 50, high: 70 }, start: 0.3, result: 1, skill: 0.5, skill_own: 0.4, luck: 0.2, decisions: 10 },
  ...{ words: {}, tags: [], worst: [] },
  ...change,
});

describe('analysed games over time', () => {
  it('are told apart by what helped or was known beforehand', () => {
    const games = [game(1), game(2, { hints: 1 }), game(3, { kind: 'practice', hints: 1 }), game(4, { kind: 'played_on' }), game(5, { kind: 'deal' }), game(6, { take_backs: 2 })];
    expect(games.map(kindOf)).toEqual(['plain', 'helped', 'practice', 'played_on', 'plain', 'helped']);
    expect(chosen(games, { game: '', kind: 'plain' }).map((each) => each.ended)).toEqual([1, 5]);
    expect(chosen(games, { game: 'if-it-fits', kind: '' })).toEqual([]);
  });
  it('are a line per title with a mean over five, the oldest first', () => {
    const values = [100, 0, 0, 0, 0, 50];
    const games = values.map((value, index) => game(index, { accuracy: { value, low: value, high: value } })).toReversed();
    const lines = linesOf([...games, game(9, { game: 'if-it-fits' }), game(10, { accuracy: null })], 'accuracy');
    expect(lines.map((line) => line.game)).toEqual(['cat-box', 'if-it-fits']);
    expect(lines[0]?.dots.map((dot) => dot.value)).toEqual(values);
    expect(lines[0]?.dots.map((dot) => Math.round(dot.mean))).toEqual([100, 50, 33, 25, 20, 10]);
  });
  it('are a table for other programs that holds what the plot shows', () => {
    const csv = csvOf(linesOf([game(1_000), game(0, { game: 'a,"b"' })], 'accuracy'), 'accuracy');
    expect(csv.split('\r\n')).toEqual(['ended,game,table,seat,accuracy,low,high,mean_of_5', '1970-01-01T00:00:00.000Z,"a,""b""",t0,1,60,50,70,60', '1970-01-01T00:00:01.000Z,cat-box,t1000,1,60,50,70,60', '']);
  });
  it('have axes that hold every mark, the first place above', () => {
    expect(axisOf(linesOf([game(1, { luck: -0.55 })], 'luck'), 'luck')).toEqual({ from: -60, to: 60, marks: [-60, -30, 0, 30, 60] });
    expect(axisOf(linesOf([game(1, { rank: 4 })], 'place'), 'place')).toMatchObject({ from: 4, to: 1 });
  });
  it('are averaged by title and by opponent; two bots of a level are one game', () => {
    const other = game(2, { game: 'if-it-fits', luck: -0.4, rank: 3, accuracy: null, players: [BOT, { name: 'Bob', level: '', rank: 1, score: 1 }], seat: 0 });
    expect(byGame([game(1), other]).map(({ name, games, accuracy, place }) => [name, games, accuracy, place])).toEqual([['cat-box', 1, 60, 1], ['if-it-fits', 1, null, 3]]);
    expect(byOpponent([game(1), game(3), other]).map(({ name, level, games }) => [name, level, games])).toEqual([['', 'kitten', 2], ['Bob', '', 1]]);
  });
});

describe('what decisions were about', () => {
  it('is summed up with the dearest example', () => {
    const games = [game(1, { tags: [{ tag: 'join', found: 1, missed: 1, cost: 0.1, ply: 4 }, { tag: 'cover', found: 4, missed: 0, cost: 0, ply: 9 }] }), game(2, { tags: [{ tag: 'join', found: 0, missed: 2, cost: 0.3, ply: 8 }] })];
    const points = pointsOf(games);
    expect(weak(points)).toEqual([{ game: 'cat-box', tag: 'join', found: 1, missed: 3, cost: 0.4, table: 't2', ply: 8 }]);
    expect(strong(points).map((point) => point.tag)).toEqual(['cover']);
  });
  it('gives the dearest decisions of all games to be tried again', () => {
    const games = [game(1, { worst: [{ ply: 3, cost: 0.1, error: 0.01, tags: [] }] }), game(2, { worst: [{ ply: 5, cost: 0.2, error: 0.01, tags: [] }, { ply: 7, cost: 0.05, error: 0.01, tags: [] }] })];
    expect(dearest(games, 2).map(({ table, ply }) => [table, ply])).toEqual([['t2', 5], ['t1', 3]]);
  });
});

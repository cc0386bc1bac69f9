import { afterAll, describe, expect, it } from 'vitest';
import { statusLine } from '../src/table/status';
import { CsacskaMacskaScreen } from '../src/games/csacska_macska/screen.svelte';
import { clockSentence, timeFigures } from '../src/lib/clock';
import { MoveDraft } from '../src/lib/move_draft.svelte';
import { LocalTable, localTableInfo } from '../src/lib/local_table.svelte';
import { speak } from '../src/lib/texts.svelte';

const table = localTableInfo('x', ['Ann', 'Ben', 'Cem'], {}, -1);
function statusAfter(winners: number[]): string {
  const link = new LocalTable('x');
  link.table = table;
  link.outcome = { reason: '', scores: [], ranks: [], winners, sheet: [], decided: null };
  return statusLine(link, new MoveDraft(link), null);
}

const clock = (turn: number, bank = 0, increment = 0) => ({ turn, bank, increment });

afterAll(() => speak('en'));

describe('several names in a sentence', () => {
  it.each([
    ['en', 'Ann has won.', 'Ann and Ben share the victory.', 'Ann, Ben and Cem share the victory.'],
    ['de', 'Ann hat gewonnen.', 'Ann und Ben teilen sich den Sieg.', 'Ann, Ben und Cem teilen sich den Sieg.'],
    ['hu', 'Nyert: Ann.', 'Megosztott győzelem: Ann és Ben.', 'Megosztott győzelem: Ann, Ben és Cem.'],
    ['it', 'Ha vinto Ann.', 'Vittoria condivisa: Ann e Ben.', 'Vittoria condivisa: Ann, Ben e Cem.'],
    ['uk', 'Перемога: Ann.', 'Спільна перемога: Ann і Ben.', 'Спільна перемога: Ann, Ben і Cem.'],
  ] as const)('are listed as one says it in %s', async (language, one, two, three) => {
    await speak(language);
    expect([[0], [0, 1], [0, 1, 2]].map((winners) => statusAfter(winners))).toEqual([one, two, three]);
  });
  it('are listed so where one steals from two', async () => {
    await speak('en');
    const link = new LocalTable('x');
    link.table = table;
    link.view = { game: 'csacska-macska', seats: 3, phase: 'act', to_act: 0, stakes: {} };
    const screen = new CsacskaMacskaScreen(new MoveDraft(link));
    expect(screen.describe('steal B.red C.blue')).toBe('Steal from Ben (red) and Cem (blue) (+0)');
  });
});

describe('a pause', () => {
  const paused = (pause: { seats: number[]; left: number | null }): string => {
    const link = new LocalTable('x');
    link.table = { ...table, paused: true, pause };
    return statusLine(link, new MoveDraft(link), null);
  };
  it('names who asked for it and how long it lasts at most', async () => {
    await speak('en');
    expect(paused({ seats: [1], left: 241_000 })).toBe('Ben has asked for a pause: 5\u00a0min at most.');
    expect(paused({ seats: [1, 0, 2], left: null })).toBe('The game is paused.');
  });
});

describe('the figures of a clock', () => {
  it('are days and hours where there is a day, and short at a seat', async () => {
    await speak('en');
    expect([86400, 2 * 86400 + 5 * 3600 + 59, 86399].map((left) => timeFigures(left, 'narrow'))).toEqual(['1d', '2d 5h', '23:59:59']);
    expect(timeFigures(2 * 86400 + 5 * 3600)).toBe('2 days 5 hours');
  });
});

describe('the clock of a table', () => {
  it('is called as it was offered', async () => {
    await speak('en');
    expect([null, clock(0, 300, 10), clock(0, 900, 15), clock(86400), clock(3 * 86400)].map(clockSentence)).toEqual([
      'As long as it takes',
      '5 minutes each, 10 seconds more per move',
      '15 minutes each, 15 seconds more per move',
      'A day per move',
      'Three days per move',
    ]);
  });
  it.each([
    ['en', '00:30 per move, 1:30:00 in reserve and 00:05 more after each move', '2 days'],
    ['de', '00:30 pro Zug, 1:30:00 als Vorrat und 00:05 mehr nach jedem Zug', '2 Tage'],
    ['hu', '00:30 lépésenként, 1:30:00 tartalékban és 00:05 ráadás minden lépés után', '2 nap'],
    ['it', '00:30 a mossa, 1:30:00 di riserva e 00:05 in più dopo ogni mossa', '2 giorni'],
    ['uk', '00:30 на хід, 1:30:00 у запасі і 00:05 додатково після кожного ходу', '2 дні'],
  ] as const)('is described in %s where nobody offered it', async (language, words, days) => {
    await speak(language);
    expect(clockSentence(clock(30, 5400, 5))).toBe(words);
    expect(clockSentence(clock(2 * 86400))).toContain(days);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { statusLine } from '../src/frame/status';
import { SillyStage } from '../src/games/csacska_macska/stage.svelte';
import type { Desk } from '../src/lib/desk.svelte';
import type { TableLink } from '../src/lib/link.svelte';
import { paperTable } from '../src/lib/studies';
import { speak } from '../src/lib/texts.svelte';

const table = paperTable('x', ['Ann', 'Ben', 'Cem'], {}, -1);
const over = (winners: number[]): TableLink => ({ state: 'open', table, outcome: { winners }, seat: -1, mySeats: [] }) as unknown as TableLink;
const desk = { trouble: '' } as Desk;

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
    expect([[0], [0, 1], [0, 1, 2]].map((winners) => statusLine(over(winners), desk, null))).toEqual([one, two, three]);
  });
  it('are listed so where one steals from two', async () => {
    await speak('en');
    const stage = new SillyStage({ link: { table, view: { stakes: {} } } } as unknown as Desk);
    expect(stage.describe('steal B.red C.blue')).toBe('Steal from Ben (red) and Cem (blue) (+0)');
  });
});

/** Tables from decisions that the engine has really put to somebody (tests/views, written by tools/record_views.py). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { LocalTable, localTableInfo } from '../src/lib/local_table.svelte';
import { MoveDraft } from '../src/lib/move_draft.svelte';
import { loadGameTexts, speak } from '../src/lib/texts.svelte';
import type { Json, Legal, View } from '../src/wire';

interface Decision {
  seat: number;
  options: Record<string, Json>;
  view: View;
  legal: Legal;
}

/** Who sits at a recorded table, what they drafted, and what the table was told and asked. */
export interface Sitting {
  link: LocalTable;
  draft: MoveDraft;
  sent: string[];
  asked: string[];
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

export function sitAt(game: string, name: string): Sitting {
  const decision = (JSON.parse(read(`views/${game}.json`)) as Record<string, Decision>)[name];
  if (!decision) throw new Error(`${game} has no recorded decision ${name}`);
  const [sent, asked]: [string[], string[]] = [[], []];
  const link = new LocalTable('recorded', {
    attempt: async (text) => {
      sent.push(text);
      return { kind: 'ack' };
    },
    why: async (text) => {
      asked.push(text);
      return { key: 'E_ASKED', clauses: [], params: {} };
    },
    hint: async () => null,
  });
  const names = ['Ann', 'Ben', 'Cem', 'Dia'].slice(0, decision.view.seats);
  link.table = localTableInfo(game, names, decision.options, decision.seat);
  link.seat = link.toAct = decision.seat;
  link.view = decision.view;
  link.legal = decision.legal;
  return { link, draft: new MoveDraft(link), sent, asked };
}

/** English, with the sentences of a game as its server would send them. */
export async function speakEnglish(game: string): Promise<void> {
  const source = read(`../../src/clowder/games/${game.replaceAll('-', '_')}/rulebook/en/table.ftl`);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve(source) }));
  await speak('en');
  await loadGameTexts(game, 'en');
}

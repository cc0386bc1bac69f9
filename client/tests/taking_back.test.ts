/** Undo at the table, case by case: what is asked first, and what is sent. What the table then does is in tests/tables/test_undo_cases.py. */
import { describe, expect, it } from 'vitest';
import { MoveDraft } from '../src/lib/move_draft.svelte';
import { TakingBack } from '../src/lib/taking_back.svelte';
import type { TableModel } from '../src/lib/table_model';
import type { UndoInfo, UndoView } from '../src/wire';

const free: UndoInfo = { possible: true, free: true };
const view = (more: Partial<UndoView>): UndoView => ({ t: 'undo_view', id: 'u', to: 0, seats: [], seen: [], shows: false, asks: false, ...more });

interface Case {
  name: string;
  drafted?: boolean;
  undo?: UndoInfo;
  view?: UndoView;
  /** What one is asked before: nothing, whether to, or who one is. */
  asked: 'nothing' | 'whether' | 'who';
  /** What is said at once. */
  says?: string;
  sent: string[];
}
const CASES: Case[] = [
  { name: 'a draft', drafted: true, undo: free, asked: 'nothing', sent: [] },
  { name: 'nothing to take back', undo: { possible: false, free: false }, asked: 'nothing', sent: [] },
  { name: 'own move', undo: free, view: view({}), asked: 'nothing', sent: ['look', 'undo'] },
  { name: "own move with bots' answers", undo: free, view: view({ seats: [1, 2] }), asked: 'whether', sent: ['look'] },
  { name: 'after a draw or a throw, alone', undo: free, view: view({ shows: true, seen: [{ kind: 'draw', seat: 0 }] }), asked: 'whether', sent: ['look'] },
  { name: "own move with a bot's answer, among people", undo: { possible: true, free: false }, view: view({ seats: [1], asks: true }), asked: 'whether', sent: ['look'] },
  { name: 'after a draw or a throw, among people', undo: { possible: false, free: false, seen: true }, asked: 'nothing', says: 'undo_seen', sent: [] },
  { name: "another person's move in hot seat", undo: { possible: false, free: false, seat: 1 }, asked: 'who', sent: [] },
  { name: "another person's move online", undo: { possible: false, free: false }, asked: 'nothing', sent: [] },
];

function stage({ drafted, undo, view: said }: Case): { back: TakingBack; draft: MoveDraft; sent: string[] } {
  const sent: string[] = [];
  const say = (word: string, answer: unknown) => () => {
    sent.push(word);
    return Promise.resolve(answer);
  };
  const link = { state: 'live', undo, moves: new Set(['wave']), lookBack: say('look', said), takeBack: say('undo', { kind: 'ok' }), putBack: say('redo', { kind: 'ok' }), eyes: (seat: number) => sent.push(`eyes ${seat}`) };
  const draft = new MoveDraft(link as unknown as TableModel);
  if (drafted) draft.text = 'wave';
  return { back: new TakingBack(link as unknown as TableModel, draft), draft, sent };
}

describe('taking back', () => {
  it.each(CASES)('$name', async (each) => {
    const { back, draft, sent } = stage(each);
    await back.undo(null);
    expect(draft.text).toBeNull();
    expect(back.view ? 'whether' : back.other >= 0 ? 'who' : 'nothing').toBe(each.asked);
    expect(draft.trouble).toBe(each.says ?? '');
    expect(sent).toEqual(each.sent);
  });
  it.each(CASES.filter(({ asked }) => asked === 'whether'))('$name: who is sure sends it, who is not sends nothing', async (each) => {
    const { back, sent } = stage(each);
    await back.undo(null);
    back.leave();
    expect([back.view, sent]).toEqual([null, ['look']]);
    await back.undo(null);
    await back.sure();
    expect([back.view, sent]).toEqual([null, ['look', 'look', 'undo']]);
  });
  it('in hot seat who moved says so first, and then it is their own', async () => {
    const { back, sent } = stage({ ...CASES.find(({ asked }) => asked === 'who')!, view: view({}) });
    await back.undo(null);
    await back.takeOver();
    expect([back.other, sent]).toEqual([-1, ['eyes 1', 'look', 'undo']]);
  });
});

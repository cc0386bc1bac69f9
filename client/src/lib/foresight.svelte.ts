/** What a move would lead to, asked of the table: the client counts nothing itself. */
import { untrack } from 'svelte';
import type { Params } from '../wire';
import type { MoveDraft } from './move_draft.svelte';

/** How long one rests on a place before its consequence is asked for, in ms. */
const REST = 350;

/** Asks about the drafted move, or about one that somebody rests on, and keeps the answer as long as it is true. For components. */
export function foresight(draft: MoveDraft, resting: () => string | null, keep: (found: Params | null) => void): void {
  $effect(() => {
    const text = draft.text ?? resting();
    untrack(() => keep(null));
    if (text === null || !draft.can(text)) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const found = await draft.link.foresee(text);
      if (!isGone && Object.keys(found).length) keep(found);
    };
    const timer = setTimeout(() => void ask(), draft.text === null ? REST : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  });
}

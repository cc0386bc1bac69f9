/** A table told in words: every legal move as a button. Serves any game that has no drawing of its own. */
import type { MoveDraft } from '../../lib/move_draft.svelte';
import type { GameScreen } from '../kit';

export class PlainScreen implements GameScreen {
  constructor(readonly draft: MoveDraft) {}
  cancel = (): boolean => false;
  pieces = (): string[] => [];
  describe = (text: string): string => text;
  score = (seat: number): number | null => {
    const scores: unknown = this.draft.link.view?.['scores'] ?? this.draft.link.view?.['points'];
    const own: unknown = Array.isArray(scores) ? scores[seat] : null;
    return typeof own === 'number' ? own : null;
  };
  soundOf = (): null => null;
}

/** A table told in words: every legal move as a button. Serves any game that has no drawing of its own. */
import type { Desk } from '../../lib/desk.svelte';
import type { Stage } from '../kit';

export class PlainStage implements Stage {
  constructor(readonly desk: Desk) {}
  cancel = (): boolean => false;
  word = (): null => null;
  pieces = (): string[] => [];
  describe = (text: string): string => text;
  score = (seat: number): number | null => {
    const scores = this.desk.link.view?.['scores'] ?? this.desk.link.view?.['points'];
    return Array.isArray(scores) && typeof scores[seat] === 'number' ? scores[seat] : null;
  };
  soundOf = (): null => null;
}

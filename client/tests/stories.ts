/** Updates that the engine has really sent (tests/stories, written by tools/record_stories.py), and a table at which they are told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kit as catAttack } from '../src/games/cat_attack';
import { kit as catBox } from '../src/games/cat_box';
import { kit as csacskaMacska } from '../src/games/csacska_macska';
import { kit as ifItFits } from '../src/games/if_it_fits';
import type { Playwright } from '../src/lib/director/scene';
import type { GameEvent, View } from '../src/wire';

export interface Story {
  seat: number;
  eyes: number;
  events: GameEvent[];
  before: View;
  after: View;
}

export const GAMES: Record<string, Playwright> = {
  'cat-box': catBox.scenes as Playwright,
  'csacska-macska': csacskaMacska.scenes as Playwright,
  'if-it-fits': ifItFits.scenes as Playwright,
  'cat-attack': catAttack.scenes as Playwright,
};

export function stories(game: string): Story[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `stories/${game}.json`), 'utf8')) as Story[];
}

/** The first recorded update with these kinds of events, in this order. */
export function storyWith(game: string, ...kinds: string[]): Story {
  const found = stories(game).find(({ events }) => {
    let from = 0;
    return kinds.every((kind) => {
      const at = events.findIndex((event, index) => index >= from && event.kind === kind);
      from = at + 1;
      return at >= 0;
    });
  });
  if (!found) throw new Error(`${game}: no update with ${kinds.join(', ')}`);
  return found;
}

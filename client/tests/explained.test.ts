/** Every card, tile and place of all four games says what it is, in every language, with a clause of its rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CatAttackScreen } from '../src/games/cat_attack/screen.svelte';
import { CatBoxScreen } from '../src/games/cat_box/screen.svelte';
import { CsacskaMacskaScreen } from '../src/games/csacska_macska/screen.svelte';
import { IfItFitsScreen } from '../src/games/if_it_fits/screen.svelte';
import type { About } from '../src/games/kit';
import { LANGUAGES } from '../src/lib/prefs.svelte';
import { loadGameTexts, speak } from '../src/lib/texts.svelte';
import { sitAt } from './recorded';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const room = (game: string): string => game.replaceAll('-', '_');
/** The names of all pieces that a game's catalogue knows and the pattern describes. */
const pieces = (game: string, pattern: RegExp): string[] =>
  [...read(`src/clowder/games/${room(game)}/rulebook/en/table.ftl`).matchAll(/^piece-(\S+) =/gm)].map(([, name = '']) => name).filter((name) => pattern.test(name));
const counted = (count: number, name: (number: number) => string): string[] => Array.from({ length: count }, (_, index) => name(index + 1));

interface Shelf {
  about: (id: string) => About | null;
  ids: string[];
}

const SHELVES: Record<string, () => Shelf> = {
  'cat-box': () => {
    const screen = new CatBoxScreen(sitAt('cat-box', 'tiles').draft);
    const laid = screen.plane.cards.map(({ id }) => id);
    return { about: (id) => screen.about(id), ids: ['paw', 'scratcher', 'fish', 'mouse', 'stack', 'deck', 'identity', ...['K', 'P', 'V', 'B', 'Y', 'E'].map((kind) => `kind:${kind}`), ...laid] };
  },
  'csacska-macska': () => {
    const screen = new CsacskaMacskaScreen(sitAt('csacska-macska', 'theft').draft);
    const faces = [...read('src/clowder/games/csacska_macska/parts/csacska-macska-house.toml').matchAll(/^face = "(.+)"/gm)].map(([, face = '']) => face);
    const cards = ['B', 'Y', 'R', 'G'].flatMap((colour) => faces.filter((face) => /^\d/.test(face)).map((face) => `${colour}${face}`));
    const lanes = ['blue', 'yellow', 'red', 'green'].flatMap((colour) => [0, 1, 2].map((seat) => `lane:${seat}.${colour}`));
    return { about: (id) => screen.about(id), ids: [...cards, ...pieces('csacska-macska', /^(S|KIT|LADY|GOOD|BAD|RAS)$/), 'deck', 'box', 'coins', 'pile:1', 'pile:2', 'pile:3', ...lanes] };
  },
  'if-it-fits': () => {
    const screen = new IfItFitsScreen(sitAt('if-it-fits', 'cat').draft);
    const laid = [...[...screen.grid.cells.keys()].map((cell) => `at:${cell}`), ...[...screen.grid.over.keys()].map((cell) => `over:${cell}`)];
    const toys = ['mouse', 'yarn', 'feather', 'fish', 'spray'].map((kind) => `toy:${kind}`);
    return { about: (id) => screen.about(id), ids: [...pieces('if-it-fits', /^[BST]\d+$/), 'cat', 'sleep', 'princess', 'pile', ...toys, ...laid] };
  },
  'cat-attack': () => {
    const screen = new CatAttackScreen(sitAt('cat-attack', 'card').draft);
    const mog = ['cat', 'mouse', 'bird'].flatMap((suit) => counted(6, (number) => `${suit}${number}`));
    const places = [...screen.town.spaces.keys()].map((place) => `place:${place}`);
    const shops = screen.town.shops.map((shop) => `shop:${shop.id}`);
    const rest = ['pile:mog', 'pile:curiosity', 'die:4', 'car:', ...counted(6, (number) => `larder:H${number}`), ...screen.view.cats.map((_, seat) => `cat:${seat}`)];
    return { about: (id) => screen.about(id), ids: [...mog, 'speedy', 'attack', 'burglar', ...pieces('cat-attack', /^K\d\d$/), ...places, ...shops, ...rest] };
  },
};
/** At least so many: nothing drops out of the lists above unseen. */
const FEWEST: Record<string, number> = { 'cat-box': 15, 'csacska-macska': 45, 'if-it-fits': 80, 'cat-attack': 150 };

describe.each(Object.keys(SHELVES))('%s', (game) => {
  it.each(LANGUAGES)('explains everything in %s', async (language) => {
    const source = read(`src/clowder/games/${room(game)}/rulebook/${language}/table.ftl`);
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve(source) }));
    await speak(language);
    await loadGameTexts(game, language);
    const clauses = read(`tests/games/${room(game)}/ids.toml`);
    const { about, ids } = SHELVES[game]!();
    expect(new Set(ids).size).toBeGreaterThanOrEqual(FEWEST[game] ?? 0);
    const faults = ids.filter((id) => {
      const found = about(id);
      const words = `${found?.name ?? ''} ${found?.text ?? ''} ${found?.list?.join(' ') ?? ''}`;
      // Nothing is missing, no place of a sentence is empty, and no code stands where a name belongs.
      return !found?.name || (found.name === id && !/^[a-z]+$/.test(id)) || found.text.length < 4 || /[{}$]|undefined|NaN/.test(words) || !clauses.includes(`"${found.clause}"`);
    });
    expect(faults).toEqual([]);
  });
});

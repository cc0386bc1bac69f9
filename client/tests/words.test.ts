/** Sentences are filled by what a game declares of its facts, not by how the facts are called. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameScreen } from '../src/games/kit';
import { localTableInfo } from '../src/lib/local_table.svelte';
import { session } from '../src/lib/session.svelte';
import { loadGameTexts, speak } from '../src/lib/texts.svelte';
import { eventSentence, reasonSentence, refusalSentence, scoreSentence, SHOWN } from '../src/lib/words';
import type { GameFacts } from '../src/wire';

const TEXTS = `
piece-fish = Fish
piece-N3 = Mill Lane
piece-c1 = the red card
piece-r5 = red 5
piece-r35 = 3 o 5 rosso
event-gave = { $who } gives { $to } something.
event-went = { $who } goes to { $to }.
event-ate = { $who } eats { $food }.
event-drew = { $who } draws { $count } cards.
event-drew-own = You draw { $cards }.
event-met = { $who } meets { $others }.
event-robbed = { $who } robs { $victim_name } ({ $own ->
    [true] at home
   *[other] of { $owner }
}).
event-laid = { $at ->
    [shown] Laid here.
   *[other] Laid at { $at }.
}
event-chose = { $food ->
    [fish] A fish it is, { $who }.
   *[other] Something else: { $food }.
}
E_HERE = Not at { $at }.
E_THERE = Not with { $at }.
score-best = { $of } against { $names }
`;
const FACTS: GameFacts = {
  events: {
    gave: { seat: 'seat', to: 'seat' },
    went: { seat: 'seat', to: 'place' },
    ate: { seat: 'seat', food: 'piece*' },
    drew: { seat: 'seat', count: 'number', cards: 'card*?' },
    met: { seat: 'seat', others: 'seat*' },
    robbed: { seat: 'seat', victim: 'seat', owner: 'seat' },
    laid: { at: 'place' },
    chose: { seat: 'seat', food: 'piece' },
  },
  facts: { at: 'place', 'E_THERE.at': 'seat', of: 'seat', names: 'text' },
};
const SETTINGS = { title: '', seats: [2, 3] as [number, number], rules_version: '1', options_schema: {}, levels: [], paces: {}, tempers: {} };

const table = localTableInfo('declared', ['Ann', 'Ben', 'Cem'], {}, 0);
const foreign = localTableInfo('foreign', ['Ann', 'Ben', 'Cem'], {}, 0);

beforeAll(async () => {
  session.games = [{ id: 'declared', facts: FACTS, ...SETTINGS }, { id: 'foreign', facts: { events: {}, facts: {} }, ...SETTINGS }];
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve(TEXTS) }));
  await speak('en');
  await loadGameTexts('declared', 'en');
  await loadGameTexts('foreign', 'en');
});

describe('an event', () => {
  it('names whoever is a seat, and only them', () => {
    expect(eventSentence({ kind: 'gave', seat: 0, to: 1 }, table, null)).toBe('Ann gives Ben something.');
    expect(eventSentence({ kind: 'went', seat: 1, to: 'N3' }, table, null)).toBe('Ben goes to Mill Lane.');
    expect(eventSentence({ kind: 'met', seat: 1, others: [0, 2] }, table, null)).toBe('Ben meets Ann, Cem.');
  });
  it('calls pieces as one does inside a sentence, cards by their names', () => {
    expect(eventSentence({ kind: 'ate', seat: 0, food: ['fish', 'sock'] }, table, null)).toBe('Ann eats fish, sock.');
    expect(eventSentence({ kind: 'drew', seat: 0, count: 1, cards: ['c1'] }, table, null)).toBe('You draw the red card.');
    expect(eventSentence({ kind: 'drew', seat: 0, count: 2, cards: 'c1 c2' }, table, null)).toBe('You draw the red card, c2.');
  });
  it('leaves colour and number of a card on one line', () => {
    expect(eventSentence({ kind: 'drew', seat: 0, count: 2, cards: ['r5', 'r35'] }, table, null)).toBe('You draw red\u00a05, 3\u00a0o\u00a05\u00a0rosso.');
  });
  it('has another sentence for whoever may know more', () => {
    expect(eventSentence({ kind: 'drew', seat: 0, count: 1 }, table, null)).toBe('Ann draws 1\u00a0cards.');
    expect(eventSentence({ kind: 'drew', seat: 0, count: 1, cards: null }, table, null)).toBe('Ann draws 1\u00a0cards.');
  });
  it('says whose it was', () => {
    expect(eventSentence({ kind: 'robbed', seat: 0, victim: 1, owner: 2 }, table, null)).toBe('Ann robs Ben (of Cem).');
    expect(eventSentence({ kind: 'robbed', seat: 0, victim: 1, owner: 0 }, table, null)).toBe('Ann robs Ben (at home).');
  });
  it('leaves alone what its sentence chooses its form by', () => {
    expect(eventSentence({ kind: 'chose', seat: 0, food: 'fish' }, table, null)).toBe('A fish it is, Ann.');
  });
  it('of a game that declares nothing is told with what it has', () => {
    expect(eventSentence({ kind: 'gave', seat: 0, to: 1 }, foreign, null)).toBe('Ann gives 1\u00a0something.');
    expect(eventSentence({ kind: 'drew', seat: 0, count: 2, cards: ['c1'] }, foreign, null)).toBe('Ann draws 2\u00a0cards.');
  });
});

describe('what the screen shows', () => {
  const screen: GameScreen = {
    cancel: () => false,
    pieces: () => [],
    describe: (text) => text,
    score: () => null,
    soundOf: () => null,
    word: ({ kind }, aloud) => (kind === 'place' && !aloud ? SHOWN : null),
    pieceName: (kind, id) => (kind === 'card' ? `card ${id}` : null),
  };
  it('is named for whoever only hears it', () => {
    expect(eventSentence({ kind: 'laid', at: 'N3' }, table, screen)).toBe('Laid here.');
    expect(eventSentence({ kind: 'laid', at: 'N3' }, table, screen, true)).toBe('Laid at N3.');
  });
  it('can have a name of the screen’s own', () => {
    expect(eventSentence({ kind: 'drew', seat: 0, count: 1, cards: ['c1'] }, table, screen)).toBe('You draw card c1.');
  });
});

describe('refusals, score lines and hints', () => {
  it('are filled by the declaration of their own key first', () => {
    expect(refusalSentence({ key: 'E_HERE', clauses: [], params: { at: 'N3' } }, table, null)).toBe('Not at Mill Lane.');
    expect(refusalSentence({ key: 'E_THERE', clauses: [], params: { at: 2 } }, table, null)).toBe('Not with Cem.');
    expect(scoreSentence({ key: 'best', clause: '', points: 3, params: { of: 1, names: 'nobody' } }, table, null)).toBe('Ben against nobody');
  });
  it('name the rival a hint speaks of, whatever the game declares', async () => {
    await loadGameTexts('bots', 'en');
    expect(reasonSentence({ text: '', key: 'hint-rival', params: { target: 1 } }, foreign)).toContain('Ben');
  });
});

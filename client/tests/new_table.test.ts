import { describe, expect, it } from 'vitest';
import { editionsOf, fieldsOf, seatOf, usualIn } from '../src/lib/options';
import { tableRequest } from '../src/lib/new_table';

describe('options', () => {
  it('offers what a person can choose', () => {
    const fields = fieldsOf({
      properties: {
        rules: { enum: ['basic', 'special'], default: 'basic' },
        start_player: { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 1, maximum: 3 }], default: 'random' } as never,
        deck: { enum: ['a', 'b'], 'x-advanced': true } as never,
        table: { type: 'object' },
      },
    });
    expect(fields.map((field) => [field.name, field.values])).toEqual([
      ['rules', ['basic', 'special']],
      ['start_player', ['random', 1, 2, 3]],
    ]);
  });
  it('lets only somebody at the table begin', () => {
    const start = { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 1, maximum: 5 }], default: 'random' } as never;
    expect(fieldsOf({ properties: { start_player: start } }, 3)[0]?.values).toEqual(['random', 1, 2, 3]);
  });
  it('counts seats as people do, whatever a game counts from', () => {
    const first = { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 0, maximum: 4 }], default: 'random' } as never;
    const values = fieldsOf({ properties: { first_player: first } }, 3)[0]?.values ?? [];
    expect(values.map((value) => seatOf('first_player', value))).toEqual([null, 1, 2, 3]);
    expect(seatOf('start_player', 3)).toBe(3);
    expect(seatOf('round_limit', 3)).toBe(null);
  });
});

describe('editions', () => {
  const schema = { properties: { edition: { enum: ['ukrainian', 'hungarian'], default: 'ukrainian', 'x-languages': { uk: 'ukrainian', hu: 'hungarian' } }, table: { enum: ['a', 'b'], default: 'a' } } };
  it('follow the language, and the usual one where none was printed in it', () => {
    expect(usualIn(schema, 'hu')).toEqual({ edition: 'hungarian' });
    expect(usualIn(schema, 'it')).toEqual({});
    expect(['hu', 'uk', 'it'].map((language) => fieldsOf(schema, 3, language)[0]?.fallback)).toEqual(['hungarian', 'ukrainian', 'ukrainian']);
  });
  it('are said at the table', () => {
    expect(editionsOf(schema, { edition: 'hungarian' })).toEqual([['edition', 'hungarian']]);
    expect(editionsOf(schema, {})).toEqual([['edition', 'ukrainian']]);
  });
});

describe('new tables', () => {
  const choices = { game: 'cat-box', players: 3, level: 'easy', options: {}, others: [{ bot: false, name: 'Ann' }, { bot: true, name: '' }], open: false, watch: false, late: false, clock: 'none' as const, language: 'de' as const };
  it('seats bots, friends and people at one screen', () => {
    expect(tableRequest({ ...choices, mode: 'solo' }).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(tableRequest({ ...choices, mode: 'friends' }).seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'bot']);
    expect(tableRequest({ ...choices, mode: 'hotseat' }).seats[1]).toEqual({ kind: 'hotseat', name: 'Ann' });
    expect(tableRequest({ ...choices, mode: 'friends' }).start).toBe(false);
  });

  it('lets people watch a listed table, at once or later', () => {
    const watching = (open: boolean, late: boolean) => tableRequest({ ...choices, mode: 'friends', open, late }).spectators;
    expect([watching(false, true), watching(true, false), watching(true, true)]).toEqual(['none', 'public', 'delayed']);
  });

  it('has a clock among friends only, and none unless asked for', () => {
    expect(tableRequest({ ...choices, mode: 'friends' }).clock).toBeUndefined();
    expect(tableRequest({ ...choices, mode: 'solo', clock: 'quick' }).clock).toBeUndefined();
    expect(tableRequest({ ...choices, mode: 'friends', clock: 'quick' }).clock).toEqual({ turn: 0, bank: 300, increment: 10, days: 0 });
    expect(tableRequest({ ...choices, mode: 'friends', clock: 'days' }).clock).toMatchObject({ days: 3 });
  });
});

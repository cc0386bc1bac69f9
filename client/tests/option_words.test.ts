import { describe, expect, it } from 'vitest';
import { changedOptions } from '../src/lib/option_words';
import type { GameInfo } from '../src/wire';

describe('the settings that a lobby lists', () => {
  const homes = { default: null, 'x-usual': [['H1', 'H4'], ['H1', 'H3', 'H5']] };
  const game = { id: 'cat-attack', options_schema: { properties: { homes, lives: { default: 9 } } } } as unknown as GameInfo;
  it('are not those that a default comes to', () => {
    expect(changedOptions(game, { homes: ['H1', 'H3', 'H5'], lives: 9 })).toEqual([]);
  });
  it('are those that somebody has chosen', () => {
    expect(changedOptions(game, { homes: ['H2', 'H4'], lives: 3 })).toEqual([
      ['homes', ['H2', 'H4']],
      ['lives', 3],
    ]);
  });
});

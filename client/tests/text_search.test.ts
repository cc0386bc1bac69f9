import { describe, expect, it } from 'vitest';
import { holds, pieces, words } from '../src/lib/text_search';

describe('finding words', () => {
  it('cares for neither capitals nor accents', () => {
    expect(holds('A KÍVÁNCSISÁGKÁRTYA', words('kivancsi'))).toBe(true);
    expect(holds('Hängende Karten', words('karten HANG'))).toBe(true);
    expect(holds('Cats', words('dog'))).toBe(false);
  });
  it('takes every apostrophe for the same', () => {
    for (const asked of ["п'ять", 'п’ять', 'пʼять']) {
      for (const printed of ["п'ять полів", 'П’ЯТЬ полів', 'пʼять полів']) expect(holds(printed, words(asked))).toBe(true);
      expect(pieces('Має п’ять полів', words(asked))[1]).toEqual({ text: 'п’ять', hit: true });
    }
    expect(holds('пять', words("п'ять"))).toBe(false);
  });
  it('marks what it found in the text as printed', () => {
    expect(pieces('Häuser am Haus', words('hau'))).toEqual([
      { text: 'Häu', hit: true },
      { text: 'ser am ', hit: false },
      { text: 'Hau', hit: true },
      { text: 's', hit: false },
    ]);
  });
});

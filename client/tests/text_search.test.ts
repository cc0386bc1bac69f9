import { describe, expect, it } from 'vitest';
import { holds, pieces, words } from '../src/lib/text_search';

describe('finding words', () => {
  it('cares for neither capitals nor accents', () => {
    expect(holds('A KÍVÁNCSISÁGKÁRTYA', words('kivancsi', 'hu'))).toBe(true);
    expect(holds('Hängende Karten', words('karten HANG', 'de'))).toBe(true);
    expect(holds('Cats', words('dog', 'en'))).toBe(false);
  });
  it('takes every apostrophe for the same', () => {
    for (const asked of ["п'ять", 'п’ять', 'пʼять']) {
      for (const printed of ["п'ять полів", 'П’ЯТЬ полів', 'пʼять полів']) expect(holds(printed, words(asked, 'uk'))).toBe(true);
      expect(pieces('Має п’ять полів', words(asked, 'uk'))[1]).toEqual({ text: 'п’ять', hit: true });
    }
    expect(holds('пять', words("п'ять", 'uk'))).toBe(false);
  });
  it('marks what it found in the text as printed', () => {
    expect(pieces('Häuser am Haus', words('hau', 'de'))).toEqual([
      { text: 'Häu', hit: true },
      { text: 'ser am ', hit: false },
      { text: 'Hau', hit: true },
      { text: 's', hit: false },
    ]);
  });
  it('finds words and beginnings, not what lies inside others', () => {
    expect(holds('Every card counts.', words('car', 'en'))).toBe(false);
    expect(holds('The car stops; cars wait.', words('car', 'en'))).toBe(true);
    expect(holds('Two boxes', words('box', 'en'))).toBe(true);
    expect(holds('Four quadrants', words('quadr', 'en'))).toBe(true);
    expect(holds('Discard it', words('card', 'en'))).toBe(false);
    expect(holds('A lapok', words('lap', 'hu'))).toBe(true);
    expect(holds('Der Nachziehstapel', words('stapel', 'de'))).toBe(true);
    expect(holds('CB-R12 text', words('CB-R1', 'en'))).toBe(false);
    expect(holds('CB-PLACE-3', words('place-3', 'en'))).toBe(true);
    expect(holds('a (b', words('(b', 'en'))).toBe(true);
    expect(pieces('A car, no card', words('car', 'en')).filter((piece) => piece.hit)).toEqual([{ text: 'car', hit: true }]);
  });
});

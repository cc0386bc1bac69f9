import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/lib/keepsake';

describe('words on the picture to keep', () => {
  const measure = (text: string): number => text.length;
  it('are broken between words, and none is lost', () => {
    const lines = linesOf('26 and 26: Pickles had the larger group', 16, measure);
    expect(lines).toEqual(['26 and 26:', 'Pickles had the', 'larger group']);
  });
  it('keep a word that is too long in a line of its own', () => {
    expect(linesOf('a Nachziehstapelende b', 8, measure)).toEqual(['a', 'Nachziehstapelende', 'b']);
    expect(linesOf('', 8, measure)).toEqual([]);
  });
});

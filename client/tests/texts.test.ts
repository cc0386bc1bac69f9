import { describe, expect, it } from 'vitest';
import { bundleOf, format, pseudo } from '../src/lib/texts.svelte';

describe('texts', () => {
  it('formats values and attributes', () => {
    const bundle = bundleOf('en', 'hello = Hello { $name }\n    .long = Good day');
    expect(format(bundle, 'hello', { name: 'Mia' })).toBe('Hello Mia');
    expect(format(bundle, 'hello.long')).toBe('Good day');
    expect(format(bundle, 'nothing')).toBeNull();
  });
  it('prints a real minus, and still chooses by the number', () => {
    const bundle = bundleOf('en', 'cell = Column { $column }{ $column ->\n    [-2] , far left\n   *[other] {""}\n}');
    expect(format(bundle, 'cell', { column: -2 })).toBe('Column −2, far left');
    expect(format(bundle, 'cell', { column: 2 })).toBe('Column 2');
    expect(format(bundle, 'cell', { column: 'a-2' })).toBe('Column a-2');
  });
  it('keeps a number and what it counts on one line', () => {
    const bundle = bundleOf('de', 'points = { $count ->\n    [one] 1 Punkt\n   *[other] { $count } Punkte\n}\nof = { $now } of { $all }');
    expect([1, 5].map((count) => format(bundle, 'points', { count }))).toEqual(['1\u00a0Punkt', '5\u00a0Punkte']);
    expect(format(bundle, 'of', { now: 1, all: 3 })).toBe('1 of 3');
    expect(format(bundleOf('en', 'effect = Who gets it has 2 coins more.'), 'effect')).toBe('Who gets it has 2\u00a0coins more.');
    expect(format(bundleOf('en', 'place = Lane 3 off Mill Road'), 'place')).toBe('Lane 3 off Mill Road');
    expect(format(bundle, 'points', { count: -2 })).toBe('−2\u00a0Punkte');
  });
  it('has a longer pseudo-language', () => {
    const text = 'Choose another place on the table.';
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3);
  });
});

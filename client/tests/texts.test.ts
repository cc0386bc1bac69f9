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
  it('has a longer pseudo-language', () => {
    const text = 'Choose another place on the table.';
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3);
  });
});

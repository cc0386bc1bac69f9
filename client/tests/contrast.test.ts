/** Contrast of the colours that lie on one another, on pages and on boards, in the light, in the dark and with stronger marks. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;
const colours = (part: string): Colours => Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
const [before = '', after = ''] = css.split(":root[data-theme='dark']");
const light = colours(before);
const dark = { ...light, ...colours(after.split('}')[0] ?? '') };
const marked = (scheme: Colours): Colours => ({ ...scheme, accent: scheme['accent-strong'] ?? '' });
const SCHEMES: Record<string, Colours> = { light, dark, 'light with stronger marks': marked(light), 'dark with stronger marks': marked(dark) };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is read, and on what; what only has to be seen. */
const TEXT: Record<string, string[]> = {
  ink: ['paper', 'panel', 'panel-2', 'felt', 'felt-2'],
  'ink-soft': ['paper', 'panel', 'panel-2', 'felt'],
  'accent-strong': ['paper', 'panel', 'panel-2'],
  'on-accent': ['accent-strong'],
  warn: ['panel'],
  bad: ['panel'],
  good: ['panel'],
  outline: ['card', 'wood'],
};
const SIGNS: Record<string, string[]> = {
  accent: ['felt', 'panel', 'paper'],
  good: ['felt'],
  bad: ['felt'],
  outline: ['cardboard', 'lane-blue', 'lane-yellow', 'lane-red', 'lane-green', 'kit-pink', 'kit-purple', 'kit-blue', 'kit-yellow'],
};

describe.each(Object.entries(SCHEMES))('contrast: %s', (_, scheme) => {
  const low = (pairs: Record<string, string[]>, least: number): string[] =>
    Object.entries(pairs).flatMap(([above, grounds]) => grounds.map((ground) => ({ pair: `${above} on ${ground}`, found: contrast(scheme[above] ?? '', scheme[ground] ?? '') })))
      .filter(({ found }) => !(found >= least))
      .map(({ pair, found }) => `${pair}: ${found.toFixed(2)}`);
  it('lets words be read on pages, panels, felt and cards', () => expect(low(TEXT, 4.5)).toEqual([]));
  it('lets what is lit and what signs are drawn with be seen on boards', () => expect(low(SIGNS, 3)).toEqual([]));
});

it('stronger marks make what is lit stronger', () => {
  expect(css).toMatch(/data-marks='true'\] \{[^}]*--accent: var\(--accent-strong\)/);
  expect(contrast(light['accent-strong'] ?? '', light['felt-2'] ?? '')).toBeGreaterThan(contrast(light['accent'] ?? '', light['felt-2'] ?? '') + 1);
});

/** Catalogues: complete in all languages, nothing unused, no words in the code. */
import { parse as parseFluent, type Resource } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseSvelte } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/prefs.svelte';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const sources = new Map(files.map((name) => [name, readFileSync(join(SRC, name), 'utf8')]));
const code = [...sources.values()].join('\n');

function messages(language: string): Map<string, Set<string>> {
  const resource: Resource = parseFluent(readFileSync(join(SRC, `texts/${language}.ftl`), 'utf8'), {});
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    expect(entry.type, `${language}: ${JSON.stringify(entry).slice(0, 200)}`).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    expect(found.has(entry.id.name), `${language}: ${entry.id.name} twice`).toBe(false);
    const variables = [...JSON.stringify(entry).matchAll(/"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)];
    found.set(entry.id.name, new Set(variables.map((match) => match[1] ?? '')));
  }
  return found;
}

const english = messages('en');

describe('catalogues', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has every message with the same variables', (language) => {
    const own = messages(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of english) expect([id, [...(own.get(id) ?? [])].sort()]).toEqual([id, [...variables].sort()]);
  });

  it('has every message the code asks for', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g), ...code.matchAll(/\bt\([a-zA-Z.= '>1]+\? '([a-z-]+)'/g), ...code.matchAll(/\bt\([a-zA-Z.= '>1]+\? '[a-z-]+' : '([a-z-]+)'/g)].map((match) => match[1] ?? '');
    const missing = asked.filter((id) => /^[a-z]/.test(id) && !english.has(id));
    expect([...new Set(missing)]).toEqual([]);
  });

  /** What the server can answer to somebody who did nothing wrong but click; docs/protocol.md has the whole list. */
  it.each(['not_over', 'not_seated', 'not_open', 'not_running', 'read_only', 'store_failed', 'disk_full', 'too_large', 'too_fast', 'no_hint', 'invalid_options', 'link_used', 'undo_declined', 'paused', 'free_text_only_private'])('has words for %s', (key) => {
    expect(english.has(`error-${key}`)).toBe(true);
  });

  it('has no message that nobody uses', () => {
    const prefixes = [...code.matchAll(/[(`]([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...english.keys()].filter((id) => !code.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(prefix)));
    expect(unused).toEqual([]);
  });
});

const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt']);

function words(node: unknown, found: string[]): void {
  if (Array.isArray(node)) node.forEach((each) => words(each, found));
  else if (node && typeof node === 'object') {
    const part = node as { type?: string; data?: string; name?: string; value?: unknown };
    if (part.type === 'Text' && /\p{L}{2}/u.test(part.data ?? '')) found.push(part.data ?? '');
    for (const [key, value] of Object.entries(node)) {
      if (part.type === 'Attribute' && !SPOKEN.has(part.name ?? '')) continue;
      if (key !== 'css' && key !== 'instance' && key !== 'module' && key !== 'parent') words(value, found);
    }
  }
}

describe('components', () => {
  it.each(files.filter((name) => name.endsWith('.svelte')))('%s has no words of its own', (name) => {
    const found: string[] = [];
    words(parseSvelte(sources.get(name) ?? '', { modern: true }).fragment, found);
    expect(found.filter((text) => text.trim())).toEqual([]);
  });
});

describe('the client knows no rule', () => {
  it('sends only moves that the server listed or that it asks about', () => {
    const senders = files.filter((name) => /\.act\(/.test(sources.get(name) ?? ''));
    // The director hands on what the draft sends.
    expect(senders).toEqual(['lib/move_draft.svelte.ts', 'lib/director/director.svelte.ts']);
  });
  it('computes neither legality nor points', () => {
    expect(code).not.toMatch(/isLegal|legalActions|computeScore|countPoints|E_COVER/);
  });
});

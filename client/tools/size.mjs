// Prints the gzipped scripts, and what a first visit to a table loads of them at most: start, table, the largest game, one language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../../src/clowder/server/static/assets');
const LIMIT = 200_000;
const GAMES = ['cat_attack', 'cat_box', 'csacska_macska', 'if_it_fits'];
const texts = new Map(readdirSync(folder).filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const bytes = new Map([...texts].map(([name, text]) => [name, gzipSync(text).length]));
const named = (start) => [...texts.keys()].filter((name) => new RegExp(`^${start}-[\\w-]{8}\\.js$`).test(name));
const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(join(folder, '../index.html'), 'utf8'))[1];

/** These scripts and all that they import without being asked. */
function withImports(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name) || !texts.has(name)) continue;
    found.add(name);
    withImports([...texts.get(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((match) => match[1]), found);
  }
  return found;
}

for (const [name, size] of [...bytes].sort((a, b) => b[1] - a[1])) console.log(`${String(size).padStart(7)}  ${name}`);
const visits = GAMES.map((game) => {
  const loaded = [...withImports([entry, ...named('TablePage'), ...named('en'), ...named(game)])];
  return { game, count: loaded.length, size: loaded.reduce((total, name) => total + bytes.get(name), 0) };
});
for (const { game, count, size } of visits) console.log(`${String(size).padStart(7)}  start, table, one language and ${game} (${count} files, limit ${LIMIT})`);
if (visits.some(({ size }) => size > LIMIT)) process.exit(1);

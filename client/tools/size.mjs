// Prints the gzipped scripts, and what a first visit to a table loads of them at most: the largest game, one language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../../src/clowder/server/static/assets');
const LIMIT = 200_000;
const OTHER = /^(plain|Proof|Rules|Stats|Shared|ShareReplay|Arrival|Replay|Learn|table_worker|bot_worker|de|hu|it|uk)-/; // pages beside start and table, other languages
const GAMES = /^(cat_attack|cat_box|csacska_macska|if_it_fits)-/;
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, bytes: gzipSync(readFileSync(join(folder, name))).length }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { name, bytes } of sizes) console.log(`${String(bytes).padStart(7)}  ${name}`);
const sum = (kept) => kept.reduce((total, { bytes }) => total + bytes, 0);
const games = sizes.filter(({ name }) => GAMES.test(name));
const first = sum(sizes.filter(({ name }) => !OTHER.test(name) && !GAMES.test(name))) + games[0].bytes;
console.log(`${String(first).padStart(7)}  start, table and the largest game, one language (limit ${LIMIT})`);
if (first > LIMIT) process.exit(1);

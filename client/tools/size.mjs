// Prints what a first visit loads: the scripts of the start page, one table and one game, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../../src/clowder/server/static/assets');
const LIMIT = 200_000;
const OTHER = /^(plain|Proof|Rules|de|hu|it|uk)-/;
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, bytes: gzipSync(readFileSync(join(folder, name))).length }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { name, bytes } of sizes) console.log(`${String(bytes).padStart(7)}  ${name}`);
const first = sizes.filter(({ name }) => !OTHER.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${String(first).padStart(7)}  start page and both games, one language (limit ${LIMIT})`);
if (first > LIMIT) process.exit(1);

// Writes src/wire.gen.ts from the server's OpenAPI description; with --check only says whether it is current.
// The Python that has the server installed: $PYTHON, or python3.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const file = join(import.meta.dirname, '../src/wire.gen.ts');
const schema = execFileSync(process.env.PYTHON ?? 'python3', [join(import.meta.dirname, 'openapi.py')], { encoding: 'utf8' });
const types = `/* Made by \`npm run wire\` from the server's shapes. Do not edit. */\n${astToString(await openapiTS(schema))}`;
if (!process.argv.includes('--check')) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/wire.gen.ts is not current: npm run wire');
  process.exit(1);
}

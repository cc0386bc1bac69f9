/* Runs told.py in Pyodide: node in_wasm.mjs PYODIDE ARCHIVE TOLD GOLDEN... prints one line of JSON per game. */
import { readFileSync } from 'node:fs';

const [pyodide, archive, script, ...games] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/clowder' });
python.runPython('import sys; sys.path.insert(0, "/clowder")');
python.runPython(readFileSync(script, 'utf-8'));
const told = python.globals.get('told');
for (const game of games) console.log(JSON.stringify({ game, told: told(readFileSync(game, 'utf-8')) }));

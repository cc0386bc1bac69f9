/* Runs told.py in the Python that ships, started as a worker starts it the second time: from kept memory.
   node in_wasm.mjs RUNTIME LOCK ARCHIVE TOLD GOLDEN... prints one line of JSON per game. */
import { readFileSync } from 'node:fs';

const [folder, lock, archive, script, ...games] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const { info } = JSON.parse(readFileSync(lock, 'utf-8'));
const load = (more) => loadPyodide({ indexURL: `${folder}/`, lockFileContents: JSON.stringify({ info, packages: {} }), packageBaseUrl: `${folder}/`, ...more });
const unpack = (python) => python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/clowder' });
const first = await load({ _makeSnapshot: true });
unpack(first);
first.runPython(`import sys; sys.path.insert(0, "/clowder")
import clowder, clowder.anywhere.bot_room, clowder.anywhere.worker
for id in clowder.game_ids(): clowder.game(id)`);
const python = await load({ _loadSnapshot: first.makeMemorySnapshot() });
unpack(python);
python.runPython(readFileSync(script, 'utf-8'));
const told = python.globals.get('told');
for (const game of games) console.log(JSON.stringify({ game, told: told(readFileSync(game, 'utf-8')) }));

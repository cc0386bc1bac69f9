/* What the authority costs in WebAssembly, in CPU time of this process: node run.mjs PYODIDE ARCHIVE SCRIPT prints JSON. */
import { readFileSync } from 'node:fs';

const [pyodide, archive, script] = process.argv.slice(2);
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const laps = {};
let before = used();
const lap = (name) => { const now = used(); laps[name] = Math.round(now - before); before = now; };
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
lap('python');
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/clowder' });
python.runPython('import sys; sys.path.insert(0, "/clowder"); import clowder.anywhere.worker');
lap('authority');
python.runPython('import clowder; [clowder.game(id) for id in clowder.game_ids()]');
lap('games');
const bots = JSON.parse(python.runPython(readFileSync(script, 'utf-8')));
const memory = Math.round(python._module.HEAP8.length / 1e6);
console.log(JSON.stringify({ laps, bots, memory, resident: Math.round(process.memoryUsage().rss / 1e6) }));

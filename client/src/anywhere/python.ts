/** Python in a worker: Pyodide with an archive of our own sources. Nothing is fetched but files of this site. */
import type { PyodideInterface } from 'pyodide';
import { keepMemory, keptMemory } from './memory';

/** Where this site is, and which archives belong to the page. */
export interface Place {
  base: string;
  version: string;
}

/** Python that has started, and its memory right after that: from it another worker starts at once. */
export interface Started {
  python: PyodideInterface;
  memory: Uint8Array;
}

const FOLDER = '/clowder';
/** All that tables and bots need: it is in the memory that is kept. */
const BEGIN = `import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})
import clowder, clowder.anywhere.bot_room, clowder.anywhere.worker
for id in clowder.game_ids(): clowder.game(id)`;

/** For which Python this Pyodide is made, as its package says. No package of its own is loaded: our archives have what they need. */
declare const __PYODIDE__: { folder: string; info: object };

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
}

export async function bring(python: PyodideInterface, place: Place, archive: 'authority' | 'words'): Promise<void> {
  python.unpackArchive(await fetched(`${place.base}anywhere/${archive}-${place.version}.zip`), 'zip', { extractDir: FOLDER });
  python.runPython('import importlib; importlib.invalidate_caches()');
}

async function load(place: Place, memory: Uint8Array | null): Promise<PyodideInterface> {
  const indexURL = `${place.base}${__PYODIDE__.folder}/`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import('pyodide');
  const options = { indexURL, lockFileContents: JSON.stringify({ info: __PYODIDE__.info, packages: {} }), packageBaseUrl: indexURL };
  return loadPyodide(memory ? { ...options, _loadSnapshot: memory } : { ...options, _makeSnapshot: true });
}

/** From memory that is given, or that an earlier start of the same version left; else from the beginning. */
export async function startPython(place: Place, given?: Uint8Array): Promise<Started> {
  const archive = fetched(`${place.base}anywhere/authority-${place.version}.zip`);
  const name = `${place.base}anywhere/memory-${place.version}-${__PYODIDE__.folder}`;
  const memory = given ?? (await keptMemory(name));
  if (memory) {
    try {
      const python = await load(place, memory);
      python.unpackArchive(await archive, 'zip', { extractDir: FOLDER });
      return { python, memory };
    } catch {
      // Whatever was kept is of no use to this browser: from the beginning, which keeps a new one.
    }
  }
  const python = await load(place, null);
  python.unpackArchive(await archive, 'zip', { extractDir: FOLDER });
  python.runPython(BEGIN);
  const made = python.makeMemorySnapshot();
  if (!given) void keepMemory(name, made);
  return { python, memory: made };
}

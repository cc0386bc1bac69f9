/** Python in a worker: Pyodide with an archive of our own sources. Nothing is fetched but files of this site. */
import type { PyodideInterface } from 'pyodide';

/** Where this site is, and which archives belong to the page. */
export interface Place {
  base: string;
  version: string;
}

const FOLDER = '/clowder';

/** For which Python this Pyodide is made, as its package says. No package of its own is loaded: our archives have what they need. */
declare const __PYODIDE__: object;
const NO_PACKAGES = JSON.stringify({ info: __PYODIDE__, packages: {} });

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
}

export async function bring(python: PyodideInterface, place: Place, archive: 'authority' | 'words'): Promise<void> {
  python.unpackArchive(await fetched(`${place.base}anywhere/${archive}-${place.version}.zip`), 'zip', { extractDir: FOLDER });
  python.runPython('import importlib; importlib.invalidate_caches()');
}

export async function startPython(place: Place): Promise<PyodideInterface> {
  const indexURL = `${place.base}pyodide/`;
  const archive = fetched(`${place.base}anywhere/authority-${place.version}.zip`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL, lockFileContents: NO_PACKAGES, packageBaseUrl: indexURL });
  python.unpackArchive(await archive, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
  return python;
}

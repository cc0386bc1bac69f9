/* What runs Python in a worker: Pyodide as its package brings it, with its library byte-compiled by itself, so that a browser
   need not do it at every start. It takes some seconds and is done once for each version. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGE = `${HERE}../node_modules/pyodide/`;
const KEPT = `${HERE}../node_modules/.cache/clowder/`;
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const LIBRARY = 'python_stdlib.zip';

async function compile() {
  const { loadPyodide } = await import(`${PACKAGE}pyodide.mjs`);
  const python = await loadPyodide();
  python.FS.writeFile('/library.zip', readFileSync(PACKAGE + LIBRARY));
  python.runPython(readFileSync(`${HERE}library.py`, 'utf-8'));
  return python.FS.readFile('/library.zip');
}

async function library() {
  const made = createHash('sha256').update(readFileSync(PACKAGE + LIBRARY)).update(readFileSync(`${HERE}library.py`)).digest('hex').slice(0, 12);
  const path = `${KEPT}library-${made}.zip`;
  if (!existsSync(path)) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(path, await compile());
  }
  return readFileSync(path);
}

/** The folder that holds it, named after what is in it, its files, and for which Python it is made. */
export async function runtime() {
  const { info } = JSON.parse(readFileSync(`${PACKAGE}pyodide-lock.json`, 'utf-8'));
  const files = new Map(FILES.map((name) => [name, readFileSync(PACKAGE + name)]));
  files.set(LIBRARY, await library());
  const hash = createHash('sha256');
  for (const data of files.values()) hash.update(data);
  return { folder: `pyodide-${hash.digest('hex').slice(0, 8)}`, files, info };
}

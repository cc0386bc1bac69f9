import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const outDir = process.env['CLOWDER_STATIC'] ?? '../src/clowder/server/static';
/** What runs Python in a worker, as it comes from its package. */
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const { info } = JSON.parse(readFileSync('node_modules/pyodide/pyodide-lock.json', 'utf-8')) as { info: object };
const withPyodide = {
  name: 'with-pyodide',
  closeBundle(): void {
    mkdirSync(`${outDir}/pyodide`, { recursive: true });
    for (const file of PYODIDE) cpSync(`node_modules/pyodide/${file}`, `${outDir}/pyodide/${file}`);
  },
};

// The page carries a <base> that the server sets to its path prefix; everything else is relative to it.
export default defineConfig({
  base: './',
  plugins: [svelte(), withPyodide],
  worker: { format: 'es' },
  define: { __PYODIDE__: JSON.stringify(info) },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: process.env['CLOWDER_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});

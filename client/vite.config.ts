import { mkdirSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { runtime } from './tools/library.mjs';

const outDir = process.env['CLOWDER_STATIC'] ?? '../src/clowder/server/static';
/** What runs Python in a worker; tests of the page do without. */
const python = process.env['VITEST'] ? null : await runtime();
const withPyodide = {
  name: 'with-pyodide',
  closeBundle(): void {
    if (!python) return;
    mkdirSync(`${outDir}/${python.folder}`, { recursive: true });
    for (const [name, data] of python.files) writeFileSync(`${outDir}/${python.folder}/${name}`, data);
  },
};

// The page carries a <base> that the server sets to its path prefix; everything else is relative to it.
export default defineConfig({
  base: './',
  plugins: [svelte(), withPyodide],
  worker: { format: 'es' },
  define: { __PYODIDE__: JSON.stringify({ folder: python?.folder ?? '', info: python?.info ?? {} }) },
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

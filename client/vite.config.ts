import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page carries a <base> that the server sets to its path prefix; everything else is relative to it.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: process.env['CLOWDER_STATIC'] ?? '../src/clowder/server/static',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: process.env['CLOWDER_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});

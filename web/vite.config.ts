import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the page itself and hands everything else to a running `python3 run.py serve`.
const server = process.env.TABLEWRIGHT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tablewright/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy of the server forbids data: and inline code, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/boards': { target: server } },
    fs: { allow: ['.', '../src/tablewright'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});

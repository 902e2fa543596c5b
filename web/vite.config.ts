import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budget } from './budget.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), budget()],
  build: {
    outDir: '../src/pakl/server/static',
    emptyOutDir: true,
    // The policy of the page allows no data: or inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});

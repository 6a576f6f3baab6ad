import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['BEZANT_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // the games' words lie beside their rules, outside this folder
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', chunkSizeWarningLimit: 400 },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { earlyFonts, firstWords, gameTitles, serviceWorker } from './plugins.ts';

const server = process.env['BEZANT_SERVER'] ?? 'http://127.0.0.1:8000';

/** The words of a game in one language lie in two folders and are one file. */
function wordsName(path: string): string {
  const [, game, language] = /(?:(?:src|bezant)\/games\/(\w+)\/.*)?(\w\w)\.ftl/.exec(path)!;
  return `words-${game ?? 'page'}-${language}`;
}

const BOARD = /src\/lib\/(table\/|(chooser|hand|life|log|marks|targets)\.)/;

export default defineConfig({
  plugins: [
    svelte(),
    firstWords(),
    gameTitles(),
    earlyFonts('inter-latin-wght', 'spectral-latin-600'),
    serviceWorker('src/offline/worker.ts'),
  ],
  // the games' words lie beside their rules, outside this folder
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined), // the page may load fonts from its own address only
    manifest: 'chunks.json', // what belongs together: a test adds up what a screen needs
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsName, test: /\.ftl/ },
            // what most screens need is one file, and so are what all boards need and what the pictures of a game share with its board
            { name: 'frame', test: (path) => /node_modules|src\/lib\//.test(path) && !BOARD.test(path), minShareCount: 4 },
            { name: 'board', test: BOARD, minShareCount: 2 },
            { name: (path) => `${/src\/games\/(\w+)\//.exec(path)![1]}-pieces`, test: /src\/games\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], testTimeout: 60_000 }, // a busy machine may take its time
});

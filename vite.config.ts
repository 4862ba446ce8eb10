/** Builds the GM's window, the players' and the phones', packs icons, makes the app work offline; vitest's settings live here too. */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPolicy } from './tools/build/contentPolicy.ts';
import { gameIcons } from './tools/build/gameIcons.ts';
import { manifests } from './tools/build/manifests.ts';
import { offline } from './tools/build/offline.ts';
import { themeColours } from './tools/build/themeColours.ts';
import { workedOut } from './tools/build/workedOut.ts';
import { workerParts } from './tools/build/workerParts.ts';
import { GamesFirst } from './tools/checks/gamesFirst.ts';
import { headers } from './tools/start/headers.mjs';

export default defineConfig({
  // Relative addresses: the app works from any folder of any static host.
  base: './',
  plugins: [
    gameIcons(),
    // Tests work these files out themselves.
    process.env.VITEST ? [] : workedOut(),
    contentPolicy(),
    workerParts(),
    themeColours(),
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    manifests(),
    offline(),
  ],
  preview: { headers },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  build: {
    target: 'es2023',
    // Made for whoever looks for a fault, and named in no file: a fight fetches some fifty, each with its line.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: ['index.html', 'screen.html', 'phone.html'],
      // Of a library's list of two thousand icons only those that are drawn are read.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Icons that are drawn everywhere.
            { name: 'lucide', test: /node_modules\/lucide-react\//, minShareCount: 5 },
          ],
        },
      },
    },
  },
  test: {
    // These limits allow for a machine that is four times as slow, and busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 200_000, interval: 5 } },
    // Vitest leaves a core to the watcher's editor; a run has nobody to leave it to.
    maxWorkers: '100%',
    pool: 'threads',
    sequence: { sequencer: GamesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/*.test.ts'],
          setupFiles: ['tools/checks/propertySeed.ts'],
          // One worker reads the games once for all its files: reading them anew for each costs more than the tests. A test leaves nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tools/checks/countDrawn.ts', 'tools/checks/componentPage.ts'],
          isolate: false,
        },
      },
    ],
  },
});

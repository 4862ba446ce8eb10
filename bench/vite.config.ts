/** Builds the measured pages: the board alone, and the whole table with a fight of a hundred. */
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from '../tools/build/gameIcons.ts';
import { themeColours } from '../tools/build/themeColours.ts';
import { workedOut } from '../tools/build/workedOut.ts';

const icons = () => gameIcons(`${import.meta.dirname}/..`);

export default defineConfig({
  root: `${import.meta.dirname}/page`,
  publicDir: `${import.meta.dirname}/../public`,
  plugins: [
    icons(),
    // As in the app: ready maps come finished, and no page works them out.
    workedOut(),
    themeColours(),
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  worker: { format: 'es', plugins: () => [icons()] },
  build: {
    target: 'es2023',
    outDir: `${import.meta.dirname}/../node_modules/.cache/affray-bench`,
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    // The profile needs the source maps to find names.
    sourcemap: true,
    rolldownOptions: {
      input: {
        board: `${import.meta.dirname}/page/index.html`,
        floor: `${import.meta.dirname}/page/floor.html`,
        bareStep: `${import.meta.dirname}/page/bareStep.html`,
        blank: `${import.meta.dirname}/page/blank.html`,
        painting: `${import.meta.dirname}/page/painting.html`,
        previews: `${import.meta.dirname}/page/previews.html`,
      },
    },
  },
  logLevel: 'warn',
});

/** Builds the page that the measurements run in: the board alone, without the app. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from '../e2e/gameIcons.ts';

export default defineConfig({
  root: `${import.meta.dirname}/page`,
  plugins: [react(), gameIcons(`${import.meta.dirname}/..`)],
  build: {
    outDir: `${import.meta.dirname}/../node_modules/.cache/affray-bench`,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        board: `${import.meta.dirname}/page/index.html`,
        floor: `${import.meta.dirname}/page/floor.html`,
        blank: `${import.meta.dirname}/page/blank.html`,
      },
    },
  },
  logLevel: 'warn',
});

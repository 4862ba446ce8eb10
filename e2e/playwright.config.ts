/** Browser tests: against the built app, served as a static host would, the GM's and the players' windows side by side. */
import { defineConfig } from '@playwright/test';
import { launchOptions, port, served, servedBelow } from './helpers/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A cap for a machine with other work: on two free cores the longest journey takes a third of it.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Two at once: a test waits for pictures and answers most of its time, and has to hold on a busy machine anyway.
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results/e2e',
  use: {
    actionTimeout: 20_000,
    baseURL: served,
    viewport: { width: 1366, height: 768 },
    launchOptions: launchOptions(),
    // A trace takes the page apart at every step, a third of all time: by `TRACE=1`, where a failure's picture says too little.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Each test is a browser that comes for the first time; what it would keep for offline is kept where that is tested.
    serviceWorkers: 'block',
    // What glides would be waited for; how hands meet what glides is tested with motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'app', testIgnore: 'pictures.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.spec.ts', timeout: 600_000 },
    { name: 'layout', testMatch: 'layout.spec.ts', timeout: 600_000 },
  ],
  webServer: [
    {
      command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
      cwd: '..',
      url: served,
      reuseExistingServer: false,
    },
    {
      command: `npx vite preview --host 127.0.0.1 --port ${port - 1} --strictPort --base /tables/affray/`,
      cwd: '..',
      url: servedBelow,
      reuseExistingServer: false,
    },
  ],
});

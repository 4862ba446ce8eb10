/**
 * The configuration of the browser tests: they run the built app, served as a static host would,
 * with the GM's and the players' windows side by side.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions, servedAddress, servedBelow, testPort } from './helpers/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // These limits allow for a machine that is four times as slow, and busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Three tests run at once on two cores: each waits now and then, and must pass on a busy machine
  // anyway.
  workers: 3,
  // The tests of a file do not wait for each other.
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results/e2e',
  use: {
    actionTimeout: 60_000,
    baseURL: servedAddress,
    viewport: { width: 1366, height: 768 },
    launchOptions: launchOptions(),
    // A trace records the page at every step, which takes a third of all time. Set `TRACE=1` when
    // the picture of a failure says too little.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Each test has a new browser. The service worker is on only in tests of offline use.
    serviceWorkers: 'block',
    // Tests would have to wait for gliding figures. Gestures on gliding figures are tested with
    // motion elsewhere.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'app', testIgnore: ['pictures.spec.ts', 'handbook.spec.ts'] },
    { name: 'handbook', testMatch: 'handbook.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.spec.ts', timeout: 600_000 },
    { name: 'layout', testMatch: 'layout.long.spec.ts', timeout: 600_000 },
  ],
  webServer: [
    {
      command: `npx vite preview --host 127.0.0.1 --port ${testPort} --strictPort`,
      cwd: '..',
      url: servedAddress,
      reuseExistingServer: false,
    },
    {
      command: `npx vite preview --host 127.0.0.1 --port ${testPort - 1} --strictPort --base /tables/affray/`,
      cwd: '..',
      url: servedBelow,
      reuseExistingServer: false,
    },
  ],
});

/** Which browser the tests drive, and where the app is served to it: the one that the set-up found, quiet on closed networks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another port lets two checkouts be tested side by side: E2E_PORT=4279. The one below it serves the sub-path. */
export const port = Number(process.env.E2E_PORT ?? 4179);
export const served = `http://127.0.0.1:${port}/`;
/** The same build from a sub-path, as a static host with several projects serves it. */
export const servedBelow = `http://127.0.0.1:${port - 1}/tables/affray/`;

/** Launch options for Playwright. Run `node tools/start/setup.mjs --browser` first: it finds or installs a Chromium. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const note = join(import.meta.dirname, '../..', 'node_modules', '.cache', 'test-browser.json');
  const found = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { path: string }).path : undefined;
  return {
    ...(found ? { executablePath: found } : {}),
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  };
}

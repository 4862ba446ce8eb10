/**
 * Which browser the tests drive, and where the app is served: the browser that the set-up found,
 * with no background requests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Set E2E_PORT to another port to test two checkouts at the same time. The port below this one
 * serves the app under a sub-path.
 */
export const testPort = Number(process.env.E2E_PORT ?? 4179);
export const servedAddress = `http://127.0.0.1:${testPort}/`;
/** The same build under a sub-path, as on a static host with several projects. */
export const servedBelow = `http://127.0.0.1:${testPort - 1}/tables/affray/`;

/**
 * Launch options for Playwright. Run `node tools/start/setup.mjs --browser` first: it finds or
 * installs a Chromium.
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const note = join(import.meta.dirname, '../..', 'node_modules', '.cache', 'test-browser.json');
  const found = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { path: string }).path : undefined;
  return {
    ...(found ? { executablePath: found } : {}),
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  };
}

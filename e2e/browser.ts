/** Which browser the tests drive: the one that the set-up found, with switches that keep it quiet on closed networks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Launch options for Playwright. Run `node e2e/setup.mjs --browser` first: it finds or installs a Chromium. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const note = join(import.meta.dirname, '..', 'node_modules', '.cache', 'test-browser.json');
  const found = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { path: string }).path : undefined;
  return {
    ...(found ? { executablePath: found } : {}),
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  };
}

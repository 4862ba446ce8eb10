/** Kills the browser outright in the middle of fights and looks whether what it had called saved is there when it is started again. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { fixedSeed, Table } from './table.ts';

export interface Kills {
  kills: number;
  /** Changes that were called saved before a kill, and those found after it. */
  saved: number;
  found: number;
  /** What was lost, as sentences. */
  lost: string[];
}

/** A browser of its own process group, on a profile that outlives it. */
async function start(profile: string): Promise<{ browser: Browser; page: Page; kill(): void }> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const flags = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', '--headless=new', '--no-sandbox'];
  const child = spawn(executablePath, [...flags, ...args, 'about:blank'], { detached: true, stdio: 'ignore' });
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const port = await portOf(profile, kill);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(fixedSeed);
  return { browser, page, kill };
}

async function portOf(profile: string, kill: () => void): Promise<number> {
  for (let n = 0; n < 300; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      return Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    } catch {
      // Not up yet.
    }
  }
  kill();
  throw new Error('The browser did not start.');
}

/** How many changes the log shows, and whether the screen calls them saved, in one look. */
const seen = (page: Page): Promise<{ lines: number; saved: boolean }> =>
  page.evaluate(() => {
    const log = document.querySelector('[role="log"]')?.textContent ?? '';
    const banner = document.querySelector('header')?.textContent ?? '';
    return { lines: log.split('Bandit 1').length - 1, saved: banner.includes('Saved') };
  });

/** Kills so many times, at moments drawn from `chance` (0 to 1), each in a fight of its own; `tell` hears after each. */
export async function killBrowsers(
  address: string,
  times: number,
  chance: () => number,
  tell: (soFar: Kills) => void = () => {},
): Promise<Kills> {
  const profile = mkdtempSync(join(tmpdir(), 'affray-kills-'));
  const result: Kills = { kills: 0, saved: 0, found: 0, lost: [] };
  let before: number | undefined;
  try {
    for (let n = 0; n <= times; n += 1) {
      const { browser, page, kill } = await start(profile);
      try {
        const gm = new Table(page);
        await gm.visit(address);
        if (before !== undefined) {
          await page
            .getByRole('button', { name: /^The gallows crossroads begun/ })
            .first()
            .click();
          await gm.row('Theobald').waitFor();
          const { lines } = await seen(page);
          const told = await page.getByRole('alert').allInnerTexts();
          result.found += Math.min(lines, before);
          if (lines < before) result.lost.push(`kill ${n}: ${before} changes were called saved, ${lines} are there`);
          if (told.length > 0) result.lost.push(`kill ${n}: ${told.join(' ')}`);
          await gm.fromMenu('To the library');
        }
        if (n === times) continue;
        await gm.start('The gallows crossroads');
        await gm.row('Bandit 1').click();
        before = 0;
        const from = Date.now();
        const until = 30 + chance() * 500;
        while (Date.now() - from < until) {
          await page.keyboard.press('h');
          const now = await seen(page);
          if (now.saved) before = Math.max(before, now.lines);
        }
        kill();
        result.kills += 1;
        result.saved += before;
        tell(result);
      } finally {
        kill();
        await browser.close().catch(() => {});
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return result;
}

/** Chance that falls alike for a seed, so that a run can be done again. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

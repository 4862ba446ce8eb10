/** Kills the browser outright in the middle of fights and looks whether what it had called saved is there when it is started again. */
import type { Page } from 'playwright';
import { newProfile, removeProfile, startBrowser } from './killedBrowser.ts';
import { Table } from './table.ts';

export interface Kills {
  kills: number;
  /** Changes that were called saved before a kill, and those found after it. */
  saved: number;
  found: number;
  /** What was lost, as sentences. */
  lost: string[];
}

/** So many sentences and a new fight is begun: the log shows the last 150, and what is counted must all be shown. */
const LONG = 90;

/** Milliseconds in which a first change must be called saved, however busy the machine is. */
const PATIENCE = 60_000;

/** How many changes the log shows, and whether the screen calls them saved, in one look. */
const seen = (page: Page): Promise<{ lines: number; saved: boolean }> =>
  page.evaluate(() => {
    const log = document.querySelector('[role="log"]')?.textContent ?? '';
    const banner = document.querySelector('header')?.textContent ?? '';
    return { lines: log.split('Bandit 1').length - 1, saved: banner.includes('Saved') };
  });

/**
 * Kills so many times, at moments drawn from `chance` (0 to 1): once the first change of this start has been called saved, up to half a
 * second later. The fight that was killed is opened again and goes on, until it is long. `tell` hears after each kill.
 */
export async function killBrowsers(
  address: string,
  times: number,
  chance: () => number,
  tell: (soFar: Kills) => void = () => {},
): Promise<Kills> {
  const profile = newProfile();
  const result: Kills = { kills: 0, saved: 0, found: 0, lost: [] };
  /** The fight that was killed: how many changes of it there were at the start, and how many were called saved. None before the first. */
  let last: { from: number; saved: number } | undefined;
  try {
    for (let n = 0; n <= times; n += 1) {
      const { page, kill } = await startBrowser(profile);
      try {
        const gm = new Table(page);
        await gm.visit(address);
        if (last) {
          await page
            .getByRole('button', { name: /^The gallows crossroads begun/ })
            .first()
            .click();
          await gm.row('Theobald').waitFor();
          await gm.log.getByText('Bandit 1').first().waitFor();
          const { lines } = await seen(page);
          const told = await page.getByRole('alert').allInnerTexts();
          result.found += Math.max(0, Math.min(lines, last.saved) - last.from);
          if (lines < last.saved)
            result.lost.push(`kill ${n}: ${last.saved} changes were called saved, ${lines} are there`);
          if (told.length > 0) result.lost.push(`kill ${n}: ${told.join(' ')}`);
          if (n < times && lines > LONG) {
            await gm.fromMenu('To the library');
            last = undefined;
          }
        }
        if (n === times) continue;
        if (!last) await gm.start('The gallows crossroads');
        await gm.row('Bandit 1').click();
        const from = (await seen(page)).lines;
        last = { from, saved: from };
        const more = chance() * 500;
        const patience = Date.now() + PATIENCE;
        for (let until = patience; Date.now() < until; ) {
          await page.keyboard.press('h');
          const now = await seen(page);
          if (!now.saved) continue;
          last.saved = Math.max(last.saved, now.lines);
          if (until === patience && last.saved > from) until = Date.now() + more;
        }
        if (last.saved === from) throw new Error('Nothing was called saved for a minute.');
        await kill();
        result.kills += 1;
        result.saved += last.saved - last.from;
        tell(result);
      } finally {
        await kill();
      }
    }
  } finally {
    removeProfile(profile);
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

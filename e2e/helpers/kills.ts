/**
 * Kills the browser in the middle of fights, starts it again, and checks that all changes it had
 * called saved are there.
 */
import type { Page } from 'playwright';
import { newProfile, removeProfile, startBrowser } from './killedBrowser.ts';
import { Table } from './table.ts';

export interface Kills {
  kills: number;
  /** Changes that were called saved before a kill, and those found after it. */
  saved: number;
  found: number;
  /** The losses, as sentences. */
  lost: string[];
}

/**
 * After this many sentences a new fight begins: the log shows the last 150, and every counted
 * sentence must be shown.
 */
const LONG = 90;

/**
 * The milliseconds within which a first change must be called saved, however busy the machine is.
 */
const PATIENCE = 60_000;

/**
 * Reads two things at the same moment: how many changes the log shows, and whether the screen calls
 * them saved.
 */
const seen = (page: Page): Promise<{ lines: number; saved: boolean }> =>
  page.evaluate(() => {
    const log = document.querySelector('[role="log"]')?.textContent ?? '';
    const banner = document.querySelector('header')?.textContent ?? '';
    return { lines: log.split('Bandit 1').length - 1, saved: banner.includes('Saved') };
  });

/** How many changes are called saved, as soon as those are more than before. */
async function savedAfter(page: Page, before: number): Promise<number> {
  for (const until = performance.now() + PATIENCE; performance.now() < until; ) {
    const now = await seen(page);
    if (now.saved && now.lines > before) return now.lines;
  }
  const banner = await page.getByRole('banner').innerText();
  throw new Error(`A change was not called saved for a minute. The top of the page says: ${banner}`);
}

/**
 * Kills the browser this many times, at moments drawn from `chance` (0 to 1): up to half a second
 * after the first change of this start is called saved. Each start opens the killed fight again and
 * continues it until it is long. `tell` is called after each kill, `begun` in the first fight.
 */
export async function killBrowsers(
  address: string,
  times: number,
  chance: () => number,
  tell: (soFar: Kills) => void = () => {},
  begun: (page: Page) => Promise<void> = async () => {},
): Promise<Kills> {
  const profile = newProfile();
  const result: Kills = { kills: 0, saved: 0, found: 0, lost: [] };
  /**
   * The killed fight: its number of changes at the start, and the number that were called saved.
   * Undefined before the first kill.
   */
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
            await gm.fromMenu('To the start page');
            last = undefined;
          }
        }
        if (n === times) continue;
        if (!last) await gm.start('The gallows crossroads');
        if (n === 0) await begun(page);
        await gm.row('Bandit 1').click();
        const from = (await seen(page)).lines;
        last = { from, saved: from };
        // The first change waits until it is called saved. More follow without a pause, up to the
        // kill: keys without end from the start would leave no moment in which all is saved.
        await page.keyboard.press('h');
        last.saved = await savedAfter(page, from);
        const more = chance() * 500;
        for (const until = performance.now() + more; performance.now() < until; ) {
          await page.keyboard.press('h');
          const now = await seen(page);
          if (now.saved) last.saved = Math.max(last.saved, now.lines);
        }
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

/** Random numbers that are the same for a seed, so that a run can be repeated. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The browser is killed outright five times in the middle of fights (by hundreds: `npm run faults`): what it had called saved is there each time. */
import { expect, test } from '@playwright/test';
import { served } from '../helpers/browser.ts';
import { chanceOf, killBrowsers } from '../helpers/kills.ts';

test('five kills lose nothing that was called saved', async () => {
  // A browser is started six times.
  test.setTimeout(400_000);
  const { kills, saved, found, lost } = await killBrowsers(served, 5, chanceOf(11));
  expect(lost).toEqual([]);
  expect(kills).toBe(5);
  expect(saved).toBeGreaterThan(0);
  expect(found).toBe(saved);
});

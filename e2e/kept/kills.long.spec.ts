/**
 * Kills the browser three times in the middle of fights (`npm run faults` does so by the hundred).
 * Each time, every change that was called saved is still there.
 */
import { expect, test } from '@playwright/test';
import { servedAddress } from '../helpers/browser.ts';
import { chanceOf, killBrowsers } from '../helpers/kills.ts';

test('three kills lose no change that was called saved', async () => {
  // The test starts a browser four times, which takes long.
  test.setTimeout(400_000);
  const { kills, saved, found, lost } = await killBrowsers(servedAddress, 3, chanceOf(11));
  expect(lost).toEqual([]);
  expect(kills).toBe(3);
  expect(saved).toBeGreaterThan(0);
  expect(found).toBe(saved);
});

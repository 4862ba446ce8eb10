/** The browser is killed outright ten times in the middle of fights: what it had called saved is there each time. */
import { expect, test } from '@playwright/test';
import { served } from '../helpers/browser.ts';
import { chanceOf, killBrowsers } from '../helpers/kills.ts';

test('ten kills lose nothing that was called saved', async () => {
  // A browser is started eleven times.
  test.setTimeout(400_000);
  const { kills, saved, found, lost } = await killBrowsers(served, 10, chanceOf(11));
  expect(lost).toEqual([]);
  expect(kills).toBe(10);
  expect(saved).toBeGreaterThan(0);
  expect(found).toBe(saved);
});

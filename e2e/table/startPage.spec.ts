/** The start page: one thing to press for a newcomer, and for others what they played last. */
import { expect, fixedSeed, Table, blankPage as test } from '../helpers/table.ts';

test('a newcomer sees one loud button; later one’s own encounter and the game last played come first, and open by a key', async ({
  page,
}) => {
  await page.addInitScript(fixedSeed);
  const gm = new Table(page);
  await gm.visit();
  const games = page.getByRole('region', { name: 'Ready to play' }).getByRole('heading', { level: 3 });
  await expect(page.getByRole('button', { name: /^Start: / })).toHaveCount(1);
  await expect(games.first()).not.toHaveText('Einfelst Wilds');

  await gm.start('Bandits at the mill');
  await gm.fromMenu('To the start page');
  await expect(games.first()).toHaveText('Einfelst Wilds');
  await expect(page.getByRole('button', { name: /^Start: / })).toBeHidden();
  // The list stands before the ready fights, for eyes and for the Tab key alike.
  const own = page.getByRole('button', { name: /^Bandits at the mill begun/ });
  const ready = page.getByRole('button', { name: /^Start Bandits at the mill/ });
  expect((await own.boundingBox())?.x).toBeLessThan((await ready.boundingBox())?.x ?? 0);

  // A number that no encounter has does nothing; its own number opens an encounter.
  await page.keyboard.press('2');
  await expect(own).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Bandits at the mill', level: 1 })).toBeVisible();
  await gm.fromMenu('To the start page');

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New encounter' });
  await expect(dialog).toBeVisible();
  // The dialog keeps the keys from the page below.
  await page.keyboard.press('1');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeVisible();
});

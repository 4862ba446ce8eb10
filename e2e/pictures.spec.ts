/** Takes the pictures of the README anew: `npm run pictures`. Not part of the tests. */
import { expect, Table, tabletop as test } from './table.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

test('the fight and the players’ window in a question', async ({ gm, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  // The word about the new window goes by itself.
  await expect(page.getByText('Drag the new window')).toBeHidden();
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await expect(gm.question).toContainText('%');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await screen.setViewportSize(size);
    await gm.still();
    await page.screenshot({ path: `docs/pictures/fight-${size.width}.png` });
    await screen.screenshot({ path: `docs/pictures/screen-${size.width}.png` });
  }
});

test('the library', async ({ gm, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await new Table(page).visit();
  await gm.page.screenshot({ path: 'docs/pictures/library-1920.png' });
});

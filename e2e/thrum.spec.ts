/** Thrum on both windows: round zero with a stance, then an attack whose defence is chosen before the dice. */
import { expect, tabletop as test } from './table.ts';

test('round zero, a stance, and an attack with its defence chosen first', async ({ gm, page }) => {
  await gm.start('A Brawl among the Blocks');
  const screen = await gm.openScreen();
  await expect(screen.getByText('Hale').first()).toBeVisible();
  await expect(screen.getByText('Round zero').first()).toBeVisible();
  await expect(gm.move(/^Move ?,/)).toBeDisabled();
  await gm.move(/^Brace/).click();
  await expect(gm.log).toContainText('Brace');
  // Everybody has a turn in round zero; then the first round begins.
  await expect(async () => {
    await gm.next.click();
    await expect(page.getByRole('banner').getByText('Round 1')).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(screen.getByText('Round 1').first()).toBeVisible();
  await gm.move(/^Basic Attack ?,/).click();
  await expect(gm.question).toBeVisible();
  await page.keyboard.press('1');
  // TH-19: the target says how it defends before any die falls.
  await expect(gm.question).toContainText(/Evasion/);
  await gm.answer(/Evasion/);
  await gm.rollAll();
  await expect(gm.log).toContainText(/against/);
  await gm.saved();
});

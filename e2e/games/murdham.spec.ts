/**
 * Murdham in both windows: a ready fight with one click, an attack and its reaction with four
 * clicks, and a reload in the middle of the attack.
 */
import { expect, tabletop as test } from '../helpers/table.ts';

test('an attack with its reaction takes four clicks and the players’ window follows; a move that is not allowed says why and opens its rule; a reload in the middle of a reaction returns to its question', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await expect(screen.getByText('Round 1, fast actions', { exact: false }).first()).toBeVisible();
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  await page.evaluate(() =>
    addEventListener('click', () => (globalThis as unknown as { clicked(): void }).clicked(), true),
  );
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await gm.answer(/^Bandit 1 dodges/);
  await expect(gm.log).toContainText(/dodge/i);
  await expect(gm.question).toBeHidden();
  expect(clicks).toBe(4);
  await expect(screen.getByText('Theobald').first()).toBeVisible();
  await gm.saved();
  await screen.close();

  // After undo Theobald has not attacked yet.
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText(/dodge/i);
  await gm.move(/^Sword/).click();
  const far = gm.question.getByRole('button', { name: /Bandit 2 .*only nearby/ });
  await expect(far).toBeDisabled();
  await gm.question
    .getByRole('button', { name: /Rule MU-15/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('MU-15');
  // Escape first closes the dialog completely, and then steps back in the move.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(gm.question).toBeHidden();

  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await expect(gm.question).toContainText('any reaction');
  await gm.saved();
  const asked = await gm.question.getByRole('heading', { level: 2 }).innerText();
  await page.reload();
  await expect(gm.question.getByRole('heading', { name: asked })).toBeVisible();
  await gm.answer('No reaction');
  await expect(gm.question).toBeHidden();
  await expect(gm.log).toContainText(/Theobald (hits|misses)/);
});

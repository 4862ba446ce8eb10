/** Where the table stops, as first opened and as set: one answer that fits, turns with nothing left, rolls to be ruled on. */
import { expect, tabletop as test } from '../helpers/table.ts';

test.use({ stops: 'as first opened' });

test('a target that is the only one is taken, told, and taken back with the move; who wants to be asked is', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toContainText('any reaction');
  await page.keyboard.press('Escape');
  await expect(gm.question).toBeHidden();
  await expect(gm.log).not.toContainText('Only one way');
  await gm.move(/^Sword/).click();
  await gm.answer(/^No reaction|^Let it/);
  await expect(gm.question).toBeHidden();
  await expect(gm.log).toContainText('Only one way: Bandit 1');
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText('Only one way');

  await gm.fromMenu('Dice and stops');
  const dialog = page.getByRole('dialog', { name: 'Dice and stops' });
  await dialog.getByRole('region', { name: 'Who is asked' }).getByText('Everyone', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await gm.move(/^Sword/).click();
  await expect(gm.question.getByRole('button', { name: /^Bandit 1/ })).toBeVisible();
});

/** Checks all other screens and their dialogs in both themes by axe. */
import { cleanByAxe, cleanDialog } from '../helpers/axe.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Axe looks at every element, which takes longer than a fight. */
test.slow();

test('the library, its dialogs, the demonstrations, the set-up with its dialogs, and an editor have no violation', async ({
  gm: { page },
}) => {
  await cleanByAxe(page, 'the library');
  for (const button of ['New encounter', 'About', 'About this device']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await cleanDialog(page, button);
  }
  await page.getByRole('button', { name: 'Watch the rules at work' }).click();
  await expect(page.getByRole('heading', { name: 'Watch the rules at work' })).toBeVisible();
  await cleanByAxe(page, 'the demonstrations');

  await page.goto('./');
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(page.getByRole('button', { name: /^Bandit/, pressed: true })).toBeVisible();
  await cleanByAxe(page, 'the set-up');
  for (const name of ['House rules', 'Players’ screen', 'Change the map']) {
    await page.getByRole('button', { name, exact: true }).click();
    await cleanDialog(page, name);
  }
  await page.getByRole('tab', { name: 'Bandit', exact: true }).click();
  await page.getByRole('button', { name: 'Keep Bandit on the shelf' }).click();
  await expect(page.getByText('Bandit is on the shelf.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await cleanByAxe(page, 'the editor of zones');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Back to the start page' }).click();
  await page.getByRole('button', { name: 'The shelf' }).click();
  await page.getByRole('row', { name: /^Bandit/ }).click();
  await cleanByAxe(page, 'the shelf');
});

/** Checks every screen and every dialog in both themes by axe: no violation. */
import type { Page } from '@playwright/test';
import { cleanByAxe } from '../helpers/axe.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Axe looks at every element, which takes longer than a fight. */
test.slow();

/** A dialog is checked on its own: the page under it cannot be reached, and was checked before. */
async function cleanDialog(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await cleanByAxe(page, what, '[role=dialog], [role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
}

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

test('the fight with its tools, dialogs and a question, and the players’ window have no violation', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await gm.row('Theobald').click();
  await cleanByAxe(screen, 'the players’ window');
  await screen.close();
  await cleanByAxe(page, 'the fight');
  for (const [key, tool] of [
    ['d', 'Draw'],
    ['f', 'Fog'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: tool, exact: true })).toBeVisible();
    await cleanByAxe(page, `the tool ${key}`, `[aria-label="${tool}"]`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: tool, exact: true })).toBeHidden();
  }
  for (const entry of [
    'Look up the rules',
    'The fight by hand',
    'House rules',
    'Dice and stops',
    'Sound',
    'Keys',
    'End the fight…',
  ]) {
    await gm.fromMenu(entry);
    await cleanDialog(page, entry);
  }
  await gm.row('Theobald').click();
  for (const [key, what] of [
    ['s', 'the sheet'],
    ['t', 'the timeline'],
    ['Control+k', 'find anything'],
  ] as const) {
    await page.keyboard.press(key);
    await cleanDialog(page, what);
  }
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toBeVisible();
  // The rest of the page was checked before the question was open.
  await cleanByAxe(page, 'a question', '[aria-label=Question], [aria-label="Who acts"]');
  await page.keyboard.press('Control+z');
  await expect(gm.question).toBeHidden();
  await gm.fromMenu('End the fight…');
  await page.getByRole('button', { name: 'End the fight', exact: true }).click();
  await expect(gm.log).toContainText('The fight is over.');
  await page.keyboard.press('w');
  await expect(page.getByRole('region', { name: 'Turning points' }).or(page.getByRole('table')).first()).toBeVisible();
  await cleanByAxe(page, 'the page after the fight');
});

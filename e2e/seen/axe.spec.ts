/** Every screen and every dialog, in both themes, by axe: no violation. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

/** Axe looks at everything, several times: that takes longer than a fight. */
test.slow();

/** In both themes; the theme is put on the root, as the window does, so that what is open stays open. */
async function clean(page: Page, what: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${what}, ${theme}`,
    ).toEqual([]);
  }
}

test('the library, its dialogs and the demonstrations', async ({ gm, page }) => {
  await gm.visit();
  await clean(page, 'the library');
  for (const [button, title] of [
    ['New encounter', 'New encounter'],
    ['About', /About|Affray/],
    ['About this device', 'About this device'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await clean(page, button);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Watch the rules at work' }).click();
  await expect(page.getByRole('heading', { name: 'Watch the rules at work' })).toBeVisible();
  await clean(page, 'the demonstrations');
});

test('the set-up with its dialogs, and the editors', async ({ gm, page }) => {
  await gm.visit();
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(page.getByRole('button', { name: /^Bandit/, pressed: true })).toBeVisible();
  await clean(page, 'the set-up');
  for (const name of ['House rules', 'Players’ screen', 'Change the map']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await clean(page, 'the editor of zones');
});

test('the fight with its tools and a question, and the players’ window', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await gm.row('Theobald').click();
  await clean(screen, 'the players’ window');
  await clean(page, 'the fight');
  for (const key of ['d', 'f']) {
    await page.keyboard.press(key);
    await clean(page, `the tool ${key}`);
    await page.keyboard.press('Escape');
  }
  await gm.move(/^Sword/).click();
  await expect(gm.question).toBeVisible();
  await clean(page, 'a question');
});

for (const entry of [
  'Look up the rules',
  'The fight by hand',
  'House rules',
  'Dice and stops',
  'Sound',
  'Keys',
  'End the fight…',
])
  test(`the dialog of the fight’s menu: ${entry}`, async ({ gm, page }) => {
    await gm.start('The gallows crossroads');
    await gm.fromMenu(entry);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await clean(page, entry);
  });

for (const [key, what] of [
  ['s', 'the sheet'],
  ['t', 'the timeline'],
  ['Control+k', 'find anything'],
] as const)
  test(`the dialog of a key: ${what}`, async ({ gm, page }) => {
    await gm.start('The gallows crossroads');
    await gm.row('Theobald').click();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, what);
  });

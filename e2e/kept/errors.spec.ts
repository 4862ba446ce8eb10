/** An error while something is drawn, and a part that cannot be fetched: the rest goes on, and nothing of the fight is lost. */
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { expect, fixedSeed, Table } from '../helpers/table.ts';

/** From now on elements of this kind cannot be made in the window; undone by `heal`. */
const hurt = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const make = Document.prototype.createElement;
    Document.prototype.createElement = function (this: Document, kind: string, ...rest: never[]) {
      if (kind === name) throw new Error(`No ${name} today.`);
      return make.call(this, kind, ...rest);
    } as typeof make;
    Object.assign(globalThis, { heal: () => Object.assign(Document.prototype, { createElement: make }) });
  }, tag);
const heal = (page: Page) => page.evaluate(() => (globalThis as unknown as { heal(): void }).heal());

test('what cannot be drawn in the GM’s window leaves the fight as it was, and drawing goes on from there', async ({
  page,
}) => {
  await page.addInitScript(fixedSeed);
  const gm = new Table(page);
  await gm.visit();
  await gm.start('The gallows crossroads');
  await hurt(page, 'article');
  await gm.row('Theobald').click();
  await expect(page.getByRole('heading', { name: 'The screen stumbled. The fight is safe.' })).toBeVisible();
  await expect(page.getByText('No article today.')).toBeVisible();
  await heal(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('article', { name: 'Theobald' })).toBeVisible();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toBeVisible();
});

test('what cannot be drawn in the players’ window comes back with the next thing that happens', async ({ page }) => {
  await page.addInitScript(fixedSeed);
  const gm = new Table(page);
  await gm.visit();
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await expect(screen.getByText('Theobald').first()).toBeVisible();
  await hurt(screen, 'li');
  // Whatever is drawn anew now cannot be.
  await gm.row('Bandit 1').click();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await gm.row('Theobald').click();
  await expect(screen.getByRole('alert')).toContainText('The screen stumbled.');
  await heal(screen);
  await gm.row('Bandit 2').click();
  await page.keyboard.press('h');
  await expect(screen.getByRole('alert')).toBeHidden();
  await expect(screen.getByText('Theobald').first()).toBeVisible();
});

test.describe('a part that cannot be fetched', () => {
  test.use({ serviceWorkers: 'block' });
  test('is told with the way to try again, and the fight is as it was', async ({ page }) => {
    await page.addInitScript(fixedSeed);
    await page.route(/assets\/(FightScreen|Dialogs)-/, (route) => route.abort());
    const gm = new Table(page);
    await gm.visit();
    await page.getByRole('button', { name: /The gallows crossroads/ }).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText('A part of Affray is not here yet.');
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toContainText('Nothing is lost.');
    await page.unroute(/assets\/(FightScreen|Dialogs)-/);
    await page.route(/assets\/Dialogs-/, (route) => route.abort());
    await told.getByRole('button', { name: 'Try again' }).click();
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'House rules' }).click();
    await expect(told).toContainText('This could not be fetched');
    await expect(gm.question).toBeVisible();
    await page.unroute(/assets\/Dialogs-/);
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: /House rules/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await gm.answer(/^Bandit 1/);
  });
});

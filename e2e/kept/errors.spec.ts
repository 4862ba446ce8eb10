/** An error while something is drawn: in each window the rest goes on, and nothing of the fight is lost. */
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

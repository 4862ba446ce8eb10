/**
 * An error while a component is drawn, and a part that cannot be loaded: the rest of the screen
 * works, and the fight loses nothing.
 */
import type { Page } from '@playwright/test';
import { expect, fixedSeed, Table, blankPage as test } from '../helpers/table.ts';

/** From now on the window cannot make elements with this tag; `heal` undoes this. */
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

test('a component that fails in the GM’s window leaves the fight as it was, and the screen is drawn again from there', async ({
  page,
}) => {
  await page.addInitScript(fixedSeed);
  const gm = new Table(page);
  await gm.visit();
  await gm.start('The gallows crossroads');
  await hurt(page, 'article');
  await gm.row('Theobald').click();
  await expect(
    page.getByRole('heading', { name: 'Something went wrong on this screen. The fight is safe.' }),
  ).toBeVisible();
  await expect(page.getByText('No article today.')).toBeVisible();
  await heal(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('article', { name: 'Theobald' })).toBeVisible();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toBeVisible();
});

test('a component that failed in the players’ window comes back with the next event', async ({ page }) => {
  await page.addInitScript(fixedSeed);
  const gm = new Table(page);
  await gm.visit();
  await gm.start('The gallows crossroads');
  const screen = await gm.openScreen();
  await expect(screen.getByText('Theobald').first()).toBeVisible();
  await hurt(screen, 'li');
  // From here on, components that are drawn again fail.
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

test.describe('a part that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });
  test('is reported with a way to try again, and the fight stays as it was', async ({ page }) => {
    await page.addInitScript(fixedSeed);
    let missing = /FightPage|LazyDialogs/;
    await page.route(/assets\/(FightPage|LazyDialogs)-/, (route) =>
      missing.test(route.request().url()) ? route.abort() : route.continue(),
    );
    const gm = new Table(page);
    await gm.visit();
    await page.getByRole('button', { name: /The gallows crossroads/ }).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText('A part of Affray is not here yet.');
    // The words are the same before and after: only the second request says that it was tried.
    const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('FightPage-'));
    await told.getByRole('button', { name: 'Try again' }).click();
    await failedAgain;
    await expect(told).toContainText('Nothing is lost.');
    missing = /LazyDialogs/;
    await told.getByRole('button', { name: 'Try again' }).click();
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'House rules' }).click();
    await expect(told).toContainText('This could not be fetched');
    await expect(gm.question).toBeVisible();
    missing = /^$/;
    await told.getByRole('button', { name: 'Try again' }).click();
    // A browser that remembers the failure loads the page again, with the dialog closed.
    await expect(page.getByRole('dialog', { name: /House rules/ }).or(gm.question)).toBeVisible();
    await expect(told).toBeHidden();
  });
  test('is reported as removed by a newer build, and after a reload the fight goes on', async ({ page }) => {
    await page.addInitScript(fixedSeed);
    // All parts that are loaded later are gone: a newer build has given them other names.
    let taken = false;
    const late = /assets\/LazyDialogs-.*\.js/;
    // Parts that the page would load in advance are gone as well.
    await page.route(late, (route) => (taken ? route.fulfill({ status: 404, body: '' }) : route.abort()));
    const gm = new Table(page);
    await gm.visit();
    await gm.start('The gallows crossroads');
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await expect(gm.question).toBeVisible();
    taken = true;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'House rules' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'A newer Affray' });
    await expect(told).toContainText('A newer Affray has taken the place of this one');
    await expect(told).not.toContainText('connection');
    await page.unroute(late);
    await told.getByRole('button', { name: 'Load the page again' }).click();
    await expect(gm.question).toBeVisible();
    await expect(page.getByText('A newer Affray')).toBeHidden();
  });
});

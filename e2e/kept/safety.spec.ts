/**
 * Nothing is lost or leaked: offline use, a sub-path, two windows of one encounter, files, hidden
 * combatants.
 */
import { readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { servedAddress, servedBelow } from '../helpers/browser.ts';
import { expect, openFile, Table, tabletop as test } from '../helpers/table.ts';

test.describe('offline', () => {
  // These tests are about the files that the service worker stores.
  test.use({ serviceWorkers: 'allow' });

  test('a window that never visited has nothing offline (the control)', async ({ browser }) => {
    const context = await browser.newContext();
    await context.setOffline(true);
    const page = await context.newPage();
    await expect(page.goto(servedAddress)).rejects.toThrow();
    await context.close();
  });

  test('after one visit to the library under a sub-path, every game, a question and the players’ window work without a network', async ({
    gm,
    page,
    context,
  }) => {
    await gm.visit(servedBelow);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await gm.start('The gallows crossroads');
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await gm.answer(/^Bandit 1/);
    const screen = await gm.openScreen();
    await expect(screen).toHaveURL(/\/tables\/affray\/screen\.html/);
    await expect(screen.getByText('Theobald').first()).toBeVisible();
    // It would draw all fights that follow as well.
    await screen.close();
    await page.reload();
    await expect(gm.question).toContainText('any reaction');
    // The page's first heading covers all parts and the second the open game. None of the other
    // games has been opened before.
    const games = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
    await gm.fromMenu('To the start page');
    await expect(games.first()).toBeVisible();
    const fights = await Promise.all(
      (await games.all()).slice(2).map((game) => game.getByRole('button').first().getAttribute('aria-label')),
    );
    expect(fights.length).toBeGreaterThan(3);
    for (const fight of fights) {
      await gm.start(String(fight).replace(/^Start (.*?)\. .*$/s, '$1'));
      await expect(page.locator('canvas').filter({ visible: true }).first()).toBeVisible();
      await gm.fromMenu('To the start page');
    }
    await context.setOffline(false);
  });
});

test('a second window of the same encounter is told so, and may take the encounter over', async ({
  gm,
  page,
  context,
}) => {
  await gm.start('The gallows crossroads');
  const second = await context.newPage();
  const other = new Table(second);
  await other.visit(page.url());
  await second
    .getByRole('region', { name: 'Your encounters' })
    .getByRole('button', { name: /The gallows crossroads/ })
    .first()
    .click();
  await second.getByRole('button', { name: /take .*over/i }).click();
  await other.saved();
  await expect(page.getByText(/another window/i).first()).toBeVisible();
  await other.row('Theobald').click();
  await other.saved();
});

/** Changes one letter in one part of a file, as a flipped bit on a memory stick would. */
function damaged(file: Uint8Array, part: string): Buffer {
  const parts = unzipSync(file);
  const bytes = (parts[part] ?? new Uint8Array()).slice();
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return Buffer.from(zipSync({ ...parts, [part]: bytes }));
}

test('an encounter is saved to one file and opened from it; from a damaged file the whole parts are offered in words, and a file that does not fit is refused', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const buffer = readFileSync(await (await downloading).path());
  expect(buffer.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'To the start page' }).click();
  await openFile(page, { name: 'fight.affray', mimeType: 'application/zip', buffer });
  await expect(gm.question).toContainText('any reaction');
  await gm.answer('No reaction');
  await expect(gm.question).toBeHidden();
  const opened = async (part: string) => {
    const file = { name: `${part}.affray`, mimeType: 'application/zip', buffer: damaged(buffer, part) };
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'To the start page' }).click();
    await openFile(page, file);
  };
  await opened('history.json');
  await expect(page.getByRole('alert')).toContainText('The history in the file is damaged');
  await expect(gm.question).toContainText('any reaction');
  await opened('encounter.json');
  await expect(page.getByRole('alert')).toContainText('“encounter.json.affray”');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.getByRole('heading', { name: 'Ready to play' })).toBeVisible();

  // A file that does not fit is refused with a sentence, and changes nothing.
  await openFile(page, { name: 'notes.affray', mimeType: 'text/plain', buffer: Buffer.from('not a fight at all') });
  await expect(page.getByText(/notes\.affray|not an Affray|cannot be read/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to play' })).toBeVisible();
  const half = JSON.stringify({ version: 2, ruleset: 'murdham', name: 'Half a fight' });
  await openFile(page, { name: 'half.affray', mimeType: 'application/json', buffer: Buffer.from(half) });
  const told = page.getByRole('alert');
  await expect(told).toContainText('“half.affray”: The encounter cannot be read: id: a text is missing.');
  // Only users who ask see the schema's own words.
  await expect(told.getByText('id: invalid_type')).toBeHidden();
  await told.getByText('Details').click();
  await expect(told.getByText('id: invalid_type')).toBeVisible();
});

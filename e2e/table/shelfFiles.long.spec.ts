/**
 * Files of the shelf: a worker reads a large table. Meanwhile the page shows how far the reading
 * has come, responds, and can stop it.
 */
import type { Page } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

const LINES = 5000;
const rows = Array.from({ length: LINES }, (_, n) => `creature,Guard ${n + 1},thrum`);
const table = { mimeType: 'text/csv', buffer: Buffer.from(`kind,name,game\r\n${rows.join('\r\n')}\r\n`) };

/** Chooses a file on the shelf. */
async function choose(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: /^Open a file/ }).click();
  await (await chooser).setFiles({ name, ...table });
}

test('a table of 5,000 lines is read by a worker, while the page shows how far it has come, responds, and can stop the reading', async ({
  gm: { page },
}) => {
  await page.getByRole('button', { name: 'The shelf' }).click();
  await expect(page.getByRole('heading', { name: 'The shelf' })).toBeVisible();

  // For a file that takes long, the page responds, and stops reading when the user says so.
  await page.route(/shelfWorker/, () => {}, { times: 1 });
  await choose(page, 'slow.csv');
  const bar = page.getByRole('progressbar', { name: 'Reading slow.csv' });
  await expect(bar).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find on the shelf' }).fill('knight');
  await expect(page.getByRole('button', { name: 'Files' })).toBeEnabled();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();

  // Each share that is drawn was drawn while a worker read the file: a page that reads the file
  // itself draws none.
  await page.evaluate(() => {
    const drawn = new Set<string>();
    const note = () => {
      const now = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
      if (now) drawn.add(now);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { drawn });
  });
  await choose(page, 'guards.csv');
  const offered = page.getByRole('dialog', { name: 'guards.csv' });
  await expect(offered).toContainText(`${LINES} to take`);
  await expect(page.getByRole('progressbar')).toBeHidden();
  const shares = await page.evaluate(() => (globalThis as unknown as { drawn: Set<string> }).drawn.size);
  expect(shares).toBeGreaterThan(5);
});

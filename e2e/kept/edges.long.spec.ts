/**
 * Moments at which a fight could be lost: a new version in the middle of a move, or leaving with
 * unsaved changes. Also: what a page may run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, fixedSeed, leaveUndrawn, Table, tabletop as test } from '../helpers/table.ts';
import { serveVersions } from '../helpers/versions.ts';

/**
 * Opens a window whose program the service worker has stored, in the middle of a question. Returns
 * the host too, which can publish a newer version.
 */
async function inAQuestion(browser: Browser) {
  const host = await serveVersions();
  const context = await leaveUndrawn(await browser.newContext());
  await context.addInitScript(fixedSeed);
  const page = await context.newPage();
  const gm = new Table(page);
  await gm.visit(host.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toContainText('any reaction');
  return { host, context, page, gm };
}

test.describe('a newer version', () => {
  // The new version arrives through the service worker.
  test.use({ serviceWorkers: 'allow' });

  test('the GM declines a new version in the middle of a question, and the old version and the question stay; the next time the GM takes it, and the question is open again', async ({
    browser,
  }) => {
    const { host, context, page, gm } = await inAQuestion(browser);
    const asked = await gm.question.getByRole('heading', { level: 2 }).innerText();
    await gm.saved();
    host.bringOut();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const take = page.getByRole('button', { name: 'Take it', exact: true });
    await take.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(gm.question).toBeVisible();
    await expect(take).toBeHidden();

    // The offer comes again when the program is next opened.
    await page.reload();
    await expect(gm.question).toBeVisible();
    await take.click();
    const sure = page.getByRole('alertdialog', { name: 'Take the new version now?' });
    await expect(sure).toBeVisible();
    const loaded = page.waitForEvent('load');
    await sure.getByRole('button', { name: 'Take it now' }).click();
    await loaded;
    await expect(gm.question.getByRole('heading', { level: 2 })).toHaveText(asked);
    await expect(take).toBeHidden();
    await context.close();
    await host.close();
  });
});

/** Makes the browser's storage full from now on. */
const fullStorage = () => {
  const add = IDBObjectStore.prototype.add;
  const put = IDBObjectStore.prototype.put;
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(globalThis, {
    fill() {
      IDBObjectStore.prototype.add = refuse;
      IDBObjectStore.prototype.put = refuse;
    },
    empty() {
      IDBObjectStore.prototype.add = add;
      IDBObjectStore.prototype.put = put;
    },
  });
};

test('leaving asks first while a change is only in memory, and does not ask when everything is saved', async ({
  gm,
  page,
}) => {
  await page.addInitScript(fullStorage);
  await page.reload();
  await gm.start('The gallows crossroads');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await gm.row('Theobald').click();
  await gm.saved();
  await page.reload();
  await gm.saved();
  expect(asked).toEqual([]);
  await gm.row('Theobald').click();
  await page.evaluate(() => (globalThis as unknown as { fill(): void }).fill());
  await page.keyboard.press('Shift+H');
  await gm.move(/^Sword/).click();
  await expect(page.getByRole('banner')).toContainText(/memory/i);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('all pages run only their own files', async ({ page }) => {
  for (const name of ['index.html', 'screen.html', 'phone.html']) {
    const text = readFileSync(join(import.meta.dirname, '../..', 'dist', name), 'utf8');
    expect(text.match(/<script(?![^>]*\ssrc=)[^>]*>/g), name).toBeNull();
    await page.goto(`./${name}`);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    const tried = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.wasRun = true';
      document.head.append(script);
      const elsewhere = await fetch('http://127.0.0.1:9/').then(
        () => 'sent',
        (error: Error) => error.message,
      );
      return { inline: 'wasRun' in globalThis, elsewhere };
    });
    expect(tried.inline).toBe(false);
    expect(tried.elsewhere).toMatch(/Failed to fetch|refused|Content Security/i);
  }
});

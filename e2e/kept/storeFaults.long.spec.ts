/**
 * A store that is damaged, deleted, silent or of another version: the app says so in words, and
 * offers the parts that are whole.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openFile, type Table, tabletop as test } from '../helpers/table.ts';

type Stored = Record<string, unknown>;
/**
 * What to do to all records of a store, oldest first. The records that the function returns replace
 * the old ones.
 */
type Damage = Record<string, (records: Stored[]) => Stored[]>;

/**
 * Goes to a page of the same origin that is not the app, so that the app does not hold the store
 * open.
 */
async function leaveApp(page: Page): Promise<void> {
  await page.route('**/elsewhere.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('./elsewhere.html');
  await page.evaluate(() => sessionStorage.clear());
}

const readStores = (page: Page, names: string[]): Promise<Record<string, Stored[]>> =>
  page.evaluate(async (stores) => {
    const open = indexedDB.open('affray-library');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const tx = open.result.transaction(stores);
    const all = stores.map((name) => [name, tx.objectStore(name).getAll()] as const);
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    open.result.close();
    return Object.fromEntries(all.map(([name, request]) => [name, request.result]));
  }, names);

const writeStores = (page: Page, records: Record<string, Stored[]>): Promise<void> =>
  page.evaluate(async (stores) => {
    const open = indexedDB.open('affray-library');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const tx = open.result.transaction(Object.keys(stores), 'readwrite');
    for (const [name, kept] of Object.entries(stores)) {
      tx.objectStore(name).clear();
      for (const one of kept) tx.objectStore(name).put(one);
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    open.result.close();
  }, records);

/**
 * Leaves the app, changes the records in its store as a bad disk would, and returns to the library.
 */
async function damageStore(page: Page, damage: Damage): Promise<void> {
  await leaveApp(page);
  const before = await readStores(page, Object.keys(damage));
  await writeStores(
    page,
    Object.fromEntries(Object.entries(damage).map(([name, change]) => [name, change(before[name] ?? [])])),
  );
  await page.goto('./');
}

const newestCopyDamaged = (copies: Stored[]): Stored[] =>
  copies
    .sort((a, b) => Number(a.seq) - Number(b.seq))
    .map((copy, at) => (at === copies.length - 1 ? { ...copy, text: `${String(copy.text)} ` } : copy));

/** Hides a combatant and shows them again, which makes two changes. */
async function hideAndShow(gm: Table, page: Page, name: string): Promise<void> {
  await gm.row(name).click();
  await page.keyboard.press('h');
  await gm.saved();
  await page.keyboard.press('h');
  await gm.saved();
}

test('a damaged part of the record is named, and the fight opens up to that part', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await hideAndShow(gm, page, 'Bandit 1');
  await damageStore(page, {
    snapshots: newestCopyDamaged,
    // Only the name of the change in the last line is different, which the rules would not notice.
    journal: (lines) =>
      lines.map((line, at) =>
        at === lines.length - 1 ? JSON.parse(JSON.stringify(line).replace('Bandit 1', 'Bandit 7')) : line,
      ),
  });
  await page.getByRole('button', { name: /^The gallows crossroads begun/ }).click();
  await expect(page.getByRole('alert')).toContainText('The last change of this fight could not be done again');
  await expect(page.getByRole('alert')).toContainText('missing or damaged');
  await expect(gm.row('Bandit 1')).toBeVisible();
  await expect(gm.log).not.toContainText('Bandit 7');
});

test('an encounter without its entry and with one damaged copy is found and stands where it stood', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  await hideAndShow(gm, page, 'Bandit 1');
  await damageStore(page, { encounters: () => [], snapshots: newestCopyDamaged });
  const row = page.getByRole('button', { name: /^The gallows crossroads begun/ });
  await expect(row).toContainText('the fight itself is whole');
  await row.click();
  await expect(page.getByRole('alert')).toContainText('One of its two stored copies is damaged');
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeEnabled();
  await expect(gm.log.getByText(/Bandit 1/)).toHaveCount(2);
});

test('with a store that never answers, every button works: the app says so, plays in memory and saves to a file', async ({
  gm,
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    // The request to open the database is never answered.
    IDBFactory.prototype.open = function (this: IDBFactory) {
      return open.call(this, 'another library');
    };
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set() {} });
    const listen = IDBRequest.prototype.addEventListener;
    IDBRequest.prototype.addEventListener = function (this: IDBRequest, ...given: Parameters<typeof listen>) {
      if (given[0] !== 'success' && given[0] !== 'upgradeneeded') listen.apply(this, given);
    } as typeof listen;
  });
  await page.reload();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await page
    .getByRole('button', { name: /The gallows crossroads/ })
    .first()
    .click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'The gallows crossroads', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('In memory only');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Save as a file' })).toBeEnabled();
  await gm.row('Theobald').click();
  await expect(page.getByRole('article', { name: 'Theobald' })).toBeVisible();
});

test('a store of a newer version says so and gives out all its contents, and a deleted store is reported while the fight stays', async ({
  gm,
  page,
  context,
}) => {
  await gm.start('The gallows crossroads');
  await hideAndShow(gm, page, 'Bandit 1');
  // Deletes the data as the browser's own “delete the data of this site” does.
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await expect(page.getByRole('alert')).toContainText('was deleted');
  await expect(page.getByRole('alert')).not.toContainText('newer');
  await expect(page.getByRole('banner')).toContainText('In memory only');
  await gm.row('Bandit 1').click();
  await page.keyboard.press('h');
  await gm.saved();
  await leaveApp(page);
  await page.evaluate(async () => {
    const open = indexedDB.open('affray-library', 99);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    open.result.close();
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('A newer Affray has written');
  const downloading = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save everything as a file' }).click();
  const everything = readFileSync(await (await downloading).path());
  // Where there is space again, the store takes the whole file.
  await leaveApp(page);
  await page.evaluate(async () => {
    const gone = indexedDB.deleteDatabase('affray-library');
    await new Promise((resolve) => {
      gone.onsuccess = resolve;
    });
  });
  await page.goto('./');
  await openFile(page, { name: 'everything.affray', mimeType: 'application/zip', buffer: everything });
  await page.getByRole('button', { name: /^The gallows crossroads begun/ }).click();
  await expect(gm.log.getByText(/Bandit 1/)).toHaveCount(3);
});

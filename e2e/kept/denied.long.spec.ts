/**
 * A browser that denies the page all storage: a fight starts in memory, says so, and can be saved
 * as a file.
 */
import type { BrowserContext } from '@playwright/test';
import { expect, fileFrom, fixedSeed, plainFiles, Table, blankPage as test, watchPage } from '../helpers/table.ts';

/**
 * Behaves like browsers that block all site data. `by name`: the very name of a store throws. `when
 * opened`: the database refuses to open.
 */
const denying = (database: 'by name' | 'when opened') => {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  const throwing = (name: string) =>
    Object.defineProperty(globalThis, name, {
      get() {
        throw denied();
      },
    });
  for (const name of ['localStorage', 'sessionStorage', 'caches']) throwing(name);
  if (database === 'by name') throwing('indexedDB');
  else
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'UnknownError');
    };
  const rejecting = { value: () => Promise.reject(denied()) };
  Object.defineProperties(StorageManager.prototype, { estimate: rejecting, persisted: rejecting, persist: rejecting });
  Object.defineProperty(LockManager.prototype, 'request', rejecting);
};

async function openDenied(context: BrowserContext, database: 'by name' | 'when opened') {
  await context.addInitScript(denying, database);
  for (const script of [fixedSeed, plainFiles]) await context.addInitScript(script);
  const page = await context.newPage();
  const faults = watchPage(page);
  const gm = new Table(page);
  await gm.visit();
  await page
    .getByRole('button', { name: /The gallows crossroads/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'The gallows crossroads', level: 1 })).toBeVisible();
  return { page, gm, faults };
}

for (const database of ['by name', 'when opened'] as const)
  test(`where all storage is denied, the database ${database}, a fight starts in memory and says so`, async ({
    context,
  }) => {
    const { page, gm, faults } = await openDenied(context, database);
    await expect(page.getByRole('banner').getByText('In memory only')).toBeVisible();
    await expect(page.getByText('This browser does not let the page keep anything')).toBeVisible();
    const { bytes } = await fileFrom(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
    expect(bytes.length).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'I have read it' }).click();

    // The fight can be played and shown to the players.
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await expect(gm.question).toBeVisible();
    const screen = await gm.openScreen();
    const more = watchPage(screen);
    await expect(screen.getByText('Theobald').first()).toBeVisible();
    expect([...faults, ...more]).toEqual([]);
  });

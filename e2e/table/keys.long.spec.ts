/**
 * The GM's own keys: a key that is bound anew works on every screen, and stands in the list of keys
 * over each of them.
 */
import { builtRules } from '../helpers/builtRules.ts';
import { expect, freePart, tabletop as test } from '../helpers/table.ts';

test('a key that is bound anew undoes in the fight, in the set-up and in the editor', async ({ gm, page }) => {
  // The GM binds the key in the library, where nothing can be undone yet.
  await page.keyboard.press('F1');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByRole('button', { name: /^Take back: / }).click();
  await page.keyboard.press('z');
  await expect(list.getByRole('button', { name: 'Take back: Z. Change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  // Set-up.
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const waiting = page.getByText('1 not placed');
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(waiting).toBeVisible();
  // The usual key no longer does this.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('z');
  await expect(waiting).toBeHidden();
  await page.keyboard.press('F1');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');

  // The editor, reached by its key.
  await page.keyboard.press('e');
  const name = page.getByRole('textbox', { name: 'Name of the map' });
  await name.fill('The Long Night');
  // A typed value counts when the user leaves the input.
  await page.getByRole('button', { name: 'The whole map' }).focus();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await page.keyboard.press('z');
  await expect(name).not.toHaveValue('The Long Night');
  await page.keyboard.press('F1');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Back to the start page' }).click();

  // The fight.
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  await page.keyboard.press('h');
  await expect(gm.log).toContainText('Theobald is hidden from the players.');
  await page.keyboard.press('z');
  await expect(gm.log).not.toContainText('Theobald is hidden from the players.');
});

test('a tooltip, a dialog, a menu and an explained number keep or leave keys, and four reinforcements without a place take at most six inputs', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  const sheet = page.getByRole('button', { name: 'Open the sheet' });
  await sheet.hover();
  await expect(page.getByRole('tooltip')).toContainText('Set anything by hand');
  await expect(sheet).toHaveAccessibleDescription(/Set anything by hand/);
  // A tooltip takes no key: one Escape deselects the chosen combatant, though the tooltip is shown.
  await gm.row('Bandit 1').click();
  await sheet.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Bandit 1', exact: true })).toBeHidden();

  // What lies over the fight keeps keys from it.
  await gm.row('Theobald').click();
  await page.keyboard.press('t');
  const timeline = page.getByRole('dialog', { name: 'Timeline' });
  await expect(timeline).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: /^Unfold the numbers/ }).click();
  await page
    .getByRole('button', { name: /show where it comes from$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gm.log).not.toContainText('hidden from the players');
  // The same key works once nothing lies over the fight.
  await page.keyboard.press('h');
  await expect(gm.log).toContainText('Theobald is hidden from the players.');

  // Six inputs: the menu's two, a line, its Enter, and two on the map.
  await gm.fromMenu('Somebody joins…');
  await page.getByRole('textbox', { name: 'Who comes, in words' }).fill('4 bandits');
  await page.keyboard.press('Enter');
  const banner = page.getByRole('region', { name: 'Waiting for a place' });
  await expect(banner).toContainText('Click where Bandit 3 stands');
  await banner.getByRole('button', { name: 'All together' }).click();
  const free = await freePart(page);
  await page.mouse.click(free.x + free.width * 0.75, free.y + free.height * 0.8);
  await expect(gm.log).toContainText('Bandit 3, Bandit 4, Bandit 5 and Bandit 6 are moved to Tinkers’ Camp.');
  await expect(banner).toBeHidden();
});

test.describe('on a slow network', () => {
  test.use({ serviceWorkers: 'block' });
  test('dice that are typed at the very moment their question opens are all taken', async ({ gm, page }) => {
    // Nothing is loaded in advance, and once the fight is shown no file arrives while the dice are
    // typed.
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    await page.reload();
    await gm.start('A meeting at the mill');
    await gm.rollReal('Game master');
    let comes = () => {};
    const slow = new Promise<void>((go) => {
      comes = go;
    });
    await page.route('**/assets/**', async (route) => {
      await slow;
      await route.continue();
    });
    await gm.answer('Roll their reaction');
    // The test types at once, and removes a wrong face.
    for (const key of ['6', 'Backspace', '2', '3']) await page.keyboard.press(key);
    await expect(gm.log).toContainText('Hostile: they threaten and take what they can.');
    comes();
  });
});

// One game on zones and one on squares; `npm run inputs` counts the others.
for (const name of ['Murdham', 'Thrum'])
  test(`an attack of ${name} with its reaction takes at most four keys, and those for the real dice`, async ({
    page,
    baseURL,
  }) => {
    const { loadAllGames, playAtTable } = await builtRules();
    const game = (await loadAllGames()).find((one) => one.name === name);
    if (!game) throw new Error(`${name} is there.`);
    const { attacks } = await playAtTable(page, baseURL ?? '', game, 'typed', 'an attack is answered');
    const last = attacks.at(-1);
    expect(last && last.keys + last.clicks - last.dice, last?.who).toBeLessThanOrEqual(4);
  });

/** Keys of the GM's own: one that is bound anew holds in every screen, and stands in the list that opens over each of them. */
import { loadAllGames } from '../../src/rulesets/index.ts';
import { playAtTable } from '../../tools/browser/inputs/atTable.ts';
import { expect, tabletop as test } from '../helpers/table.ts';

test('a key that is bound anew takes back in the fight, in the set-up and in the editor', async ({ gm, page }) => {
  // Bound from the library, where nothing can be taken back yet.
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByRole('button', { name: /^Take back: / }).click();
  await page.keyboard.press('u');
  await expect(list.getByRole('button', { name: 'Take back: U. Change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  // Set-up.
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const waiting = page.getByText('1 not placed');
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(waiting).toBeVisible();
  // The usual key is given up with it.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('u');
  await expect(waiting).toBeHidden();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');

  // The editor, reached by its key.
  await page.keyboard.press('e');
  const name = page.getByRole('textbox', { name: 'Name of the map' });
  await name.fill('The Long Night');
  // What is typed is taken when the input is left.
  await page.getByRole('button', { name: 'The whole map' }).focus();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await page.keyboard.press('u');
  await expect(name).not.toHaveValue('The Long Night');
  await page.keyboard.press('?');
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
  await page.keyboard.press('u');
  await expect(gm.log).not.toContainText('Theobald is hidden from the players.');
});

test('a tooltip takes no key from what is under it', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  const sheet = page.getByRole('button', { name: 'Open the sheet' });
  await sheet.hover();
  await expect(page.getByRole('tooltip')).toContainText('Set anything by hand');
  await expect(sheet).toHaveAccessibleDescription(/Set anything by hand/);
  // One Escape lets go of whom one had chosen, though the tooltip is open.
  await gm.row('Bandit 1').click();
  await sheet.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Bandit 1', exact: true })).toBeHidden();
});

test('a dialog keeps the keys from the fight under it, a menu and words at a number too', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
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
  await page
    .getByRole('button', { name: /show where it comes from$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(gm.log).not.toContainText('hidden from the players');
  // The same key does it once nothing lies over the fight.
  await page.keyboard.press('h');
  await expect(gm.log).toContainText('Theobald is hidden from the players.');
});

test('dice that are typed before what hears them has been fetched are taken once it is there', async ({ gm, page }) => {
  let fetched = () => {};
  const waits = new Promise<void>((go) => {
    fetched = go;
  });
  await page.route(/\/DiceAnswer-[^/]+\.js$/, async (route) => {
    await waits;
    await route.continue();
  });
  await gm.start('A meeting at the mill');
  await gm.rollReal('Game master');
  await gm.answer('Roll their reaction');
  await expect(gm.question).toContainText('Reaction of the other side');
  await expect(gm.question.getByRole('button', { name: /^Roll for me/ })).toBeHidden();
  // A wrong face, taken away, and the right ones: each is heard after the one before it.
  for (const key of ['6', 'Backspace', '2', '3']) await page.keyboard.press(key);
  fetched();
  await expect(gm.log).toContainText('Hostile: they threaten and take what they can.');
});

for (const game of await loadAllGames())
  test(`an attack of ${game.name} with its reaction takes four keys at most, and those of the real dice`, async ({
    page,
    baseURL,
  }) => {
    const { attacks } = await playAtTable(page, baseURL ?? '', game, 'typed', 'an attack is answered');
    const last = attacks.at(-1);
    expect(last && last.keys + last.clicks - last.dice, last?.who).toBeLessThanOrEqual(4);
  });

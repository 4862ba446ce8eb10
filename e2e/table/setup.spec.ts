/** A fight of one's own: from an empty encounter over set-up and the fight to the durability rolls, with pointer and keys, on both windows. */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a fight of one’s own from set-up to the durability rolls', async ({ gm, page }) => {
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const map = page.getByRole('region', { name: 'The map' });
  /** Clicks on the map, so many pixels to the right of its middle. */
  const put = async (right: number) => {
    const box = await map.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2 + right, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(page.getByText('Click where Bandit stands')).toBeVisible();
  await put(0);
  await expect(page.getByRole('button', { name: 'Bandit Under the Gallows' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to The party' }).click();
  await page.getByRole('button', { name: /^Add Knight\..* To The party\.$/ }).click();
  await expect(page.getByText('Click where Knight stands')).toBeVisible();
  await put(60);
  await expect(page.getByRole('button', { name: 'Knight Under the Gallows' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(gm.question).toContainText('Who began the fight?');
  await gm.answer('The party');
  const screen = await gm.openScreen();
  await gm.row('Knight').focus();
  await page.keyboard.press('Enter');
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit/);
  await gm.answer('No reaction');
  await expect(screen.getByText('Knight').first()).toBeVisible();
  await page.keyboard.press('n');
  await gm.saved();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /End the fight/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /End/ }).click();
  await expect(gm.log).toContainText(/Sword (holds|is damaged)/);
  await expect(gm.log).toContainText('MU-48');
  // The end is a move like any other: taken back, the fight goes on.
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText('MU-48');
  await gm.saved();
});

test('back among the ready-made maps one of them is chosen again, and who is made by hand is open at once', async ({
  gm,
}) => {
  const { page } = gm;
  await page.getByRole('button', { name: 'New encounter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New encounter' });
  await dialog.getByText('The Old Mill').click();
  await dialog.getByRole('tab', { name: 'Plain ground' }).click();
  await expect(dialog.getByPlaceholder('Open ground')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Ready-made maps' }).click();
  await expect(dialog.getByRole('radio', { name: /^The Old Mill/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('button', { name: 'Rename “The Old Mill”' })).toBeVisible();
  await page.getByRole('button', { name: 'Make one by hand' }).click();
  await expect(page.getByRole('tab', { name: 'Someone' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Click where Someone stands')).toBeVisible();
});

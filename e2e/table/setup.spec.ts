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

test('dragged from the list somebody stands where they are let go; the game, the side and the place of a kind are remembered; a fight that runs is listed as begun', async ({
  gm,
}) => {
  const { page } = gm;
  const setItUp = async () => {
    await page.getByRole('button', { name: 'New encounter' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
  };
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page
    .getByRole('radiogroup', { name: 'The game' })
    .getByRole('radio', { name: 'Einfelst Wilds' })
    .check({ force: true });
  await page.getByRole('tab', { name: 'Plain ground' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const bandit = page.getByRole('button', { name: /^Add Bandit\./ });
  const [from, map] = [await bandit.boundingBox(), await page.getByRole('region', { name: 'The map' }).boundingBox()];
  if (!from || !map) throw new Error('The list or the map is not on the page.');
  const to = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  const cast = page.getByRole('region', { name: 'Sides and combatants' });
  const placed = cast.getByRole('button', { name: /^Bandit (?!beside)/ });
  await expect(placed).toBeVisible();
  const place = (await placed.innerText()).split('\n').at(-1) ?? '';

  // The next of its kind is offered the place of the first, one press away.
  await bandit.click();
  await page.getByRole('button', { name: 'Beside Bandit 1' }).click();
  await expect(cast.getByRole('button', { name: `Bandit 2 ${place}` })).toBeVisible();

  // Whom a creature came to is remembered for the next encounter, and the game too.
  await page.getByRole('button', { name: 'Add to The party' }).click();
  await bandit.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await gm.saved();
  await gm.fromMenu('To the library');
  await expect(page.getByRole('region', { name: 'Your encounters' }).getByText('begun', { exact: true })).toBeVisible();
  await setItUp();
  await expect(page.getByText('Setting up · Einfelst Wilds')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Bandit\..* To The party\.$/ })).toBeVisible();
});

/**
 * Maps: files of other programs, the editors of zones and of squares, and a token dragged with the
 * mouse.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Table, tabletop as test } from '../helpers/table.ts';

// These tests look at painted maps.
test.use({ painted: true });

const dungeon = readFileSync(join(import.meta.dirname, '../../src/formats/samples/crypt_of_keverr.json'));

/** Opens the set-up of a new encounter of a game. */
async function setUp(page: Page, game: string, maps?: string): Promise<void> {
  await page.getByRole('button', { name: 'New encounter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New encounter' });
  // A ready map may have a game's name in its own.
  await dialog.getByRole('radiogroup', { name: 'The game' }).getByRole('radio', { name: game }).check({ force: true });
  if (maps) await dialog.getByRole('tab', { name: maps }).click();
}

/**
 * A point of the map, in shares of its width and height. In a fight the shares are of the part that
 * no panel covers.
 */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const map = page.getByRole('region', { name: 'The map' });
  const box = await map.or(page.locator('[data-free-part]')).last().boundingBox();
  if (!box) throw new Error('The map is not on the page.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test('a map file of another program becomes the map of any game, and a file that is no map is refused with its reason', async ({
  gm: { page },
}) => {
  await setUp(page, 'Murdham', 'Your own map');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
  };
  // A worker reads the file, not the page. The GM can stop one that takes long.
  await page.route(/mapWorker/, () => {}, { times: 1 });
  await choose('slow.json', dungeon);
  await expect(page.getByRole('progressbar', { name: 'Reading slow.json' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await choose('shopping.json', Buffer.from('{"bread": 2}'));
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toContainText(/map|dungeon/i);
  await choose('crypt.json', dungeon);
  // Another game keeps the file, which becomes squares there.
  await page.getByRole('radiogroup', { name: 'The game' }).getByRole('radio', { name: 'Thrum' }).check({ force: true });
  await expect(page.getByRole('list', { name: 'About this map' })).toContainText(
    'players see wall there until one is opened',
  );
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('button', { name: 'Rename “Crypt of Keverr”' })).toBeVisible();
  await expect(page.getByText('Setting up · Thrum')).toBeVisible();
});

test('a corner of a zone is dragged in the editor, the zone is cut in two and another drawn by its corners, and each is undone', async ({
  gm,
  page,
}) => {
  await setUp(page, 'Murdham', 'Plain ground');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  const back = page.getByRole('button', { name: 'Take back' });
  const tool = (name: string) => page.getByRole('radio', { name }).click();
  await expect(back).toBeDisabled();
  await gm.still();
  // The upper right corner of the middle zone. Escape during the drag leaves it in place.
  const middle = await at(page, 0.525, 0.5);
  await page.mouse.click(middle.x, middle.y);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveValue('B2');
  const [grip, there] = [await at(page, 0.634, 0.33), await at(page, 0.7, 0.39)];
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(there.x, there.y, { steps: 10 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(back).toBeDisabled();
  await drag(page, grip, there);
  await expect(back).toBeEnabled();
  await expect(name).toHaveValue('B2');
  await page.keyboard.press('Control+z');
  await expect(back).toBeDisabled();

  await tool('Split a zone');
  await expect(page.getByRole('status').filter({ hasText: 'the line cuts it in two' })).toBeVisible();
  // The cut goes across the whole middle zone.
  for (const [x, y] of [
    [0.36, 0.5],
    [0.64, 0.5],
  ] as const) {
    const { x: left, y: top } = await at(page, x, y);
    await page.mouse.click(left, top);
  }
  await expect(back).toBeEnabled();
  await back.hover();
  await expect(page.getByRole('tooltip')).toContainText('Split a zone');
  await page.keyboard.press('Control+z');
  await expect(back).toBeDisabled();
  // Escape first gives a half-drawn outline up. Without a corner there is nothing to close.
  await tool('Draw a zone');
  const corner = await at(page, 0.02, 0.02);
  await page.mouse.click(corner.x, corner.y);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(back).toBeDisabled();
});

test('squares are painted in the editor, and the paint is undone', async ({ gm: { page } }) => {
  await setUp(page, 'Thrum', 'Plain ground');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toBeDisabled();
  await drag(page, await at(page, 0.4, 0.4), await at(page, 0.6, 0.6));
  await expect(back).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(back).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeEnabled();
});

test('ground gets a ready name of low cover in the editor, or one of its own', async ({ gm: { page } }) => {
  await setUp(page, 'Ingenuity', 'Plain ground');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await page.getByRole('radio', { name: /^Named ground/ }).check({ force: true });
  const name = page.getByRole('textbox', { name: 'What the ground is called' });
  const low = page.getByRole('group', { name: /^Low cover/ });
  for (const ready of ['low wall', 'hedge', 'fence', 'crates', 'barrels', 'bush', 'parapet', 'barricade'])
    await expect(low.getByRole('button', { name: ready })).toHaveAttribute('aria-pressed', 'false');
  await low.getByRole('button', { name: 'hedge' }).click();
  await expect(name).toHaveValue('hedge');
  await expect(low.getByRole('button', { name: 'hedge' })).toHaveAttribute('aria-pressed', 'true');
  await drag(page, await at(page, 0.4, 0.4), await at(page, 0.6, 0.6));
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await name.fill('altar');
  await expect(low.getByRole('button', { name: 'hedge' })).toHaveAttribute('aria-pressed', 'false');
});

test('a token that is dragged makes a move of the game or, if the GM says so, one by hand, and the ruler measures the same drag', async ({
  gm,
  page,
}) => {
  await gm.start('Alarm in the yard');
  await closeUp(gm, 'Guard 1');
  const from = await at(page, 0.5, 0.5);
  // With the ruler, the same drag measures in the game's own units and moves nobody.
  await page.keyboard.press('m');
  await drag(page, from, { x: from.x + 160, y: from.y });
  await expect(page.getByRole('region', { name: 'Ruler' }).getByRole('status').first()).toHaveText(/^[1-9] m$/);
  await expect(page.getByRole('button', { name: 'Move by hand' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Ruler' })).toBeHidden();
  await drag(page, from, { x: from.x + 160, y: from.y });
  // It is not this token's turn: the game says so, and the GM may move the token by hand.
  await page.getByRole('button', { name: 'Move by hand' }).click();
  await expect(gm.log).toContainText(/Guard 1 is moved to/);
});

/** Brings a combatant large into the middle of the map, and waits until the map is still. */
async function closeUp(gm: Table, who: string): Promise<void> {
  const { page } = gm;
  await gm.row(who).click();
  await expect(page.getByRole('heading', { name: who, exact: true })).toBeVisible();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('+');
  await page.keyboard.press('c');
  await gm.still();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: who, exact: true })).toBeHidden();
}

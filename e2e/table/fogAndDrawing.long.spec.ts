/**
 * Fog on squares and in the middle of a question, and drawings in both windows: drawings for the
 * players appear there, the GM's own do not, and all of it can be undone.
 */
import type { Page } from '@playwright/test';
import { expect, freePart, openFor, postedSince, tabletop as test, toldView, toolBar } from '../helpers/table.ts';

/** Drags over the free part of the GM's map, in shares of its width and height. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = await freePart(page);
  const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), { steps: 4 });
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

test('squares are hidden by a rectangle of numbers and by a drag over the map', async ({ gm, page }) => {
  await gm.start('A Brawl among the Blocks');
  const screen = await openFor(gm, 'Hale');
  await page.keyboard.press('f');
  const fog = toolBar(page, 'Fog');
  await fog.getByRole('button', { name: 'By numbers' }).click();
  await fog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(screen.getByText('Bruiser')).toHaveCount(0);
  await expect(screen.getByText('Hale').first()).toBeVisible();
  expect((await toldView(page))?.cover?.kind).toBe('boxes');
  // Everything is hidden except where the party stands. A drag over the lower right quarter of the
  // map, beside the log, reveals that quarter again.
  await drag(page, [0.45, 0.96], [0.96, 0.45]);
  await expect(gm.log).toContainText('The players know now:');
});

test('a drawing for the players is in their window and the GM’s own is not, drawings can be erased and undone, and keys move the pen', async ({
  gm,
  page,
}) => {
  await gm.start('The gallows crossroads');
  await openFor(gm, 'Theobald');
  await page.keyboard.press('d');
  const draw = toolBar(page, 'Draw');
  const kinds = async () => (await toldView(page))?.drawings.map(({ figure }) => figure.kind);
  await drag(page, [0.3, 0.4], [0.6, 0.5]);
  await expect.poll(kinds).toEqual(['free']);
  await draw.getByRole('radio', { name: 'Arrow' }).click();
  await drag(page, [0.3, 0.7], [0.6, 0.6]);
  await expect.poll(kinds).toEqual(['free', 'arrow']);

  // Words for the GM alone: the GM types them and then clicks the map where they belong.
  await draw.getByRole('radio', { name: 'Words' }).click();
  await draw.getByRole('radio', { name: 'Only you see it' }).click();
  await draw.getByRole('textbox', { name: 'Words to put on the map' }).fill('CANARY trap');
  await drag(page, [0.5, 0.3], [0.5, 0.3]);
  await gm.saved();
  await expect(page.getByRole('button', { name: /^Take back/ }).first()).toBeEnabled();
  expect(await kinds()).toEqual(['free', 'arrow']);
  expect((await postedSince(page, 0)).join('\n')).not.toContain('CANARY');

  // A click on the words chooses them, and then the GM shows them to the players.
  await draw.getByRole('radio', { name: 'Choose a drawing' }).click();
  await drag(page, [0.51, 0.31], [0.51, 0.31]);
  await draw.getByRole('button', { name: 'Show to the players' }).click();
  await expect.poll(kinds).toEqual(['free', 'arrow', 'words']);

  await draw.getByRole('button', { name: 'Erase all drawings' }).click();
  await expect.poll(kinds).toEqual([]);

  // A note pinned to the map: the players get its name once the GM shows it to them, and never its
  // text.
  await page.keyboard.press('Escape');
  const box = await freePart(page);
  await page.mouse.click(box.x + box.width * 0.1, box.y + box.height * 0.25, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Pin a note here…' }).click();
  const pin = page.getByRole('dialog', { name: 'A pin on the map' });
  await pin.getByRole('textbox', { name: 'Name' }).fill('The old well');
  await pin.getByRole('textbox', { name: 'Words, in Markdown' }).fill('A **drowned** bell');
  await pin.getByText('Its name stands on the players’ map too').click();
  await pin.getByRole('button', { name: 'Done' }).click();
  const pins = async () => JSON.stringify((await toldView(page))?.drawings);
  await expect.poll(pins).toContain('The old well');
  expect((await postedSince(page, 0)).join('\n')).not.toContain('drowned');
  // The search finds the note by its text, and the note is shown as Markdown.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find anything' }).getByRole('searchbox').fill('drowned bell');
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'The old well' });
  await expect(note.locator('strong')).toHaveText('drowned');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect.poll(pins).toBe('[]');
  await page.keyboard.press('Control+z');
  await expect.poll(kinds).toEqual(['free', 'arrow', 'words']);

  // Keys move the pen and draw a line with it.
  await page.keyboard.press('d');
  const erase = draw.getByRole('button', { name: 'Erase all drawings' });
  await erase.click();
  await expect(erase).toBeDisabled();
  await draw.getByRole('radio', { name: 'Line' }).focus();
  await page.keyboard.press('Enter');
  await draw.getByRole('button', { name: 'Pen by keys' }).focus();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(erase).toBeEnabled();
  await erase.click();
  await expect(erase).toBeDisabled();
});

test('fog is laid and lifted in the middle of a question, and the question stays as it is', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  const asked = await gm.question.getByRole('heading', { level: 2 }).innerText();
  await page.keyboard.press('f');
  await toolBar(page, 'Fog').getByRole('button', { name: 'Hide all' }).click();
  await expect(gm.log).toContainText('Fog lies over the whole map.');
  await expect(gm.question.getByRole('heading', { level: 2 })).toHaveText(asked);
  await toolBar(page, 'Fog').getByRole('button', { name: 'Reveal all' }).click();
  await expect(gm.log).toContainText('The players know the whole map.');
  await page.keyboard.press('Escape');
  await expect(toolBar(page, 'Fog')).toBeHidden();
  // Putting the tool away has undone nothing.
  await expect(gm.question.getByRole('heading', { level: 2 })).toHaveText(asked);
  await gm.answer('No reaction');
});

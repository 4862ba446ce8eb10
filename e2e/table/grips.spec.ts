/**
 * Grips on the map: the corner of a zone, and the frame of a drawing. Each drag is one step, and
 * one undo takes it back.
 */
import type { Page } from '@playwright/test';
import { expect, freePart, tabletop as test, toldView } from '../helpers/table.ts';

/** Drags by the mouse, in client pixels. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 5 });
  await page.mouse.move(...to, { steps: 5 });
}

test('a corner of a zone is dragged in the editor, Escape during a drag leaves it in place, and undo brings it back', async ({
  gm: { page },
}) => {
  await page.getByRole('button', { name: 'New encounter' }).click();
  const made = page.getByRole('dialog', { name: 'New encounter' });
  await made
    .getByRole('radiogroup', { name: 'The game' })
    .getByRole('radio', { name: 'Murdham' })
    .check({ force: true });
  await made.getByRole('tab', { name: 'Plain ground' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  const back = page.getByRole('button', { name: 'Take back' });
  const box = await page.getByRole('region', { name: 'The map' }).boundingBox();
  if (!box) throw new Error('The map is not on the page.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.click(...at(0.525, 0.5));
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('B2');
  // The upper right corner of the middle zone.
  const corner = at(0.634, 0.33);
  await drag(page, corner, at(0.7, 0.39));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(back).toBeDisabled();
  await drag(page, corner, at(0.7, 0.39));
  await page.mouse.up();
  await expect(back).toBeEnabled();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('B2');
  await page.keyboard.press('Control+z');
  await expect(back).toBeDisabled();
});

test('a drawing is moved by its frame and stretched by a grip, and both are undone', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await gm.openScreen();
  await page.keyboard.press('d');
  const draw = page.getByRole('region', { name: 'Draw', exact: true });
  const free = await freePart(page);
  const at = (x: number, y: number) => [free.x + free.width * x, free.y + free.height * y] as const;
  const shown = async () => {
    const figure = (await toldView(page))?.drawings[0]?.figure;
    return figure?.kind === 'box' ? figure : undefined;
  };
  await draw.getByRole('radio', { name: 'Box' }).click();
  await drag(page, at(0.3, 0.4), at(0.5, 0.6));
  await page.mouse.up();
  await expect.poll(shown).toBeDefined();
  const drawn = await shown();
  if (!drawn) throw new Error('The box is not drawn.');

  await draw.getByRole('radio', { name: 'Choose a drawing' }).click();
  await page.mouse.click(...at(0.3, 0.5));
  await drag(page, at(0.4, 0.5), at(0.5, 0.5));
  await page.mouse.up();
  await expect.poll(async () => ((await shown())?.from.x ?? 0) > drawn.from.x + 10).toBe(true);
  const moved = await shown();
  if (!moved) throw new Error('The box has gone.');
  expect(moved.from.y).toBeCloseTo(drawn.from.y, 0);
  expect(moved.to.x - moved.from.x).toBeCloseTo(drawn.to.x - drawn.from.x, 0);

  // The grip at the middle of the frame's right side.
  await page.mouse.move(...at(0.4, 0.9));
  await drag(page, [at(0.6, 0.5)[0] + 4, at(0.6, 0.5)[1]], at(0.7, 0.5));
  await page.mouse.up();
  await expect.poll(async () => ((await shown())?.to.x ?? 0) > moved.to.x + 10).toBe(true);
  expect((await shown())?.from.x).toBeCloseTo(moved.from.x, -1);

  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(drawn);
});

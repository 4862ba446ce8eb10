/**
 * Grips on the frame of a drawing. Each drag is one step, and one undo takes it back. The corners
 * of a zone are dragged in `maps.spec.ts`.
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

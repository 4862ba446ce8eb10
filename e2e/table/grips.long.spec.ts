/**
 * Grips on the frame of a drawing, and handles of areas. Each drag is one step, and one undo takes
 * it back. The corners of a zone are dragged in `maps.long.spec.ts`.
 */
import type { Page } from '@playwright/test';
import type { LaidOut } from '../../src/board/laidOut.ts';
import { expect, freePart, tabletop as test, toldView } from '../helpers/table.ts';

/** Drags by the mouse, in client pixels. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 5 });
  await page.mouse.move(...to, { steps: 5 });
}

/** Where points of a map of squares lie on the page, told by the figures that stand on squares. */
async function pageOf(page: Page): Promise<(at: { x: number; y: number }) => readonly [number, number]> {
  const view = await toldView(page);
  const told = await page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('[data-board]');
    board?.dispatchEvent(new Event('lay-open'));
    return board?.dataset.laidOut ?? '{"figures":[]}';
  });
  const p = view?.scene.kind === 'squares' ? view.scene.pixels : 1;
  const spots = (JSON.parse(told) as LaidOut).figures.flatMap(({ id, x, y, width, height }) => {
    const place = view?.combatants.find((one) => one.id === id)?.place;
    return place?.kind === 'square'
      ? [
          {
            map: { x: (place.column + 0.5) * p, y: (place.row + 0.5) * p },
            on: { x: x + width / 2, y: y + height / 2 },
          },
        ]
      : [];
  });
  const [first] = spots;
  const other = spots.find(({ map }) => map.x !== first?.map.x);
  if (!first || !other) throw new Error('Two figures stand in different columns.');
  const scale = (other.on.x - first.on.x) / (other.map.x - first.map.x);
  return ({ x, y }) => [first.on.x + (x - first.map.x) * scale, first.on.y + (y - first.map.y) * scale];
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

test('an area is laid by a stroke, scaled by its handle, seen by the players, and a word harms all in it', async ({
  gm,
  page,
}) => {
  await gm.start('Alarm in the yard');
  await gm.openScreen();
  await page.keyboard.press('u');
  const bar = page.getByRole('region', { name: 'Areas', exact: true });
  await bar.getByRole('radio', { name: 'The players see it' }).click();
  const free = await freePart(page);
  const at = (x: number, y: number) => [free.x + free.width * x, free.y + free.height * y] as const;
  const shown = async () => (await toldView(page))?.areas?.[0];
  const radius = async () => {
    const shape = (await shown())?.shape;
    return shape?.kind === 'circle' ? shape.radius : 0;
  };
  const middle = at(0.45, 0.55);
  await drag(page, middle, [middle[0] + 90, middle[1]]);
  await page.mouse.up();
  await expect.poll(radius).toBeGreaterThan(0);
  const laid = await radius();
  const toPage = await pageOf(page);
  const shape = (await shown())?.shape;
  if (shape?.kind !== 'circle') throw new Error('A circle was laid.');
  const rim = toPage({ x: shape.at.x + shape.radius, y: shape.at.y });
  await drag(page, rim, [rim[0] + 120, rim[1]]);
  await page.mouse.up();
  await expect.poll(radius).toBeGreaterThan(laid);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(radius).toBe(laid);
  await bar.getByRole('button', { name: 'Circle', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'A word for all in the area' })).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'What has happened' })).toContainText('5 harm');
  await page.keyboard.press('Escape');
  const keys = bar.getByRole('button', { name: 'Area by keys' });
  await keys.focus();
  await page.keyboard.press('+');
  await expect.poll(radius).toBeGreaterThan(laid);
  await page.keyboard.press('Control+z');
  await expect.poll(radius).toBe(laid);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toBeUndefined();
});

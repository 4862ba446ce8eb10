/**
 * While the pointer moves, the map shows finished pictures of its canvases: they are equal to
 * the canvases to the pixel, and the next step shows the canvases again.
 */
import type { Page } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

// Movements would show figures on their way. Only painted maps have something to take pictures of.
test.use({ contextOptions: { reducedMotion: 'reduce' }, painted: true });

/** All that is visible of a map's canvases, one upon the other, and how many are finished pictures. */
const shownOn = (page: Page): Promise<{ pixels: number; pictures: number }> =>
  page.evaluate(() => {
    const sheet = document.createElement('canvas');
    const all = [...document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')];
    const seen = all.filter(({ style }) => style.display !== 'none');
    sheet.width = Math.max(...all.map(({ width }) => width));
    sheet.height = Math.max(...all.map(({ height }) => height));
    const pen = sheet.getContext('2d');
    for (const one of seen) pen?.drawImage(one, 0, 0, sheet.width, sheet.height);
    // A short name for the pixels, which a failing test can print.
    const bytes = new Uint32Array(pen?.getImageData(0, 0, sheet.width, sheet.height).data.buffer ?? []);
    const pixels = bytes.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 7);
    return { pixels, pictures: seen.filter(({ dataset }) => 'still' in dataset).length };
  });

/** What a map shows once it changes no more. */
async function restedOn(page: Page): Promise<{ pixels: number; pictures: number }> {
  let last = await shownOn(page);
  await expect
    .poll(
      async () => {
        const before = last;
        last = await shownOn(page);
        return last.pixels === before.pixels;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return last;
}

/** A point in a window at which the map lies uppermost. */
const freeOn = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    for (let y = innerHeight - 4; y > 0; y -= 20)
      for (let x = 4; x < innerWidth; x += 20)
        if (document.elementFromPoint(x, y)?.closest('[data-board]')) return { x, y };
    throw new Error('Something covers the whole map.');
  });

test('the pictures that stand for the map while the pointer moves are what was painted, to the pixel', async ({
  gm,
}) => {
  const { page } = gm;
  await gm.visit();
  await gm.start('The gallows crossroads');
  const steps = [
    () => gm.row('Theobald').click(),
    () => gm.move(/^Sword/).click(),
    () => page.keyboard.press('1'),
    () => page.keyboard.press('Control+z'),
  ];
  const seen = new Set<number>();
  for (const step of steps) {
    await step();
    await gm.saved();
    const painted = await restedOn(page);
    // The pointer passes over a part of the map that no panel covers, and leaves it again.
    const free = await freeOn(page);
    await page.mouse.move(free.x, free.y);
    await page.mouse.move(0, 0);
    const still = await restedOn(page);
    expect(still.pictures).toBeGreaterThan(painted.pictures);
    expect(still.pixels).toBe(painted.pixels);
    seen.add(painted.pixels);
  }
  expect(seen.size).toBeGreaterThan(2);
});

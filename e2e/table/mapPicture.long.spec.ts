/**
 * The map as a picture: saved in the chosen kind and size, opened again, and copied. The players'
 * picture shows nothing that is hidden.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, tabletop as test } from '../helpers/table.ts';

// These tests look at painted maps.
test.use({ painted: true });

/** Opens a picture as any program would, and reads some of its pixels. */
const opened = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate(
    async ([base64, kind]) => {
      const read = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([read], { type: kind }));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const pen = canvas.getContext('2d');
      pen?.drawImage(bitmap, 0, 0);
      const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const colours = new Set<number>();
      let solid = 0;
      // Every hundredth pixel is enough.
      for (let at = 0; at < data.length; at += 400) {
        colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        if (data[at + 3] === 255) solid += 400 / data.length;
      }
      return { width: bitmap.width, height: bitmap.height, colours: colours.size, solid };
    },
    [bytes.toString('base64'), type] as const,
  );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'The map as a picture' });

async function saved(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Save the picture' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const choose = async (page: Page, what: string, value: RegExp) => {
  await dialogOf(page).getByRole('button', { name: what }).click();
  await page.getByRole('option', { name: value }).click();
};

test('the whole map is saved as PNG and as WebP in a chosen size and can be copied; the players’ picture lacks a zone in fog', async ({
  gm,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await gm.start('The gallows crossroads');
  await gm.fromMenu('The map as a picture');
  await expect(dialogOf(page).getByRole('img', { name: /^The map: / })).toBeVisible();

  const png = await saved(page);
  expect(png.name).toMatch(/\.png$/);
  const whole = await opened(page, png.bytes, 'image/png');
  expect(whole.width).toBe(1920);
  expect(whole.solid).toBeGreaterThan(0.99);
  expect(whole.colours).toBeGreaterThan(500);

  await choose(page, 'Width', /^1280 × /);
  await choose(page, 'Kind of file', /^WebP/);
  const webp = await saved(page);
  expect(webp.name).toMatch(/\.webp$/);
  const small = await opened(page, webp.bytes, 'image/webp');
  expect(small.width).toBe(1280);
  expect(Math.abs(small.height / small.width - whole.height / whole.width)).toBeLessThan(0.01);
  expect(webp.bytes.length).toBeLessThan(png.bytes.length);

  await dialogOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('The picture of the map is copied')).toBeVisible();
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(kinds).toContain('image/png');

  // What the players see, before the fog and under it, in the size and kind of the whole map.
  await choose(page, 'Width', /^1920 × /);
  await choose(page, 'Kind of file', /^PNG/);
  const players = async () => {
    await dialogOf(page).getByRole('radio', { name: 'What the players see' }).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Save the picture' })).toBeEnabled();
    return opened(page, (await saved(page)).bytes, 'image/png');
  };
  const before = await players();
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.keyboard.press('f');
  await page.getByRole('region', { name: 'Fog', exact: true }).getByRole('button', { name: 'Hide all' }).click();
  await gm.fromMenu('The map as a picture');
  await choose(page, 'Width', /^1920 × /);
  await choose(page, 'Kind of file', /^PNG/);
  const fogged = await players();
  expect(before.colours).toBeGreaterThan(whole.colours / 2);
  expect(fogged.colours).toBeLessThan(before.colours * 0.8);
});

test('the editor saves its map as a picture as well', async ({ gm: { page } }) => {
  await page.getByRole('button', { name: 'New encounter' }).click();
  const made = page.getByRole('dialog', { name: 'New encounter' });
  await made.getByRole('radiogroup', { name: 'The game' }).getByRole('radio', { name: 'Thrum' }).check({ force: true });
  await made.getByRole('tab', { name: 'Plain ground' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await page.getByRole('button', { name: 'The map as a picture' }).click();
  const { name, bytes } = await saved(page);
  expect(name).toMatch(/\.png$/);
  expect((await opened(page, bytes, 'image/png')).width).toBe(1920);
});

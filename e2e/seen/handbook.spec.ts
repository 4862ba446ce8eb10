/**
 * `npm run handbook`: takes the pictures of the handbook again, one for each page. Not
 * part of the tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listedPages } from '../../src/dialogs/handbook/pages.ts';
import { testPort } from '../helpers/browser.ts';
import { letPhoneIn, openPhone, phoneLink, tableWithRelay } from '../helpers/relay.ts';
import { expect, mapPainted, openFile, tabletop as test } from '../helpers/table.ts';

// These tests look at painted maps.
test.use({ painted: true });

const FOLDER = 'docs/handbook/pictures';

/** The width of a picture in the handbook in pixels, and the quality of its compression. */
const KEPT = { width: 1000, quality: 0.72 };

/** The part of the window that a picture shows. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}
const WHOLE: Part = { x: 0, y: 0, width: 1366, height: 768 };

/** Saves this part of the window as a WebP file, which a blank page makes of the screenshot. */
async function keep(page: Page, name: string, clip: Part = WHOLE): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot({ clip });
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ([png, { width, quality }]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const share = Math.min(1, width / picture.width);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(picture.width * share);
      canvas.height = Math.round(picture.height * share);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [shot.toString('base64'), KEPT] as const,
  );
  await blank.close();
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(webp, 'base64'));
}

/** Saves the picture of the open dialog, and closes it. */
async function keepDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  if (!box) throw new Error('No dialog is open.');
  await keep(page, name, { ...box, height: Math.min(box.height, 560) });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the pictures of the handbook: a fight', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await mapPainted(page);
  await keep(page, 'first-fight');
  await gm.row('Theobald').click();
  await keep(page, 'run-a-fight', { x: 640, y: 60, width: 726, height: 708 });
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await expect(gm.question).toContainText('%');
  await keep(page, 'answer-and-undo', { x: 420, y: 260, width: 946, height: 508 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await gm.fromMenu('House rules');
  await keepDialog(page, 'house-rules');
  await page.keyboard.press('u');
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(620, 470, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.type('5');
  await keep(page, 'areas', { x: 60, y: 110, width: 990, height: 600 });
  await page.keyboard.press('Escape');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('q');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('-3');
  await keepDialog(page, 'by-hand');
  await page.keyboard.press('F1');
  await keepDialog(page, 'keys');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.mouse.click(560, 420);
  await page.mouse.click(760, 450);
  await page.mouse.click(390, 420);
  await gm.still();
  await keep(page, 'fog', { x: 0, y: 110, width: 1050, height: 640 });
  await page.getByRole('button', { name: 'Reveal all' }).click();
  await page.keyboard.press('v');
  await gm.fromMenu('Fight sheet to print');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await keep(page, 'paper', { x: 200, y: 0, width: 960, height: 700 });
});

test('the pictures of the handbook: the players’ screen', async ({ gm, page }) => {
  await gm.start('The gallows crossroads');
  await mapPainted(page);
  const screen = await gm.openScreen();
  await screen.setViewportSize({ width: 1366, height: 768 });
  await gm.row('Theobald').click();
  await expect(screen.getByText('Theobald').first()).toBeVisible();
  await mapPainted(screen);
  await keep(screen, 'players-screen');
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  await expect(screen.getByText(/react/).first()).toBeVisible();
  await keep(screen, 'for-players');
  await page.bringToFront();
});

test('the pictures of the handbook: phones', async ({ page, browser }) => {
  const { gm, server, end } = await tableWithRelay(page, testPort + 42);
  const phone = await openPhone(browser, await phoneLink(page));
  await expect(phone.getByRole('button', { name: /^Theobald/ })).toBeVisible();
  const shots = [await phone.screenshot()];
  await letPhoneIn(page, phone, 'Theobald');
  await page.getByText('Rolls on the phone').click();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('button', { name: /Let the foes go first/ }).click();
  await page.getByRole('button', { name: /^Bandit leader acts/ }).click();
  await gm.move(/^Sword/).click();
  await expect(gm.question).toContainText('Whom does Bandit leader attack');
  await page.keyboard.press('3');
  await expect(phone.getByRole('button', { name: /dodges/ })).toBeVisible();
  shots.push(await phone.screenshot());
  await phone.getByRole('button', { name: /dodges/ }).tap();
  await expect(phone.getByRole('button', { name: 'Roll here' })).toBeVisible();
  shots.push(await phone.screenshot());
  const side = await page.context().newPage();
  await side.setViewportSize({ width: 1140, height: 660 });
  await side.setContent(
    `<body style="margin:10px;display:flex;gap:20px;background:#333">${shots
      .map((shot) => `<img style="border-radius:16px" src="data:image/png;base64,${shot.toString('base64')}">`)
      .join('')}`,
  );
  await keep(side, 'phones', { x: 0, y: 0, width: 1140, height: 660 });
  await end();
  server.closeAllConnections();
  server.close();
});

test('the pictures of the handbook: building', async ({ gm, page }) => {
  await gm.still();
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const line = page.getByRole('textbox', { name: 'Who comes, in words' });
  await line.fill('Sybilla, Theobald, Balthasar');
  await page.keyboard.press('Enter');
  await page.mouse.click(580, 400);
  await page.getByRole('button', { name: 'More for The party' }).click();
  await page.getByRole('menuitem', { name: /Keep them on the shelf/ }).click();
  await line.fill('3 bandits, leader');
  await page.keyboard.press('Enter');
  await mapPainted(page);
  await keep(page, 'build-a-fight');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await mapPainted(page);
  // The ground's brush lays a path over the meadow.
  await page.keyboard.press('1');
  await page.getByRole('radio', { name: 'Path' }).click();
  await page.mouse.move(200, 560);
  await page.mouse.down();
  for (const [x, y] of [
    [330, 500],
    [470, 520],
    [600, 590],
  ] as const)
    await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
  await mapPainted(page);
  await keep(page, 'draw-a-map');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Back to the start page' }).click();
  await page.getByRole('button', { name: 'About this device' }).click();
  await keepDialog(page, 'files-and-safety');
  await page.getByRole('button', { name: 'The shelf' }).click();
  await page.getByRole('row', { name: /^Sybilla/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await keep(page, 'your-own-people', { ...WHOLE, height: 560 });
  await page.goto('./');
  await openFile(page, {
    name: 'crypt_30x22.webp',
    mimeType: 'image/webp',
    buffer: readFileSync('docs/pictures/maps/chapel-crypt-day.webp'),
  });
  await keepDialog(page, 'bring-a-map');
});

test('no page of the handbook is longer than a screen and a half, and each shows its picture', async ({ gm, page }) => {
  expect(gm).toBeTruthy();
  const pages = listedPages(readFileSync('docs/handbook/README.md', 'utf8'));
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Handbook' });
  for (const { title } of pages) {
    await dialog.getByRole('navigation').getByRole('button', { name: title, exact: true }).click();
    const article = dialog.getByRole('article', { name: title });
    await expect(article).toBeVisible();
    await expect
      .poll(() => article.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(400);
    const height = (await article.boundingBox())?.height ?? Number.NaN;
    console.log(`${title}: ${Math.round(height)}`);
    expect.soft(height, title).toBeLessThanOrEqual(768 * 1.5);
    if (process.env.HANDBOOK_PICTURES)
      await page.screenshot({ path: `${process.env.HANDBOOK_PICTURES}/${title.replace(/\W+/g, '-')}.png` });
  }
});

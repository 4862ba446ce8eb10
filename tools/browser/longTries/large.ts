/** What is larger than a table needs: a crowd, a picture, walls. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { expect, openFile } from '../../../e2e/helpers/table.ts';
import { atShare, heapOf, lagOf, longestStill, mbOf, secondsOf, secondsUntil, type Tried } from './figures.ts';
import { type ChosenFile, crowdFile, pictureFile, wallsFile } from './files.ts';
import { type GmWindow, gmWindow } from './windows.ts';

/** The most milliseconds for which a page may stand still, on a machine that is busy. */
const STILL = 1000;

/** The steps that a crowd takes. */
const STEPS = 20;

/** A fight of so many, with the players' window open: steps and their lag. */
export async function crowd(browser: Browser, many: number): Promise<Tried> {
  const { server, end, window } = await servedWindow(browser, 4982);
  const { page, gm, faults } = window;
  const file = await crowdFile(many);
  const opened = await secondsOf(async () => {
    await openFile(page, file);
    await gm.saved();
    await page.locator('canvas').filter({ visible: true }).first().waitFor();
  });
  const screen = await gm.openScreen();
  await screen.locator('canvas').filter({ visible: true }).first().waitFor();
  await page.bringToFront();
  const begun = await secondsOf(async () => {
    await page.keyboard.press('n');
    await gm.saved();
  });
  // The copies stand together in one card, which opens their list.
  const row = gm.row('(?!Foe).*');
  const name = (await row.getAttribute('aria-label'))?.split(', ')[0] ?? '';
  await row.click();
  const sentences = async () => (await gm.log.innerText()).split(name).length;
  const before = await sentences();
  const lags: number[] = [];
  for (let n = 0; n < STEPS; n += 1) lags.push(await lagOf(page, 'h'));
  await gm.saved();
  const steps = (await sentences()) - before;
  if (steps < STEPS) faults.push(`the log tells of ${steps} steps of ${STEPS}`);
  const [heap, screenHeap] = [await heapOf(page), await heapOf(screen)];
  const told = `${many} combatants: opened in ${opened.toFixed(1)} s, begun in ${begun.toFixed(1)} s; ${steps} steps with a lag of ${atShare(lags, 0.5).toFixed(0)} ms in the middle and ${Math.max(...lags).toFixed(0)} ms at most; the windows hold ${mbOf(heap)} and ${mbOf(screenHeap)} MB.`;
  await end();
  await server.close();
  return { told: [told], faults };
}

/** A picture with so many pixels a side becomes the map, and players see it. */
export async function largePicture(browser: Browser, side: number): Promise<Tried> {
  const { server, end, window } = await servedWindow(browser, 4983);
  const { page, gm, faults } = window;
  const file = pictureFile(side);
  await ownMap(window, 'Hestia');
  let read = 0;
  const still = await longestStill(page, async () => {
    read = await secondsOf(async () => {
      await chooseMap(page, file);
      await setItUp(page).waitFor();
      await expect(setItUp(page)).toBeEnabled();
    });
  });
  const shown = await secondsOf(async () => {
    await setItUp(page).click();
    await gm.saved();
  });
  const screen = await gm.openScreen();
  const players = await secondsOf(() => screen.locator('canvas').filter({ visible: true }).first().waitFor());
  const heaps = [await heapOf(page), await heapOf(screen)].map(mbOf).join(' and ');
  if (still > STILL) faults.push(`the page stood still for ${still.toFixed(0)} ms while the picture was read`);
  const told = `A picture of ${side} × ${side} pixels and ${mbOf(file.buffer.length)} MB: read in ${read.toFixed(1)} s, in which the page stood still for ${still.toFixed(0)} ms at most; the fight is there in ${shown.toFixed(1)} s, the players’ map in ${players.toFixed(1)} s; the windows hold ${heaps} MB.`;
  await end();
  await server.close();
  return { told: [told], faults };
}

/** A map file with so many walls is refused or read away from the page, and the page goes on. */
export async function manyWalls(browser: Browser, many: number): Promise<Tried> {
  const { server, end, window } = await servedWindow(browser, 4984);
  const { page, faults } = window;
  await ownMap(window, 'Hestia');
  const told: string[] = [];
  for (const walls of [many, many / 10]) {
    const file = wallsFile(walls);
    const notes = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    const before = await notes.count();
    const about = page.getByRole('list', { name: 'About this map' });
    let words = '';
    let seconds = 0;
    const still = await longestStill(page, async () => {
      await chooseMap(page, file);
      const isTold = async () => (await about.isVisible()) || (await notes.count()) > before;
      seconds = (await secondsUntil(isTold)) ?? Number.NaN;
      words = (await ((await about.isVisible()) ? about : notes.first()).innerText()).replaceAll('\n', ' ');
    });
    told.push(
      `${walls} walls, ${mbOf(file.buffer.length)} MB: told in ${seconds.toFixed(1)} s, in which the page stood still for ${still.toFixed(0)} ms at most: “${words.slice(0, 160)}”`,
    );
    if (still > STILL) faults.push(`the page stood still for ${still.toFixed(0)} ms while ${walls} walls were read`);
  }
  await end();
  await server.close();
  return { told, faults };
}

/** The build on a port of this machine, and a GM's window of it. */
async function servedWindow(browser: Browser, port: number) {
  const server = await preview({ preview: { host: '127.0.0.1', port }, logLevel: 'silent' });
  const window = await gmWindow(browser);
  await window.gm.visit(server.resolvedUrls?.local[0] ?? '');
  return { server, window, end: () => window.context.close() };
}
async function ownMap({ page }: GmWindow, game: string): Promise<void> {
  await page.getByRole('button', { name: 'New encounter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New encounter' });
  await dialog.getByRole('radiogroup', { name: 'The game' }).getByRole('radio', { name: game }).check({ force: true });
  await dialog.getByRole('tab', { name: 'Your own map' }).click();
}
const setItUp = (page: Page) => page.getByRole('button', { name: 'Set it up' });
async function chooseMap(page: Page, file: ChosenFile): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'affray-map-'));
  // A file of the disk: one that is handed over as bytes keeps the page busy by itself.
  const path = join(folder, file.name);
  writeFileSync(path, file.buffer);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(path);
  page.once('close', () => rmSync(folder, { recursive: true, force: true }));
}

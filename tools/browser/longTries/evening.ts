/**
 * An evening at the table with both windows open and a phone joined: heap, storage, time to open
 * and lag. Memory may grow with the history, and with nothing else.
 */
import type { Browser, Page } from 'playwright';
import { tableWithRelay } from '../../../e2e/helpers/relay.ts';
import { atShare, heapOf, lagOf, MB, mbOf, type Tried } from './figures.ts';
import { gmWindow, joinedPhone } from './windows.ts';

/** The figures are read after each of so many parts. */
const PARTS = 6;

interface Figures {
  step: number;
  /** Bytes of each window after garbage collection. */
  heap: number;
  screenHeap: number;
  phoneHeap: number;
  stored: number;
  /** Milliseconds from a key to the second frame after it: the median and the 95th percentile. */
  middle: number;
  slow: number;
}

/**
 * A new players' window that the GM's window did not open: two such windows would share a heap and
 * could not be told apart.
 */
async function screenOfItsOwn(opened: Page): Promise<Page> {
  const address = opened.url();
  const context = opened.context();
  await opened.close();
  const screen = await context.newPage();
  await screen.goto(address);
  await screen.getByText('Bandit').first().waitFor();
  return screen;
}

/** Takes so many steps. */
export async function evening(browser: Browser, steps: number): Promise<Tried> {
  const { context, page, faults } = await gmWindow(browser);
  const { gm, server, end } = await tableWithRelay(page, 4978);
  const phone = await joinedPhone(browser, page);
  const screen = await screenOfItsOwn(await gm.openScreen());
  // What the start page and the dialogs brought is left behind.
  await page.reload();
  await gm.row('Bandit 1').click();
  const figures: Figures[] = [];
  let lags: number[] = [];
  const told = ['steps: heap MB of the GM, the players’ window and the phone; stored MB; lag ms, middle and 19 of 20'];
  for (let step = 1; step <= steps; step += 1) {
    // Hiding and showing is a whole step each, and every window hears of it. Now and then a step is
    // undone and redone.
    if (step % 50 === 0) {
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+Shift+z');
    }
    lags.push(await lagOf(page, 'h'));
    if (step % Math.max(1, Math.floor(steps / PARTS)) !== 0) continue;
    await gm.saved();
    const now: Figures = {
      step,
      heap: await heapOf(page),
      screenHeap: await heapOf(screen),
      phoneHeap: await heapOf(phone),
      stored: await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0),
      middle: atShare(lags, 0.5),
      slow: atShare(lags, 0.95),
    };
    figures.push(now);
    lags = [];
    const heaps = [now.heap, now.screenHeap, now.phoneHeap].map(mbOf).join(', ');
    told.push(`${step}: ${heaps}; ${mbOf(now.stored)}; ${now.middle.toFixed(0)}, ${now.slow.toFixed(0)}`);
  }
  const from = performance.now();
  await page.reload();
  await gm.row('Bandit 1').waitFor();
  const opened = performance.now() - from;
  // A few steps bring what every fight needs: the relay’s library, compiled code.
  await gm.row('Bandit 1').click();
  for (let step = 0; step < 20; step += 1) await lagOf(page, 'h');
  await gm.saved();
  const anew = await heapOf(page);
  for (const one of [phone.context(), context]) await one.close();
  await end();
  server.closeAllConnections();
  server.close();
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) throw new Error('An evening has at least six steps.');
  told.push(
    `Opened again after ${last.step} steps in ${opened.toFixed(0)} ms. The GM’s window holds ${mbOf(last.heap)} MB, ${((last.heap - first.heap) / 1024 / Math.max(1, last.step - first.step)).toFixed(1)} kB more with each step; opened anew with the same history it holds ${mbOf(anew)} MB.`,
  );
  // A page that was just opened holds only the history. Anything beyond that after an evening is a
  // leak.
  const grown: [who: string, bytes: number, most: number][] = [
    ['the GM’s window beyond its history', last.heap - anew, 6],
    ['the players’ window', last.screenHeap - first.screenHeap, 4],
    ['the phone', last.phoneHeap - first.phoneHeap, 4],
  ];
  for (const [who, bytes, most] of grown)
    if (bytes > most * MB) faults.push(`${who} has grown by ${mbOf(bytes)} MB, and ${most} at most are right`);
  return { told, faults };
}

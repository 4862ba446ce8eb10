/**
 * `npm run soak`: eight hours at the table in 3000 steps with both windows open; prints heap,
 * storage, time to open and lag. `-- STEPS` for fewer.
 */
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../e2e/helpers/browser.ts';
import { fixedSeed, Table } from '../../e2e/helpers/table.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const steps = Number(process.argv[2] ?? 3000);
/** The figures are read after each part of this many steps. */
const PART = Math.max(1, Math.floor(steps / 6));

interface Figures {
  step: number;
  /** Bytes of each window after garbage collection. */
  heap: number;
  screenHeap: number;
  stored: number;
  /** Milliseconds from a key to the second frame after it: the median and the 95th percentile. */
  middle: number;
  slow: number;
}

/** The bytes that a page's script holds after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize;
}

/** Presses a key and gives the milliseconds until the second frame after it. */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        Object.assign(globalThis, {
          lag: new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from))),
          ),
        });
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { lag: Promise<number> }).lag);
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

const MB = 1024 * 1024;
const mb = (bytes: number): string => (bytes / MB).toFixed(1);

async function soak(address: string): Promise<boolean> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(fixedSeed);
  const page = await context.newPage();
  const gm = new Table(page);
  await gm.visit(address);
  await gm.start('The gallows crossroads');
  const screen = await screenOfItsOwn(await gm.openScreen());
  await gm.row('Bandit 1').click();
  const figures: Figures[] = [];
  let lags: number[] = [];
  say('  steps   heap MB   players’ heap MB   stored MB   lag ms (middle, 19 of 20)');
  for (let step = 1; step <= steps; step += 1) {
    // Hiding and showing is a whole step each, and both windows hear of it. Now and then a step is
    // undone and redone.
    if (step % 50 === 0) {
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+Shift+z');
    }
    lags.push(await press(page, 'h'));
    if (step % PART !== 0) continue;
    await gm.saved();
    const sortedLags = lags.sort((a, b) => a - b);
    const now: Figures = {
      step,
      heap: await heapOf(page),
      screenHeap: await heapOf(screen),
      stored: await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0),
      middle: sortedLags[Math.floor(lags.length / 2)] ?? 0,
      slow: sortedLags[Math.floor(lags.length * 0.95)] ?? 0,
    };
    figures.push(now);
    lags = [];
    say(
      `  ${String(step).padStart(5)}   ${mb(now.heap).padStart(7)}   ${mb(now.screenHeap).padStart(16)}   ${mb(now.stored).padStart(9)}   ${now.middle.toFixed(0)}, ${now.slow.toFixed(0)}`,
    );
  }
  const from = performance.now();
  await page.reload();
  await gm.row('Bandit 1').waitFor();
  const opened = performance.now() - from;
  const anew = await heapOf(page);
  await browser.close();
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return false;
  // A page that was just opened holds only the history. Anything beyond that after an evening is a
  // leak.
  const beyond = last.heap - anew;
  const players = last.screenHeap - first.screenHeap;
  say(`Opened again after ${last.step} steps in ${opened} ms.`);
  say(
    `The GM's window holds ${mb(last.heap)} MB, ${((last.heap - first.heap) / 1024 / Math.max(1, last.step - first.step)).toFixed(1)} kB more with each step; opened anew with the same history it holds ${mb(anew)} MB. The players' window grew by ${mb(players)} MB in all.`,
  );
  const holds = beyond < 6 * MB && players < 4 * MB;
  say(holds ? 'No growth beyond the history.' : 'It grew beyond the history.');
  return holds;
}

const server = await preview({ preview: { host: '127.0.0.1', port: 4978 }, logLevel: 'silent' });
const holds = await soak(server.resolvedUrls?.local[0] ?? '');
await server.close();
process.exit(holds ? 0 : 1);

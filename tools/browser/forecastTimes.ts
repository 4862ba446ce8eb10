/**
 * `npm run bench -- forecast`: whether the page answers while a forecast is played; with
 * `--rounds=5` five times in a row, each in a new browser profile.
 * Keys are pressed in the dialog, and then again after the forecast was stopped. Tells the
 * milliseconds from a key until the page is drawn, and the longest task of the page’s own thread.
 * It judges nothing, because other work on the machine makes the figures larger.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { reportFigures } from '../../bench/report.ts';
import { launchOptions } from '../../e2e/helpers/browser.ts';

const root = join(import.meta.dirname, '../..');
const KEYS = 30;
/** One ready fight of slow rules and one of fast ones: the faster, the more often sums come. */
const FIGHTS = ['Ambush at the mill', 'The ogre in the crypt'];
/** How long a forecast is played before its fights are counted, in seconds. */
const PLAYED = 10;
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 1);

type Watching = typeof globalThis & { answered: number[]; tasks: number[] };

/** Keeps in the page how long each key waits for its frame, and every task of over 50 ms. */
function watch(): void {
  const told = globalThis as Watching;
  told.answered = [];
  told.tasks = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => told.answered.push(performance.now() - timeStamp))),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

interface Pressed {
  keys: number[];
  tasks: number[];
}

/** Presses keys in the dialog and gives how long each waited, and the long tasks meanwhile. */
async function pressed(page: Page): Promise<Pressed> {
  await page.evaluate(() => {
    const told = globalThis as Watching;
    told.answered.length = 0;
    told.tasks.length = 0;
  });
  for (let n = 0; n < KEYS; n += 1) {
    await page.keyboard.press(n % 2 === 0 ? 'Tab' : 'Shift+Tab');
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => {
    const { answered, tasks } = globalThis as Watching;
    return { keys: [...answered], tasks: [...tasks] };
  });
}

const most = (all: readonly number[]) => Math.round(Math.max(0, ...all));
const middle = (all: readonly number[]) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
const cells = ({ keys, tasks }: Pressed) => [middle(keys), most(keys), tasks.length, most(tasks)];

if (!existsSync(join(root, 'dist/index.html'))) await build({ root, logLevel: 'error' });
const server = await preview({ root, logLevel: 'error', preview: { port: 4597, host: '127.0.0.1' } });
const browser = await chromium.launch(launchOptions());
try {
  const rows: (string | number)[][] = [];
  for (const name of FIGHTS.flatMap((fight) => Array.from({ length: rounds }, () => fight))) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
    // The runner of this file adds `__name` calls to functions, also to those run in the page.
    await context.addInitScript('globalThis.__name = (it) => it');
    await context.addInitScript(watch);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page
      .getByRole('button', { name: new RegExp(`^Start ${name}`) })
      .first()
      .click();
    await page.getByRole('button', { name: /^Menu/ }).first().click();
    await page.getByRole('menuitem', { name: 'How would this go?' }).click();
    const asked = performance.now();
    const dialog = page.getByRole('dialog', { name: 'How would this go?' });
    await dialog.getByRole('region', { name: 'Who wins' }).waitFor();
    const first = Math.round(performance.now() - asked);
    const during = await pressed(page);
    await page.waitForTimeout(Math.max(0, PLAYED * 1000 - (performance.now() - asked)));
    const played = (await dialog.getByText('fights played').textContent())?.split(' ')[0] ?? '';
    const stop = dialog.getByRole('button', { name: 'Stop' });
    // A fight of fast rules may have been played often enough by now.
    if (await stop.isEnabled()) await stop.click();
    rows.push([name, first, played, ...cells(during), ...cells(await pressed(page))]);
    await context.close();
  }
  reportFigures('forecast', [
    {
      about: `${KEYS} keys while a forecast is played, and after it was stopped: milliseconds from the key until the page is drawn, the tasks of over 50 ms, and the longest. Mark: 50 ms. Before that, the milliseconds from asking to the first answer (mark: 1000), and the fights played within ${PLAYED} s; about 625 make a chance of a half sure to two points in a hundred.`,
      rows: [
        [
          'fight',
          'first answer',
          `fights in ${PLAYED} s`,
          'a key, median',
          'a key, most',
          'long tasks',
          'longest',
          'stopped: median',
          'most',
          'long tasks',
          'longest',
        ],
        ...rows,
      ],
    },
  ]);
} finally {
  await browser.close();
  await server.close();
}

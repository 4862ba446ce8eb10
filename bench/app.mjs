/**
 * Measures the app as it is built, with a GM's and a players' window: what they work until they are
 * drawn from an empty cache, what a step saves and tells, and the memory of 500 steps and turns.
 */
import { join } from 'node:path';
import { fixedSeed, Table } from '../e2e/helpers/table.ts';
import { mainThreadMs, quiet, rendererOf } from './measure.mjs';
import { reportFigures } from './report.ts';
import { launch, serve } from './served.mjs';

const FIGHT = 'The gallows crossroads';
const STEPS = 500;
const root = join(import.meta.dirname, '..');

/** Runs in the page before its own scripts: counts what is stored and what is sent. */
function countInPage() {
  const counted = {};
  const count = (owner, method, kind) => {
    const own = owner.prototype[method];
    owner.prototype[method] = function (...given) {
      const { times = 0, bytes = 0 } = counted[kind] ?? {};
      counted[kind] = { times: times + 1, bytes: bytes + (JSON.stringify(given[0])?.length ?? 0) };
      return own.apply(this, given);
    };
  };
  count(IDBObjectStore, 'add', 'saved');
  count(IDBObjectStore, 'put', 'saved');
  count(BroadcastChannel, 'postMessage', 'to other windows');
  count(Worker, 'postMessage', 'to workers');
  globalThis.takeCounted = () => {
    const taken = structuredClone(counted);
    for (const kind of Object.keys(counted)) delete counted[kind];
    return taken;
  };
}

const { home, close } = await serve(join(root, 'dist'));
const browser = await launch(root);
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } });
await context.addInitScript(fixedSeed);
await context.addInitScript(countInPage);

const loads = [];
/** Measures a page until this is drawn, and until it is at rest. */
async function measureLoad(what, page, pid, go) {
  const start = mainThreadMs(pid);
  await go();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  const drawn = mainThreadMs(pid) - start;
  await quiet(page, pid);
  loads.push([what, ...[drawn, mainThreadMs(pid) - start].map(Math.round)]);
}

/** A window on an empty page of the same address, with the process that draws it. */
async function emptyPage() {
  const page = await context.newPage();
  await page.goto(`${home}/icon.svg`);
  return { page, pid: await rendererOf(page) };
}

const { page, pid } = await emptyPage();
const gm = new Table(page);
await measureLoad('an empty page (the floor)', page, pid, () => page.goto(`${home}/icon.svg?again`));
await measureLoad('the library', page, pid, () => gm.visit(`${home}/index.html`));
await measureLoad('from the library into a fight of Murdham', page, pid, () => gm.start(FIGHT));
const opened = await gm.openScreen();
const address = opened.url();
await opened.close();
const screen = await emptyPage();
await measureLoad('the players’ window', screen.page, screen.pid, async () => {
  await screen.page.goto(address);
  await screen.page.getByText('Bandit').first().waitFor();
});
reportFigures('load', [
  {
    about: 'Main-thread milliseconds from an empty cache until a page is drawn, and until it is at rest.',
    rows: [['page', 'drawn', 'at rest'], ...loads],
  },
]);

/** The megabytes that a page's script holds after garbage collection. */
async function heapOf(one) {
  const tools = await one.context().newCDPSession(one);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize / 1e6;
}

await gm.row('Bandit 1').click();
await page.keyboard.press('h');
await gm.saved();
const heaps = [[await heapOf(page), await heapOf(screen.page)]];
await page.evaluate(() => globalThis.takeCounted());
const start = mainThreadMs(pid);
for (let step = 0; step < STEPS; step += 1) {
  await page.keyboard.press('h');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}
await gm.saved();
await quiet(page, pid);
const each = (mainThreadMs(pid) - start) / STEPS;
const counted = await page.evaluate(() => globalThis.takeCounted());
heaps.push([await heapOf(page), await heapOf(screen.page)]);
await page.reload();
await gm.row('Bandit 1').waitFor();
await quiet(page, pid);
const anew = await heapOf(page);

// Turns by keys: whoever may act first is given the turn, and it ends.
for (let turn = 0; turn < STEPS; turn += 1)
  for (const key of ['1', 'n']) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  }
await gm.saved();
await quiet(page, pid);
const turned = await heapOf(page);
await page.reload();
await gm.row('Bandit 1').waitFor();
await quiet(page, pid);
const turnedAnew = await heapOf(page);
await browser.close();
close();

const whole = (value) => value.toFixed(1);
reportFigures('evening', [
  {
    about: `A combatant hidden or shown again, ${STEPS} times, with the players’ window open (${whole(each)} main-thread milliseconds a step): how often something is stored or sent in a step, and kilobytes as text.`,
    rows: [
      ['in a step', 'times', 'KB'],
      ...Object.entries(counted).map(([kind, { times, bytes }]) => [
        kind,
        (times / STEPS).toFixed(2),
        (bytes / STEPS / 1000).toFixed(2),
      ]),
    ],
  },
  {
    about: `Megabytes of script after garbage collection, before and after these ${STEPS} steps, and after ${STEPS} turns more, in each of which a turn is given and ended. Opened anew, the GM’s window holds the history and nothing else.`,
    rows: [
      ['window', 'before', 'after', 'opened anew'],
      ['the GM’s', ...heaps.map(([own]) => whole(own)), whole(anew)],
      [`the GM’s, ${STEPS} turns`, whole(anew), whole(turned), whole(turnedAnew)],
      ['the players’', ...heaps.map(([, own]) => whole(own)), '–'],
    ],
  },
]);

/**
 * `npm run bench` makes three measurements, and two more when they are named:
 *
 * - `-- board` compares the board with a bare canvas in the same run; `-- 50 1000` sets other
 *   numbers of tokens. It prints the ratio and judges nothing.
 * - `-- previews` measures Thrum's previews on the whole table with a hundred combatants. A move of
 *   the pointer must stay below the mark of 8 ms.
 * - `-- steps` measures the steps of a turn on the whole table with 12, 40 and 100 combatants:
 *   giving a turn, opening a question, answering, undoing, redoing, ending the turn. "Until it is
 *   drawn" counts from the click or key to the second frame after it, with rules, layout and
 *   painting. "In all" adds the following 0.4 s (saving, odds, tooltips). It judges nothing.
 * - `-- painting` measures painted maps: painting each, showing it again, and gestures on painted
 *   ground against flat ground.
 * - `-- profile` runs only when it is named. It shows by room where the time of giving a turn and
 *   of opening a question goes.
 * - `-- rules` runs only when it is named. It counts how many random fights each game plays in a
 *   minute of processor time (`bench/rules.ts`); it needs no browser.
 *
 * With `--write` a measurement puts its table into `docs/measured.md`, with the kind of machine and
 * the day.
 *
 * How to read the figures: a step is one event of a real pointer and two frames. Its figure is the
 * time that the page's main thread was on the processor, as the operating system counts it: script,
 * layout, painting, canvas. Every figure includes the cost of measuring, which stands in the row of
 * the empty page, or of the key that does nothing. Other programs make figures larger (caches,
 * clock), never smaller. So close them, and use `--rounds=5` for steadier medians.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { costOf, idleCost, median, rendererOf, unmeasurable } from './measure.mjs';
import { measureGestures, measurePaintings, printPaintings } from './painting.mjs';
import { measureNothing, measurePreviews, printPreviews } from './previews.mjs';
import { printProfile, profileSteps } from './profile.mjs';
import { measureRules } from './rules.mjs';
import { CROWDS, countSteps, measureSteps, reportSteps } from './steps.mjs';

if (process.argv.includes('rules')) {
  await measureRules(process.argv.slice(2).filter((word) => word !== 'rules'));
  process.exit(0);
}

const reason = unmeasurable();
if (reason) {
  console.log(reason);
  process.exit(0);
}

const given = process.argv.slice(2);
const counts = given.filter((word) => /^\d+$/.test(word)).map(Number);
const tokenCounts = counts.length ? counts : [50, 200, 1000];
const only = given.find((word) => ['previews', 'steps', 'board', 'profile', 'painting'].includes(word));
const rounds = Number(given.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 3);
const root = join(import.meta.dirname, '..');
const built = join(root, 'node_modules/.cache/affray-bench');
const window = { width: 1280, height: 720 };

console.log('Building the page …');
await build({ configFile: join(import.meta.dirname, 'vite.config.ts') });

const kinds = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const server = createServer((request, answer) => {
  const file = join(built, new URL(request.url ?? '/', 'http://bench').pathname);
  if (!file.startsWith(built) || !existsSync(file)) {
    answer.writeHead(404).end();
    return;
  }
  answer.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(answer);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const home = `http://127.0.0.1:${server.address().port}`;

// The set-up of the browser tests finds a browser, or says what to do.
const note = join(root, 'node_modules/.cache/test-browser.json');
if (!existsSync(note))
  spawnSync(process.execPath, [join(root, 'tools/start/setup.mjs'), '--browser'], { stdio: 'inherit' });
const found = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).path : undefined;
const browser = await chromium.launch({
  ...(found ? { executablePath: found } : {}),
  args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
});

/**
 * The middle of a token on the page and a free spot, in window pixels, calculated as the pages do.
 */
const scaleOf = (padding) => (Math.min(window.width, window.height) - 2 * padding) / 4096;
const spotOf = (page, column, row) => {
  const scale = scaleOf(page === 'board' ? 12 : 0);
  return {
    x: window.width / 2 + (column * 128 + 64 - 2048) * scale,
    y: window.height / 2 + (row * 128 + 64 - 2048) * scale,
  };
};
const wave = (index) => ({ x: Math.sin(index / 3) * 30, y: Math.cos(index / 3) * 20 });

/** Makes all measurements of one page with this many tokens. */
async function measure(kind, count) {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${home}/${kind === 'board' ? 'index' : kind}.html?n=${count}`);
  if (kind !== 'blank') await page.waitForSelector('[data-ready]', { timeout: 30_000, state: 'attached' });
  const pid = await rendererOf(page);
  const token = spotOf(kind, 16, 16);
  const free = spotOf(kind, 15, 15);
  const mouse = page.mouse;
  const moving = (from) => (index) => mouse.move(from.x + wave(index).x, from.y + wave(index).y);
  const pressed = (from, button) => async () => {
    await mouse.move(from.x, from.y);
    await mouse.down({ button });
    await mouse.move(from.x + 12, from.y + 8, { steps: 4 });
  };
  const drag = await costOf(page, pid, {
    steps: 60,
    before: pressed(token, 'left'),
    step: moving(token),
    after: () => mouse.up({ button: 'left' }),
  });
  const pan = await costOf(page, pid, {
    steps: 60,
    before: pressed(free, 'middle'),
    step: moving(free),
    after: () => mouse.up({ button: 'middle' }),
  });
  const zoom = await costOf(page, pid, {
    steps: 60,
    before: () => mouse.move(free.x, free.y),
    step: (index) => mouse.wheel(0, index % 20 < 10 ? -38 : 38),
  });
  const idle = await idleCost(page, pid);
  await page.close();
  return { drag, pan, zoom, idle };
}

if (only === 'profile') printProfile(await profileSteps(browser, home, window, built));
if (only === 'painting')
  printPaintings(await measurePaintings(browser, home, window), await measureGestures(browser, home, window, rounds));
if (only === undefined || only === 'steps') {
  const crowds = new Map();
  for (const many of CROWDS) {
    const done = [];
    for (let round = 1; round <= rounds; round++) {
      process.stdout.write(`\rround ${round} of ${rounds}: steps of ${many}        `);
      done.push(await measureSteps(browser, home, window, many));
    }
    crowds.set(many, { rounds: done, counts: await countSteps(browser, home, window, many) });
  }
  reportSteps(crowds);
}
if (only === undefined || only === 'previews') {
  const done = [];
  const floor = [];
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`\rround ${round} of ${rounds}: previews        `);
    floor.push(...(await measureNothing(browser, home, window)));
    done.push(await measurePreviews(browser, home, window));
  }
  printPreviews(done, floor);
}
if (only !== undefined && only !== 'board') {
  await browser.close();
  server.close();
  process.exit(0);
}

const columns = ['drag', 'pan', 'zoom', 'idle'];
const results = new Map();
for (let round = 1; round <= rounds; round++)
  for (const count of tokenCounts)
    for (const kind of ['blank', 'floor', 'board']) {
      process.stdout.write(`\rround ${round} of ${rounds}: ${kind}, ${count} tokens        `);
      const key = `${kind} ${count}`;
      results.set(key, [...(results.get(key) ?? []), await measure(kind, count)]);
    }
await browser.close();
server.close();

const medians = (key) =>
  Object.fromEntries(columns.map((column) => [column, median(results.get(key).map((result) => result[column]))]));
const cell = (value) => value.toFixed(1).padStart(8);
console.log(
  `\n\nMain-thread milliseconds per step (idle: per second), medians of ${rounds} rounds. ×: the board against the bare canvas.\n`,
);
console.log(`${'tokens'.padEnd(8)}${'page'.padEnd(8)}${columns.map((column) => column.padStart(8)).join('')}`);
for (const count of tokenCounts) {
  for (const kind of ['blank', 'floor', 'board']) {
    const of = medians(`${kind} ${count}`);
    console.log(`${String(count).padEnd(8)}${kind.padEnd(8)}${columns.map((column) => cell(of[column])).join('')}`);
  }
  const floor = medians(`floor ${count}`);
  const board = medians(`board ${count}`);
  const ratios = columns.map((column) =>
    (floor[column] > 0.05 ? `${(board[column] / floor[column]).toFixed(2)}×` : '–').padStart(8),
  );
  console.log(`${''.padEnd(8)}${'ratio'.padEnd(8)}${ratios.join('')}\n`);
}

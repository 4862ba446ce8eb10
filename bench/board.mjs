/**
 * Compares the board with a bare canvas and an empty page in the same run: dragging, panning,
 * zooming, and a second in which nobody touches it.
 */
import { costOf, idleCost, median, rendererOf } from './measure.mjs';
import { reportFigures } from './report.ts';

const COLUMNS = ['drag', 'pan', 'zoom', 'idle'];
const PAGES = ['blank', 'floor', 'board'];

const wave = (index) => ({ x: Math.sin(index / 3) * 30, y: Math.cos(index / 3) * 20 });

/** All measurements of one page with this many tokens. */
async function measurePage(browser, home, window, kind, count) {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${home}/${kind === 'board' ? 'index' : kind}.html?n=${count}`);
  if (kind !== 'blank') await page.waitForSelector('[data-ready]', { timeout: 30_000, state: 'attached' });
  const pid = await rendererOf(page);
  // The middle of a token and a free spot, in window pixels, calculated as the pages do.
  const scale = (Math.min(window.width, window.height) - 2 * (kind === 'board' ? 12 : 0)) / 4096;
  const spotOf = (column, row) => ({
    x: window.width / 2 + (column * 128 + 64 - 2048) * scale,
    y: window.height / 2 + (row * 128 + 64 - 2048) * scale,
  });
  const token = spotOf(16, 16);
  const free = spotOf(15, 15);
  const { mouse } = page;
  const gesture = (from, button) => ({
    steps: 60,
    before: async () => {
      await mouse.move(from.x, from.y);
      await mouse.down({ button });
      await mouse.move(from.x + 12, from.y + 8, { steps: 4 });
    },
    step: (index) => mouse.move(from.x + wave(index).x, from.y + wave(index).y),
    after: () => mouse.up({ button }),
  });
  const drag = await costOf(page, pid, gesture(token, 'left'));
  const pan = await costOf(page, pid, gesture(free, 'middle'));
  const zoom = await costOf(page, pid, {
    steps: 60,
    before: () => mouse.move(free.x, free.y),
    step: (index) => mouse.wheel(0, index % 20 < 10 ? -38 : 38),
  });
  const idle = await idleCost(page, pid);
  await page.close();
  return { drag, pan, zoom, idle };
}

/**
 * Measures the three pages with these numbers of tokens, turn about, and tells of them. `before` is
 * the address of an older build, whose board is then measured too.
 */
export async function measureBoard(browser, home, window, rounds, counts, before) {
  const results = new Map();
  const pages = [...PAGES.map((kind) => [kind, kind, home]), ...(before ? [['before', 'board', before]] : [])];
  for (let round = 1; round <= rounds; round++)
    for (const count of counts)
      for (const [name, kind, at] of pages) {
        process.stdout.write(`\rround ${round} of ${rounds}: ${name}, ${count} tokens        `);
        const key = `${name} ${count}`;
        results.set(key, [...(results.get(key) ?? []), await measurePage(browser, at, window, kind, count)]);
      }
  const of = (kind, count, column) => median(results.get(`${kind} ${count}`).map((result) => result[column]));
  const cell = (count, column) => {
    const [blank, floor, ...boards] = pages.map(([name]) => of(name, count, column));
    const told = boards.map((board) => `${board.toFixed(1)}${floor > 0.05 ? ` (${(board / floor).toFixed(2)}×)` : ''}`);
    return [blank.toFixed(1), floor.toFixed(1), ...told].join(', ');
  };
  reportFigures('board', [
    {
      about: `Main-thread milliseconds of a step, idle of a second, medians: an empty page (the cost of measuring), the bare canvas (the floor), the board${before ? ', the board of before' : ''}; in brackets against the bare canvas.`,
      rows: [['tokens', ...COLUMNS], ...counts.map((count) => [count, ...COLUMNS.map((one) => cell(count, one))])],
    },
  ]);
}

/**
 * Measures Thrum's previews on the whole table: 60 by 60 squares, fifty against fifty, the real
 * store, rules and board. A real pointer goes from square to square, and each of its moves is a
 * step. `run.mjs` says how to read the figures.
 */
import { costsOf, median, most, rendererOf } from './measure.mjs';
import { reportFigures } from './report.ts';

/**
 * A move of the pointer may cost the main thread this many milliseconds. With more, the screen
 * falls behind the pointer.
 */
export const MARK = 8;

const STEPS = 60;
/** How far from the mage the pointer goes, in squares. */
const FAR = 6;

/** The modes that are measured: the open question, if any, and where the pointer goes. */
const modes = [
  { name: 'reach shown, way followed', chosen: true },
  { name: 'reach asked, way followed', ask: ['move'] },
  { name: 'token dragged, way followed', ask: [], drag: true },
  { name: 'aimed: line, cover, words', ask: ['use', 'piercing-shot'] },
  { name: 'area placed', ask: ['use', 'fire-burst'] },
  { name: 'area of 5 by 5 placed', ask: ['use', 'fire-burst!wide'] },
];

/** Points on the page in an order that jumps, so that each step enters another square. */
const leaping = (points) => Array.from({ length: STEPS }, (_, n) => points[(n * 7) % points.length]);

/** All squares around the mage except its own. */
const around = (middle) => {
  const out = [];
  for (let row = -3; row <= 3; row += 1)
    for (let column = -3; column <= 3; column += 1)
      if (row !== 0 || column !== 0) out.push({ column: middle.column + column, row: middle.row + row });
  return out;
};

/**
 * One round: the milliseconds of main-thread time for each step of each mode, and for opening each
 * question.
 */
export async function measurePreviews(browser, home, window) {
  const page = await browser.newPage({ viewport: window });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${home}/previews.html`);
  await page.waitForSelector('[data-ready]', { timeout: 60_000, state: 'attached' });
  const pid = await rendererOf(page);
  const { mouse } = page;
  const bench = (verb, ...given) => page.evaluate(([name, list]) => globalThis.bench[name](...list), [verb, given]);
  const spot = (square) => bench('spot', square);
  const middle = await page.evaluate(() => globalThis.bench.middle);
  // Zooms in as far as players do: squares are large enough for their costs to be written.
  await mouse.move(window.width / 2, 10);
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('+');
  await page.keyboard.press('c');
  await page.waitForTimeout(600);
  const results = new Map();
  for (const { name, ask = [], chosen, drag } of modes) {
    await bench('ask', ...ask);
    const home = await spot(middle);
    if (chosen) await mouse.click(home.x, home.y);
    const near = ({ column, row }) => Math.max(Math.abs(column - middle.column), Math.abs(row - middle.row)) <= FAR;
    const squares = ask.length > 0 ? (await bench('lit')).filter(near) : around(middle);
    const path = leaping(await Promise.all(squares.map(spot)));
    results.set(
      name,
      await costsOf(page, pid, {
        steps: STEPS,
        before: async () => {
          if (!drag) return;
          await mouse.move(home.x, home.y);
          await mouse.down();
        },
        step: (n) => mouse.move(path[n].x, path[n].y),
        after: async () => {
          if (!drag) return;
          await page.keyboard.press('Escape');
          await mouse.up();
        },
      }),
    );
  }
  const opening = new Map();
  for (const { name, ask = [] } of modes) {
    if (ask.length === 0) continue;
    opening.set(
      name,
      await costsOf(page, pid, {
        steps: 6,
        before: () => bench('ask'),
        step: async (n) => {
          // Every second step undoes the question. Only steps that open it count.
          await bench('ask', ...(n % 2 === 0 ? ask : []));
        },
      }).then((costs) => costs.filter((_, n) => n % 2 === 0)),
    );
  }
  await page.close();
  if (faults.length > 0) throw new Error(`The measured page stumbled: ${faults[0]}`);
  return { results, opening };
}

/** The cost of the measuring itself: the same steps over an empty page. */
export async function measureNothing(browser, home, window) {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${home}/blank.html`);
  const pid = await rendererOf(page);
  const costs = await costsOf(page, pid, {
    steps: STEPS,
    step: (n) => page.mouse.move(300 + ((n * 7) % 40) * 12, 300 + (n % 9) * 20),
  });
  await page.close();
  return costs;
}

/** Tells of the previews. Each is judged by its figures, which include the cost of measuring. */
export function reportPreviews(rounds, floor) {
  const all = (pick, name) => rounds.flatMap((round) => pick(round).get(name) ?? []);
  const figures = (costs) => [median(costs).toFixed(1), most(costs).toFixed(1)];
  const judged = (costs) => (most(costs) <= MARK ? 'held' : median(costs) <= MARK ? 'held by the median' : 'not held');
  reportFigures('previews', [
    {
      about: `Thrum, 60 by 60 squares, 100 combatants: main-thread milliseconds of a move of the pointer. The mark is ${MARK}.`,
      rows: [
        ['preview', 'median', '95 %', 'mark'],
        ['an empty page (the floor)', ...figures(floor), '–'],
        ...modes.map(({ name }) => {
          const costs = all(({ results }) => results, name);
          return [name, ...figures(costs), judged(costs)];
        }),
      ],
    },
    {
      about: 'Once, when the question is opened:',
      rows: [
        ['question', 'median'],
        ...modes
          .filter(({ ask = [] }) => ask.length > 0)
          .map(({ name }) => [name, median(all(({ opening }) => opening, name)).toFixed(1)]),
      ],
    },
  ]);
}

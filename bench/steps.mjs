/**
 * Measures the steps of a turn on the whole table: Murdham at the mill, fifty against fifty, the
 * real store, rules, storage and board. Real clicks and keys give a turn, open a question, answer
 * it, undo and redo the answer, and end the turn. `run.mjs` says how to read the figures.
 */
import { countOn, takeCounts } from './counts.mjs';
import { costOfStep, median, quiet, rendererOf } from './measure.mjs';

/** The turns in one round of measuring. The first one warms the page up and is not counted. */
export const TURNS = 6;

/** Finds the card of the order that gives a turn when it is clicked. */
const mayAct = '[aria-label="The party"] button[aria-label$="press to give the turn"]';

/**
 * The steps of one turn, in order. A step without a name is done but not measured: it leads to
 * where the next step begins.
 */
export const steps = [
  { name: 'a key that does nothing (the floor)', keys: 'Shift', holds: 'let one act, or pass' },
  {
    name: 'give the turn (a click on its card)',
    before: async (page) => {
      const box = await page.locator(mayAct).first().boundingBox();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    },
    step: async (page) => {
      await page.mouse.down();
      await page.mouse.up();
    },
    holds: 'is acting.',
  },
  { name: 'open a question: whom to attack', keys: '1', holds: 'Whom does' },
  { name: 'answer it; the next one opens', keys: '1', holds: 'any reaction?' },
  { name: 'take the answer back', keys: 'Control+z', holds: 'Whom does' },
  { name: 'bring it again', keys: 'Control+Shift+Z', holds: 'any reaction?' },
  { name: 'take the answer back again', keys: 'Control+z', holds: 'Whom does', unmeasured: true },
  { name: 'take the move back', keys: 'Control+z', holds: 'is acting.' },
  { name: 'next: end the turn', keys: 'n', holds: 'let one act, or pass' },
  {
    name: 'the other side passes',
    step: (page) => page.getByRole('button', { name: /^Pass/ }).first().click(),
    holds: 'The party: let one act, or pass',
    unmeasured: true,
  },
];

/** Opens the page, and collects its errors. */
export async function openTable(browser, home, window, prepare = async () => {}, many = 100) {
  const page = await browser.newPage({ viewport: window });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await prepare(page);
  await page.goto(`${home}/previews.html?fight=throng&n=${many}`);
  await page.waitForSelector('[data-ready]', { timeout: 60_000, state: 'attached' });
  const close = async () => {
    await page.close();
    if (faults.length > 0) throw new Error(`The measured page stumbled: ${faults[0]}`);
  };
  return { page, close };
}

/** Checks that each step did what its name says. Otherwise its figure would mean nothing. */
export const done = (page, holds) =>
  page
    .getByRole('region', { name: /^(?:Who acts|What is next|Question)$/ })
    .getByText(holds)
    .first()
    .waitFor({ timeout: 5_000 });

/**
 * One round: for each step of each turn, the milliseconds of main-thread time until it is drawn and
 * in all.
 */
export async function measureSteps(browser, home, window) {
  const { page, close } = await openTable(browser, home, window);
  const pid = await rendererOf(page);
  const results = new Map(steps.filter(({ unmeasured }) => !unmeasured).map(({ name }) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { name, keys, before, step = (here) => here.keyboard.press(keys), holds } of steps) {
      await before?.(page);
      await quiet(page, pid);
      const cost = await costOfStep(page, pid, () => step(page));
      await done(page, holds);
      if (turn > 0) results.get(name)?.push(cost);
    }
  await close();
  return results;
}

/**
 * For each step of one turn: how many components were drawn and elements made until the page rests.
 * This is a run of its own, because counting takes time.
 */
export async function countSteps(browser, home, window) {
  const { page, close } = await openTable(browser, home, window, countOn);
  const pid = await rendererOf(page);
  const results = new Map();
  for (let turn = 0; turn < 2; turn += 1)
    for (const { name, keys, before, step = (here) => here.keyboard.press(keys), holds } of steps) {
      await before?.(page);
      await quiet(page, pid);
      await takeCounts(page);
      await step(page);
      await done(page, holds);
      await quiet(page, pid);
      results.set(name, await takeCounts(page));
    }
  await close();
  return results;
}

const cell = (value) => value.toFixed(1).padStart(8);

/** Prints the table. It judges nothing. */
export function printSteps(rounds, counts) {
  const turns = rounds.length * (TURNS - 1);
  console.log(
    `\n\nSteps of a turn in Murdham: 100 combatants. Main-thread milliseconds, medians of ${turns} turns: until it is drawn, and in all.\nCounted in one more turn: components that React drew, and elements made, until the page rests.\n`,
  );
  console.log(
    `${'step'.padEnd(40)}${'drawn'.padStart(8)}${'in all'.padStart(8)}${'components'.padStart(12)}${'elements'.padStart(10)}`,
  );
  for (const { name, unmeasured } of steps) {
    if (unmeasured) continue;
    const costs = rounds.flatMap((results) => results.get(name) ?? []);
    const of = (part) => cell(median(costs.map((cost) => cost[part])));
    const { components, elements } = counts.get(name);
    console.log(
      `${name.padEnd(40)}${of('drawn')}${of('all')}${String(components).padStart(12)}${String(elements).padStart(10)}`,
    );
  }
}

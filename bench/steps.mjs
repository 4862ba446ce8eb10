/**
 * Measures the steps of a turn on the whole table: Murdham at the mill, fifty against fifty, the
 * real store, rules, storage and board. Real clicks and keys give a turn, open a question, answer
 * it, undo and redo the answer, and end the turn. `run.mjs` says how to read the figures.
 */
import { countOn, takeCounts } from './counts.mjs';
import { costOfStep, median, quiet, rendererOf } from './measure.mjs';
import { reportFigures } from './report.ts';

/** How many combatants are in the fights that are measured. */
export const CROWDS = [12, 40, 100];

/** The turns in one round of measuring. The first one warms the page up and is not counted. */
export const TURNS = 5;

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
  {
    name: 'next: end the turn',
    // The first press says what is left. Builds before that ended the turn by it: it is taken back.
    before: async (page) => {
      await page.keyboard.press('n');
      const after = page.getByText(/Press again to end the turn|let one act, or pass/).first();
      await after.waitFor({ timeout: 5_000 });
      if ((await after.textContent())?.includes('let one act')) await page.keyboard.press('Control+z');
    },
    keys: 'n',
    holds: 'let one act, or pass',
  },
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
export async function measureSteps(browser, home, window, many) {
  const { page, close } = await openTable(browser, home, window, undefined, many);
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
 * For each step of one turn: how many components were drawn, elements made and messages sent until
 * the page rests. This is a run of its own, because counting takes time.
 */
export async function countSteps(browser, home, window, many) {
  const { page, close } = await openTable(browser, home, window, countOn, many);
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

/** The bare page's key that does nothing, and its step, as `measureSteps` gives those of the table. */
export async function measureBare(browser, home, window, many) {
  const page = await browser.newPage({ viewport: window });
  await page.goto(`${home}/bareStep.html?n=${many}`);
  await page.waitForSelector('[data-ready]', { state: 'attached' });
  const pid = await rendererOf(page);
  const costs = { nothing: [], step: [] };
  for (let turn = 0; turn < TURNS + 2; turn += 1)
    for (const [kind, key] of Object.entries({ nothing: 'Shift', step: 'g' })) {
      await quiet(page, pid);
      const cost = await costOfStep(page, pid, () => page.keyboard.press(key));
      if (turn > 0) costs[kind].push(cost);
    }
  await page.close();
  return costs;
}

const [FLOOR, ...MEASURED] = steps.filter(({ unmeasured }) => !unmeasured).map(({ name }) => name);

const mediansOf = (costs) => ({
  drawn: median(costs.map(({ drawn }) => drawn)),
  all: median(costs.map(({ all }) => all)),
});
const costsOfStep = (rounds, name) => mediansOf(rounds.flatMap((results) => results.get(name) ?? []));

/** The cells of one crowd: the bare page, then each step above the key that does nothing. */
function cellsOf(rounds, bare) {
  const [nothing, step] = ['nothing', 'step'].map((kind) => mediansOf(bare.flatMap((costs) => costs[kind])));
  const least = step.drawn - nothing.drawn;
  const floor = costsOfStep(rounds, FLOOR);
  const times = (ms, of) => `${(ms / of).toFixed(1)} ×`;
  return [
    `${nothing.drawn.toFixed(1)}, ${least.toFixed(1)}`,
    `${floor.drawn.toFixed(1)}: ${times(floor.drawn, nothing.drawn)}`,
    ...MEASURED.map((name) => {
      const { drawn, all } = costsOfStep(rounds, name);
      return `${(drawn - floor.drawn).toFixed(1)}, ${(all - floor.all).toFixed(1)}: ${times(drawn - floor.drawn, least)}`;
    }),
  ];
}

/**
 * Tells of the steps. `crowds` has for each number of combatants the rounds of each build by its
 * name, those of the bare page, and what was counted where it was.
 */
export function reportSteps(crowds) {
  const names = ['the bare page: the key that does nothing, its step', FLOOR, ...MEASURED];
  const builds = [...crowds.values().next().value.builds.keys()];
  const columns = [...crowds].flatMap(([many, { builds, bare }]) =>
    [...builds].map(([build, rounds]) => [builds.size > 1 ? `${many} ${build}` : many, ...cellsOf(rounds, bare)]),
  );
  const counted = [...crowds].filter(([, { counts }]) => counts);
  reportFigures('steps', [
    {
      about: `Main-thread milliseconds of a step, medians: until it is drawn, and in all with the next 0.4 s, both above the key that does nothing; then how many times the bare page’s step, measured in the same run${builds.length > 1 ? `, ${builds.join(' and ')} turn about` : ''}. The marks are 3 × for a step and 2 × for the key.`,
      rows: ['combatants', ...names].map((name, at) => [name, ...columns.map((column) => column[at])]),
    },
    ...(counted.length === 0
      ? []
      : [
          {
            about:
              'The components that React drew in the step and the elements made, and the messages to other windows and to and from workers.',
            rows: [
              ['combatants', ...counted.map(([many]) => many)],
              ...MEASURED.map((name) => [
                name,
                ...counted.map(([, { counts }]) => {
                  const { components, elements, messages } = counts.get(name);
                  return `${components}, ${elements}; ${messages}`;
                }),
              ]),
            ],
          },
        ]),
  ]);
}

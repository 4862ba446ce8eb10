/**
 * Reads what a page costs: the processor time of its main thread, as the operating system counts it
 * (Linux).
 */
import { readdirSync, readFileSync } from 'node:fs';

/** A sentence that says why nothing can be measured here; undefined where measuring works. */
export function unmeasurable() {
  return process.platform === 'linux'
    ? undefined
    : 'The measurements read /proc, which only Linux has; on this system there is nothing to read them from.';
}

const text = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process that has just ended has no files any more.
    return '';
  }
};

/** A process and all its descendants. */
function family(pid) {
  let tasks = [];
  try {
    tasks = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const children = tasks.flatMap((task) =>
    text(`/proc/${pid}/task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** The milliseconds that a process's main thread was on the processor. */
export const mainThreadMs = (pid) => Number(text(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[0] ?? 0) / 1e6;

/**
 * The processor time of a whole process in milliseconds, with its workers, also those that have
 * ended. The system counts it in hundredths of a second.
 */
export function processTime(pid) {
  const fields = text(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** The memory of a process in megabytes. */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(text(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;

/**
 * The process that draws this page: the one that works while the page runs a loop. The question is
 * repeated until the answer is clear.
 */
export async function rendererOf(page) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const renderers = family(process.pid).filter((pid) => text(`/proc/${pid}/cmdline`).includes('--type=renderer'));
    const before = renderers.map(mainThreadMs);
    await page.evaluate(() => {
      const start = performance.now();
      while (performance.now() - start < 300);
    });
    const worked = renderers
      .map((pid, index) => ({ pid, time: mainThreadMs(pid) - before[index] }))
      .sort((a, b) => b.time - a.time);
    const [first, second] = worked;
    if (first && first.time > 40 && (!second || second.time < first.time / 3)) return first.pid;
  }
  throw new Error('Which process draws the page could not be told apart; close other browsers and try again.');
}

/** Waits until the page's main thread has nothing to do. */
export async function quiet(page, pid) {
  let calm = 0;
  for (let attempt = 0; attempt < 150 && calm < 3; attempt++) {
    const before = mainThreadMs(pid);
    await page.waitForTimeout(100);
    calm = mainThreadMs(pid) - before < 2.5 ? calm + 1 : 0;
  }
}

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Runs a gesture step by step. Each step is one event and two frames. Gives the milliseconds of
 * main-thread time of each step.
 */
export async function costsOf(page, pid, { steps, before, step, after }) {
  await quiet(page, pid);
  await before?.();
  const costs = [];
  for (let index = 0; index < steps; index++) {
    const start = mainThreadMs(pid);
    await step(index);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
    costs.push(mainThreadMs(pid) - start);
  }
  await after?.();
  return costs;
}

/**
 * How many milliseconds to wait for work that a step leaves behind: saving, odds, words that appear
 * once the pointer rests.
 */
const AFTERWARDS = 400;

/**
 * The milliseconds of main-thread time of one step: until two frames have shown it, and with all
 * work that it leaves behind.
 */
export async function costOfStep(page, pid, step) {
  const start = mainThreadMs(pid);
  await step();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  const drawn = mainThreadMs(pid) - start;
  await page.waitForTimeout(AFTERWARDS);
  return { drawn, all: mainThreadMs(pid) - start };
}

/** The median of a gesture's steps. */
export const costOf = async (page, pid, gesture) => median(await costsOf(page, pid, gesture));

/** The value below which nineteen of twenty figures lie. */
export function most(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
}

/** The milliseconds of main-thread time in a second in which nobody touches the page. */
export async function idleCost(page, pid) {
  await quiet(page, pid);
  const before = mainThreadMs(pid);
  await page.waitForTimeout(2000);
  return (mainThreadMs(pid) - before) / 2;
}

export { median };

/** What the long tries measure in a page, and what each of them tells. */
import type { Page } from 'playwright';

/** What a long try tells. */
export interface Tried {
  /** Its figures, as lines. */
  told: string[];
  /** What did not hold, as lines. Without any the try holds. */
  faults: string[];
}

/** How long something may take, in milliseconds: the machine may be busy. */
export const PATIENCE = 120_000;

export const MB = 1024 * 1024;
export const mbOf = (bytes: number): string => (bytes / MB).toFixed(1);

/** A value of sorted ones, by its share of the way from the least to the most. */
export const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** The bytes that a page's script holds after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize;
}

/** Presses a key and gives the milliseconds until the second frame after it. */
export async function lagOf(page: Page, key: string): Promise<number> {
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

/** The seconds that something takes. */
export async function secondsOf(does: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await does();
  return (performance.now() - from) / 1000;
}

/** Waits until this holds. Gives the seconds that it took, or undefined where it never did. */
export async function secondsUntil(holds: () => Promise<boolean>): Promise<number | undefined> {
  const from = performance.now();
  while (performance.now() - from < PATIENCE) {
    if (await holds()) return (performance.now() - from) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

/** The most milliseconds for which the page did nothing else while this went on. */
export async function longestStill(page: Page, does: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const told = { last: performance.now(), most: 0, timer: 0 };
    told.timer = setInterval(() => {
      const now = performance.now();
      told.most = Math.max(told.most, now - told.last);
      told.last = now;
    }, 10) as unknown as number;
    Object.assign(globalThis, { still: told });
  });
  await does();
  return page.evaluate(() => {
    const { timer, most } = (globalThis as unknown as { still: { timer: number; most: number } }).still;
    clearInterval(timer);
    return most;
  });
}

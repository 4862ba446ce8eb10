/**
 * Runs before each file of component tests: a page over a database in memory, with the parts of a
 * browser that the page in memory lacks.
 */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // Whether something is hidden is asked by the tests that mean it: asking for all of a page takes
  // most of their time.
  defaultHidden: true,
  // What is waited for may take long on a busy machine.
  asyncUtilTimeout: 50_000,
  // The page of a fight has thousands of lines: a failed search says what it sought, and no more.
  getElementError: (message) => new Error(message?.split('\n')[0]),
});

/** The worker of the odds, which is still at work for as long as a test runs. */
class BusyWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
Object.assign(globalThis, { Worker: BusyWorker });

// The page has a size, so that long lists draw the rows that would be in view.
for (const [name, size] of [
  ['clientWidth', 1366],
  ['clientHeight', 768],
] as const)
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });

afterEach(cleanup);

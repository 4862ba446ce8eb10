/**
 * Runs before each file of component tests. Sets up a page over a database in memory, with the
 * parts of a browser that this page lacks.
 */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';

configure({
  // A search also finds hidden elements. Checking visibility would take most of the tests' time, so
  // tests that are about it ask for it themselves.
  defaultHidden: true,
  // A busy machine may take long until an expected element appears.
  asyncUtilTimeout: 200_000,
  // The page of a fight has thousands of lines. So a failed search prints only its first line,
  // which says what it looked for.
  getElementError: (message) => new Error(message?.split('\n')[0]),
});

/** Stands in for the odds worker. It never answers, so a test sees no odds. */
class BusyWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
Object.assign(globalThis, { Worker: BusyWorker });

// The page gets a size, so that long lists draw the rows that would be in view.
for (const [name, size] of [
  ['clientWidth', 1366],
  ['clientHeight', 768],
] as const)
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });

afterEach(() => {
  cleanup();
  // A toast that no page has shown waits for the next page that shows toasts. Tests that press keys
  // without a page left hundreds, which kept the next test busy for minutes.
  toast.dismiss();
});

/**
 * Keeps count of pictures that a board is still loading. The code that saves a picture of the board
 * waits until all are loaded and drawn.
 */
export interface Arrivals {
  /** Adds a picture that is being loaded, until the returned function is called. */
  expect(): () => void;
  /** Resolves once no picture is being loaded. */
  all(): Promise<void>;
}

export function makeArrivals(): Arrivals {
  const coming = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    expect() {
      const one = Symbol('a picture');
      coming.add(one);
      return () => {
        if (!coming.delete(one) || coming.size > 0) return;
        for (const tell of waiting) tell();
        waiting = [];
      };
    },
    all: () => (coming.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

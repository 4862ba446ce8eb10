/** Keeps maps from being painted, for tests that do not look at them. */

/**
 * Maps stay flat: the worker that paints them never answers. Painting one takes as long as the rest
 * of a fight's start, in each window.
 */
export const flatMaps = () => {
  globalThis.Worker = new Proxy(Worker, {
    construct: (real, given: ConstructorParameters<typeof Worker>) =>
      String(given[0]).includes('paintWorker')
        ? Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
        : new real(...given),
  });
};

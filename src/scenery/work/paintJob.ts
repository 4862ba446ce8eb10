/**
 * Paints a map away from the window: in a worker, or, where there is none, in slices of a few
 * milliseconds.
 */
import type { MapPainting } from '../mapPainting.ts';
import { canvasFile } from './canvasFile.ts';

/** How long a slice may take before the window continues, in milliseconds. */
const SLICE = 8;
/** A worker that has sent nothing for so many milliseconds is given up. */
const PATIENCE = 90_000;

/** Tells whether this browser can paint in a worker. */
const hasWorker = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/**
 * Paints in a worker of its own, which ends with the painting. Rejects where the browser starts no
 * worker.
 */
function paintAway(painting: MapPainting): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paintWorker.ts', import.meta.url), { type: 'module' });
    const patience = setTimeout(() => fail(new Error('The map was not painted in time.')), PATIENCE);
    const end = () => {
      clearTimeout(patience);
      worker.terminate();
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data instanceof Error) fail(data);
      if (!(data instanceof Blob)) return;
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => fail(new Error(event.message)));
    worker.postMessage(painting);
  });
}

/** Paints in this thread, a slice at a time. */
async function paintInSlices(painting: MapPainting): Promise<Blob> {
  const { paintMap } = await import('../paintMap.ts');
  const steps = paintMap(painting);
  let next = steps.next();
  while (!next.done) {
    const until = performance.now() + SLICE;
    while (!next.done && performance.now() < until) next = steps.next();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return canvasFile(next.value);
}

/** Paintings are made one after the other, because two at once would each take twice as long. */
let turn: Promise<unknown> = Promise.resolve();

/** Gives the picture of a map as a file. Rejects where this browser cannot paint at all. */
export function paintedPicture(painting: MapPainting): Promise<Blob> {
  const next = turn.then(async () => {
    if (!hasWorker()) return paintInSlices(painting);
    return paintAway(painting).catch(() => paintInSlices(painting));
  });
  turn = next.catch(() => {});
  return next;
}

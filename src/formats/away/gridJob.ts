/** Looking for the grid of a picture away from the screen's thread. */
import type { FoundGrid } from '../grid/findGrid.ts';
import { type FileReading, readAway } from './fileJob.ts';
import type { GridAsked } from './gridWorker.ts';

/**
 * The grid that a picture shows, in pixels of a picture of that width. Undefined where it shows
 * none, where the browser cannot look, and after `stop`.
 */
export async function findGridAway(asked: GridAsked, stop: AbortSignal): Promise<FoundGrid | undefined> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const read = await readAway(
    { name: 'the picture', asked },
    () => {},
    stop,
    (): FileReading<GridAsked, FoundGrid | undefined> =>
      new Worker(new URL('./gridWorker.ts', import.meta.url), { type: 'module' }),
  );
  return read?.ok ? read.value : undefined;
}

/** Reading a map file away from the screen's thread: what the worker is asked, what it tells, and the way to ask it. */
import type { Result } from '../../engine/words.ts';
import { type ImportedMap, notRead } from '../imported.ts';
import type { MapTold } from './mapTold.ts';

/** As much of a worker as is needed: the browser's, or a test's. */
export interface MapReader {
  postMessage(file: File): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<MapTold>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const ownReader = (): MapReader => new Worker(new URL('./mapWorker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a map file in a worker of its own, which ends with it: a large map freezes nothing. `told` hears how far it has come. With
 * `stop` it ends at once, and gives undefined. Refused with one sentence, also where the worker itself fails.
 */
export function readMapAway(
  file: File,
  told: (share: number) => void,
  stop: AbortSignal,
  reader: () => MapReader = ownReader,
): Promise<Result<ImportedMap> | undefined> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve(undefined);
    const worker = reader();
    const end = (read: Result<ImportedMap> | undefined): void => {
      worker.terminate();
      stop.removeEventListener('abort', stopped);
      resolve(read);
    };
    const stopped = () => end(undefined);
    stop.addEventListener('abort', stopped);
    worker.onmessage = ({ data }) => (data.told === 'share' ? told(data.share) : end(data.read));
    worker.onerror = () => end(notRead(`“${file.name}” could not be read: this browser ran out of room for it.`));
    worker.postMessage(file);
  });
}

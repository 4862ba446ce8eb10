/** Reads a file away from the screen's thread, in one worker for each file. */
import type { Result } from '../../engine/words.ts';
import { notRead } from '../imported.ts';
import type { FileTold } from './fileTold.ts';

/** The part of a worker that is used: the browser's, or a test's. */
export interface FileReading<Asked, T> {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FileTold<T>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** How a file is asked for, and its name in a refusal. */
export interface FileAsked<Asked> {
  name: string;
  asked: Asked;
}

/**
 * Reads a file in a worker of its own, which ends after it, so a large file freezes nothing. `told`
 * receives the progress. `stop` ends the reading at once, and then the result is undefined. Refused
 * with one sentence, also where the worker itself fails.
 */
export function readAway<Asked, T>(
  { name, asked }: FileAsked<Asked>,
  told: (share: number) => void,
  stop: AbortSignal,
  reader: () => FileReading<Asked, T>,
): Promise<Result<T> | undefined> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve(undefined);
    const worker = reader();
    const end = (read: Result<T> | undefined): void => {
      worker.terminate();
      stop.removeEventListener('abort', stopped);
      resolve(read);
    };
    const stopped = () => end(undefined);
    stop.addEventListener('abort', stopped);
    worker.onmessage = ({ data }) => (data.told === 'share' ? told(data.share) : end(data.read));
    worker.onerror = () => end(notRead(`“${name}” could not be read: this browser ran out of room for it.`));
    worker.postMessage(asked);
  });
}

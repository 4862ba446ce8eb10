/** Reading a map file away from the screen's thread. */
import type { Result } from '../../engine/words.ts';
import type { ImportedMap } from '../imported.ts';
import { type FileReading, readAway } from './fileJob.ts';

/** Reads a map file in a worker of its own, as `readAway` says. */
export const readMapAway = (
  file: File,
  told: (share: number) => void,
  stop: AbortSignal,
): Promise<Result<ImportedMap> | undefined> =>
  readAway(
    { name: file.name, asked: file },
    told,
    stop,
    (): FileReading<File, ImportedMap> => new Worker(new URL('./mapWorker.ts', import.meta.url), { type: 'module' }),
  );

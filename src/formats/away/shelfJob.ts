/**
 * Reading a file of the shelf away from the screen's thread: JSON, a table, or a zip of either with
 * pictures.
 */
import type { Result } from '../../engine/words.ts';
import type { ShelfAsked, ShelfRead } from '../door/readShelf.ts';
import { type FileReading, readAway } from './fileJob.ts';

/** Reads a file of the shelf in a worker of its own, as `readAway` says. */
export const readShelfAway = (
  asked: ShelfAsked,
  told: (share: number) => void,
  stop: AbortSignal,
): Promise<Result<ShelfRead> | undefined> =>
  readAway(
    { name: asked.file.name, asked },
    told,
    stop,
    (): FileReading<ShelfAsked, ShelfRead> =>
      new Worker(new URL('./shelfWorker.ts', import.meta.url), { type: 'module' }),
  );

/** Laying a picture straight away from the screen's thread. */
import type { Result } from '../../engine/words.ts';
import { notRead } from '../imported.ts';
import { type FileReading, readAway } from './fileJob.ts';
import type { StraightAsked } from './straightWorker.ts';

/**
 * The map between four corners of a picture, as a straight picture of its own. Undefined after
 * `stop`; refused with a sentence where the corners or the browser do not do.
 */
export async function straightenAway(
  asked: StraightAsked,
  told: (share: number) => void,
  stop: AbortSignal,
): Promise<Result<Blob> | undefined> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
    return notRead('This browser cannot straighten a picture: use a newer one, or straighten it in another program.');
  return readAway(
    { name: 'the picture', asked },
    told,
    stop,
    (): FileReading<StraightAsked, Blob> =>
      new Worker(new URL('./straightWorker.ts', import.meta.url), { type: 'module' }),
  );
}

/** Reading a picture away from the screen's thread: a large one takes seconds to draw and pack. */
import type { Result } from '../../engine/words.ts';
import { type ReadyPicture, readPicture } from '../pictures.ts';
import { type FileReading, readAway } from './fileJob.ts';

/** Reads a picture as `readPicture` does, in a worker where the browser has what it needs there. */
export async function readPictureAway(picture: Blob): Promise<Result<ReadyPicture>> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return readPicture(picture);
  const read = await readAway(
    { name: 'the picture', asked: picture },
    () => {},
    new AbortController().signal,
    (): FileReading<Blob, ReadyPicture> =>
      new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' }),
  );
  return read ?? readPicture(picture);
}

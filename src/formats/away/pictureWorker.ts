/** The worker that reads one picture: it receives the picture and sends it in the form that is kept. */
import '../../engine/forms/noEval.ts';
import { notRead } from '../imported.ts';
import { type ReadyPicture, readPicture } from '../pictures.ts';
import type { FileTold } from './fileTold.ts';

const tell = (message: FileTold<ReadyPicture>): void => self.postMessage(message);

self.addEventListener('message', ({ data: picture }: MessageEvent<Blob>) => {
  void readPicture(picture)
    .catch(() => notRead('This picture could not be read: this browser ran out of room for it.'))
    .then((read) => tell({ told: 'read', read }));
});

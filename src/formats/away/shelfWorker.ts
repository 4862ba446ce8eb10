/**
 * The worker that reads one file of the shelf: it receives the file, sends the progress, and at
 * last sends the content.
 */
import '../../engine/forms/noEval.ts';
import { loadAllGames, NotLoaded } from '../../rulesets/index.ts';
import { readShelf, type ShelfAsked, type ShelfRead } from '../door/readShelf.ts';
import { notRead } from '../imported.ts';
import { type FileTold, sharesTold } from './fileTold.ts';

const tell = (message: FileTold<ShelfRead>): void => self.postMessage(message);

self.addEventListener('message', ({ data: asked }: MessageEvent<ShelfAsked>) => {
  void (async () => {
    tell({ told: 'read', read: await readShelf(asked, await loadAllGames(), sharesTold(tell)) });
  })().catch((error: unknown) => {
    // The window does not see a promise's error in a worker, so the error is sent as a message.
    const text = error instanceof NotLoaded ? error.message : 'This file could not be read: choose it again.';
    tell({ told: 'read', read: notRead(text) });
  });
});

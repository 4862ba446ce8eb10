/** Tests a choice of ground: of several files chosen one after the other, the last one counts. */
import { afterEach, expect, it, vi } from 'vitest';
import { makeGround } from './groundStore.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A worker that never ends. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

/** A file that is no map, and takes a moment longer to look at. */
function slowFile(name: string): { file: File; look(): void } {
  const file = new File(['none'], name);
  let look = () => {};
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const slice = file.slice.bind(file);
  file.slice = (...part) => {
    const piece = slice(...part);
    const read = piece.arrayBuffer.bind(piece);
    piece.arrayBuffer = () => looked.then(read);
    return piece;
  };
  return { file, look };
}

it('keeps the file that was chosen last, also while an earlier one is still looked at', async () => {
  // Reading itself goes on in a worker, and is not looked at here.
  vi.stubGlobal('Worker', IdleWorker);
  const ground = makeGround('usual');
  const [slow, quick] = [slowFile('large.dd2vtt'), new File(['none'], 'small.dd2vtt')];
  const first = ground.getState().takeAll([slow.file]);
  void ground.getState().takeAll([quick]);
  await vi.waitFor(() => expect(ground.getState().taken).toBe(quick));
  slow.look();
  await first;
  expect(ground.getState().taken).toBe(quick);
});

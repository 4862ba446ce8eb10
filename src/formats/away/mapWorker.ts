/** The worker that reads one map file: the file comes in, how far it has come goes out, and at last the map. */
import '../../engine/forms/noEval.ts';
import { readMapFile } from '../mapFile.ts';
import type { MapTold } from './mapTold.ts';

const tell = (message: MapTold, take: Transferable[] = []): void => self.postMessage(message, { transfer: take });

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void (async () => {
    let last = 0;
    const text = await file.text();
    const read = readMapFile(file.name, text, (share) => {
      if (share < last + 0.02) return;
      last = share;
      tell({ told: 'share', share });
    });
    const picture = read.ok ? read.value.picture : undefined;
    tell({ told: 'read', read }, picture ? [picture.buffer] : []);
  })();
});

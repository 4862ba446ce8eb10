/**
 * The worker that reads one map file: it receives the file, sends the progress, and at last sends
 * the map.
 */
import '../../engine/forms/noEval.ts';
import type { ImportedMap, MapWish } from '../imported.ts';
import { readMapFile } from '../maps/mapFile.ts';
import { type FileTold, sharesTold } from './fileTold.ts';

/** A map file, and what was chosen of it before. */
export interface MapAsked {
  readonly file: File;
  readonly wish: MapWish;
}

const tell = (message: FileTold<ImportedMap>, take: Transferable[] = []): void =>
  self.postMessage(message, { transfer: take });

self.addEventListener('message', ({ data: { file, wish } }: MessageEvent<MapAsked>) => {
  void (async () => {
    const read = readMapFile(file.name, await file.text(), sharesTold(tell), wish);
    const picture = read.ok ? read.value.picture : undefined;
    tell({ told: 'read', read }, picture ? [picture.buffer] : []);
  })();
});

/**
 * The worker that reads one map file: it receives the file, sends the progress, and at last sends
 * the map.
 */
import '../../engine/forms/noEval.ts';
import type { ImportedMap } from '../imported.ts';
import { readMapFile } from '../maps/mapFile.ts';
import { type FileTold, sharesTold } from './fileTold.ts';

const tell = (message: FileTold<ImportedMap>, take: Transferable[] = []): void =>
  self.postMessage(message, { transfer: take });

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void (async () => {
    const read = readMapFile(file.name, await file.text(), sharesTold(tell));
    const picture = read.ok ? read.value.picture : undefined;
    tell({ told: 'read', read }, picture ? [picture.buffer] : []);
  })();
});

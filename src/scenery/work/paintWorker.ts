/** The worker that paints maps: it receives the painting's data and sends the picture as a file. */
import type { MapPainting } from '../mapPainting.ts';
import { paintMap } from '../paintMap.ts';
import { canvasFile } from './canvasFile.ts';

self.addEventListener('message', ({ data: painting }: MessageEvent<MapPainting>) => {
  const steps = paintMap(painting);
  let next = steps.next();
  while (!next.done) next = steps.next();
  const tell = (what: unknown) => self.postMessage(what);
  canvasFile(next.value).then(tell, tell);
});

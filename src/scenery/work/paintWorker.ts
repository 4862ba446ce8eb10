/** The worker that paints maps: it receives the painting's data and sends the picture. */
import type { MapPainting } from '../mapPainting.ts';
import { paintMap } from '../paintMap.ts';

self.addEventListener('message', ({ data: painting }: MessageEvent<MapPainting>) => {
  const steps = paintMap(painting);
  let next = steps.next();
  while (!next.done) next = steps.next();
  const { value } = next;
  if (!(value instanceof OffscreenCanvas)) return;
  const picture = value.transferToImageBitmap();
  self.postMessage(picture, { transfer: [picture] });
});

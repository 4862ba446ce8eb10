/** The worker that looks for a grid in one picture: it receives the picture and sends the grid. */
import '../../engine/forms/noEval.ts';
import { type FoundGrid, findGrid } from '../grid/findGrid.ts';
import type { FileTold } from './fileTold.ts';

/**
 * The longest side of the copy in which the grid is looked for: thin lines are still seen in it.
 */
const LONGEST = 2000;

/** A picture, and the width in which the grid is told. */
export interface GridAsked {
  readonly picture: Blob;
  readonly width: number;
}

const tell = (message: FileTold<FoundGrid | undefined>): void => self.postMessage(message);

async function gridIn({ picture, width: told }: GridAsked): Promise<FoundGrid | undefined> {
  const drawn = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST / Math.max(drawn.width, drawn.height));
  const [width, height] = [Math.round(drawn.width * scale), Math.round(drawn.height * scale)];
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  const { data } = pen.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.3 * data[at * 4]! + 0.59 * data[at * 4 + 1]! + 0.11 * data[at * 4 + 2]!;
  const found = findGrid({ width, height, grey });
  const larger = told / width;
  return found && { ...found, pixels: found.pixels * larger, x: found.x * larger, y: found.y * larger };
}

self.addEventListener('message', ({ data: asked }: MessageEvent<GridAsked>) => {
  void gridIn(asked)
    .catch(() => undefined)
    .then((value) => tell({ told: 'read', read: { ok: true, value } }));
});

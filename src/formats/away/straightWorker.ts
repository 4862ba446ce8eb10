/**
 * The worker that lays one picture straight: it receives the picture and the corners of its map,
 * sends the progress, and at last sends the straight picture.
 */
import '../../engine/forms/noEval.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { notRead } from '../imported.ts';
import { LONGEST_PICTURE, packedCanvas } from '../pictures.ts';
import { faultOfCorners, type MapCorners, straightSize } from '../straight/corners.ts';
import { homographyOnto, straightRows } from '../straight/homography.ts';
import { type FileTold, sharesTold } from './fileTold.ts';

/** A picture, and the corners of the map in it. */
export interface StraightAsked {
  readonly picture: Blob;
  readonly corners: MapCorners;
}

/** How many rows are drawn at once: the straight picture is never in memory twice. */
const BAND = 128;

const tell = (message: FileTold<Blob>): void => self.postMessage(message);

const noRoom = () => notRead('This picture could not be straightened: this browser ran out of room for it.');

/** The pixels of the picture, not longer than a picture that is kept. */
async function pixelsOf(picture: Blob): Promise<ImageData | undefined> {
  const drawn = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST_PICTURE / Math.max(drawn.width, drawn.height));
  const [width, height] = [drawn.width, drawn.height].map((side) => Math.max(1, Math.round(side * scale)));
  const pen = new OffscreenCanvas(width!, height!).getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawn, 0, 0, width!, height!);
  drawn.close();
  return pen.getImageData(0, 0, width!, height!);
}

async function straightened({ picture, corners }: StraightAsked): Promise<Result<Blob>> {
  const source = await pixelsOf(picture);
  if (!source) return noRoom();
  const fault = faultOfCorners(corners, source);
  if (fault !== undefined) return refusedResult('by hand', fault);
  const { width, height } = straightSize(corners, source, LONGEST_PICTURE);
  const onto = homographyOnto(corners);
  const sheet = new OffscreenCanvas(width, height);
  const pen = sheet.getContext('2d');
  if (!pen) return noRoom();
  const told = sharesTold(tell);
  for (let first = 0; first < height; first += BAND) {
    const rows = { width, height, first, count: Math.min(BAND, height - first) };
    pen.putImageData(new ImageData(straightRows(source, onto, rows), width), 0, first);
    told((0.9 * first) / height);
  }
  const packed = await packedCanvas(sheet);
  return packed ? okResult(packed) : noRoom();
}

self.addEventListener('message', ({ data: asked }: MessageEvent<StraightAsked>) => {
  void straightened(asked)
    .catch(noRoom)
    .then((read) => tell({ told: 'read', read }));
});

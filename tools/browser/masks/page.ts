/** The page that masks a white picture for `main.ts`, and looks at each of its pixels again. */
import type { Scene } from '../../../src/space/scene.ts';
import { contains } from '../../../src/space/shapes/polygon.ts';
import type { Cover } from '../../../src/space/sight/cover.ts';
import { frameOf } from '../../../src/space/squares/gridFit.ts';
import { maskPicture } from '../../../src/store/players/maskPicture.ts';

/** What players get of a moment, and what they may know of it. */
export interface MaskedView {
  /** The whole map, which only the GM has. */
  whole: Scene;
  /** The map and its cover as the players have them. */
  scene: Scene;
  cover: Cover;
  /** The fog keys of all places that the party has ever seen, worked out slowly. */
  ever: readonly string[];
}

export interface MaskedPixels {
  clear: number;
  dark: number;
  /** Clear pixels of ground that the party has never seen. */
  leaked: number;
}

/** The longer side of the white picture, in pixels. */
const SIDE = 480;
/** Compressing a picture blurs an edge by less than this, in pixels of the picture. */
const EDGE = 4;
/** A pixel is clear from this tone on, of 255. The dark of the mask is 8. */
const CLEAR = 64;

/** Whether a point of the map lies in a place with one of these keys. */
function knownAt(whole: Scene, ever: ReadonlySet<string>, x: number, y: number): boolean {
  if (whole.kind === 'squares') return ever.has(`${Math.floor(x / whole.pixels)},${Math.floor(y / whole.pixels)}`);
  return Object.values(whole.zones).some(({ id, polygon }) => ever.has(id) && contains(polygon, { x, y }));
}

async function pixelsOf({ whole, scene, cover, ever: keys }: MaskedView): Promise<MaskedPixels> {
  const frame = frameOf(scene);
  const scale = SIDE / Math.max(frame.width, frame.height);
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  const sheet = new OffscreenCanvas(width, height);
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('This browser cannot paint.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  const masked = await maskPicture(await sheet.convertToBlob({ type: 'image/png' }), scene, cover);
  if (!masked) throw new Error('The picture was not masked.');
  const picture = await createImageBitmap(masked);
  pen.clearRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const ever = new Set(keys);
  const found: MaskedPixels = { clear: 0, dark: 0, leaked: 0 };
  const around = [0, -EDGE, EDGE];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isClear = (data[(y * width + x) * 4] ?? 0) >= CLEAR;
      found[isClear ? 'clear' : 'dark'] += 1;
      if (!isClear) continue;
      const isKnown = around.some((right) =>
        around.some((down) =>
          knownAt(whole, ever, frame.x + (x + 0.5 + right) / scale, frame.y + (y + 0.5 + down) / scale),
        ),
      );
      if (!isKnown) found.leaked += 1;
    }
  return found;
}

Object.assign(globalThis, { pixelsOf });

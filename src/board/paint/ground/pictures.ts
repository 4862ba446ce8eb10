/**
 * Loads pictures by hash and decodes each once. Makes smaller copies of a map picture, so that a
 * distant view paints few pixels.
 */
import type { PictureSource } from '../../../ui/usePictureUrl.ts';
import type { Arrivals } from '../../tree/arrivals.ts';

/** A map picture and its smaller copies, largest first. Each is half as large as the one before. */
export type Copies = readonly ImageBitmap[];

/** Copies are halved down to about this width. */
const SMALLEST_COPY = 700;

/** Decodes a picture; undefined when the picture is missing or the data is no picture. */
export async function decodePicture(source: PictureSource, hash: string): Promise<ImageBitmap | undefined> {
  const blob = await source(hash).catch(() => undefined);
  return blob && (await createImageBitmap(blob).catch(() => undefined));
}

/** A picture with its smaller copies, each half the one before. */
export async function withCopies(picture: ImageBitmap): Promise<Copies> {
  const copies = [picture];
  let last = picture;
  while (last.width / 2 >= SMALLEST_COPY) {
    last = await createImageBitmap(last, {
      resizeWidth: Math.round(last.width / 2),
      resizeHeight: Math.round(last.height / 2),
      resizeQuality: 'high',
    });
    copies.push(last);
  }
  return copies;
}

/**
 * The copy to draw at a shown width in canvas pixels: the smallest one that need not be stretched;
 * 0 is the original.
 */
export function copyFor(widths: readonly number[], shown: number): number {
  let level = 0;
  while (level + 1 < widths.length && widths[level + 1]! >= shown) level++;
  return level;
}

/**
 * Pictures of tokens. Each is decoded once, as a small square cut from its middle. Calls `arrived`
 * when a portrait has been loaded.
 */
export function makePortraits(source: PictureSource, arrivals: Arrivals, arrived: () => void) {
  const known = new Map<string, ImageBitmap | 'coming' | 'missing'>();
  const side = 340;
  const fetch = async (hash: string) => {
    const whole = await decodePicture(source, hash);
    if (!whole) {
      known.set(hash, 'missing');
      return;
    }
    const cut = Math.min(whole.width, whole.height);
    const left = (whole.width - cut) / 2;
    // The faces of portraits are usually near the top.
    const top = (whole.height - cut) / 4;
    const small = await createImageBitmap(whole, left, top, cut, cut, {
      resizeWidth: Math.min(cut, side),
      resizeHeight: Math.min(cut, side),
      resizeQuality: 'high',
    });
    whole.close();
    known.set(hash, small);
    arrived();
  };
  return {
    /** The portrait, if it has been loaded; the first call starts the loading. */
    get(hash: string): ImageBitmap | undefined {
      const state = known.get(hash);
      if (state === undefined) {
        known.set(hash, 'coming');
        void fetch(hash).finally(arrivals.expect());
      }
      return typeof state === 'object' ? state : undefined;
    },
  };
}

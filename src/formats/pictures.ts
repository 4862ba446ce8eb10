/**
 * Reads incoming pictures: their kind by their bytes, their size, a smaller copy where no screen
 * could show more, and their name by hash.
 */
import { okResult, type Result, refusedResult } from '../engine/words.ts';
import { sha256 } from './picturesHash.ts';

/** A picture in the form that is kept. */
export interface ReadyPicture {
  /** SHA-256 of its bytes. */
  hash: string;
  blob: Blob;
  width: number;
  height: number;
}
export type ReadPicture = (file: Blob) => Promise<Result<ReadyPicture>>;

/** The most bytes of an incoming picture. */
const MOST_BYTES = 40 * 1024 * 1024;
/** The longest side that is kept, in pixels; a longer picture is made smaller. */
export const LONGEST_PICTURE = 8192;
/** A picture of more bytes is packed anew, so that a library of maps fits. */
const LARGE_BYTES = 12 * 1024 * 1024;

const KINDS: readonly { type: string; extension: string; fits(bytes: Uint8Array): boolean }[] = [
  { type: 'image/png', extension: 'png', fits: (bytes) => says(bytes, 1, 'PNG') },
  {
    type: 'image/jpeg',
    extension: 'jpg',
    fits: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  { type: 'image/webp', extension: 'webp', fits: (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP') },
  { type: 'image/gif', extension: 'gif', fits: (bytes) => says(bytes, 0, 'GIF8') },
  { type: 'image/avif', extension: 'avif', fits: (bytes) => says(bytes, 4, 'ftypavi') },
];
const says = (bytes: Uint8Array, at: number, word: string): boolean =>
  [...word].every((letter, n) => bytes[at + n] === letter.charCodeAt(0));

/** The kind of a picture by its bytes and not by its name; undefined for an unknown kind. */
export function kindOfPicture(bytes: Uint8Array): { type: string; extension: string } | undefined {
  const kind = KINDS.find(({ fits }) => fits(bytes));
  return kind && { type: kind.type, extension: kind.extension };
}

/**
 * Reads a picture file: PNG, JPEG, WebP, GIF or AVIF of at most 40 megabytes. A picture longer than
 * 8192 pixels is made smaller. Refused with a sentence when it is too large, of another kind, or
 * cannot be drawn.
 */
export async function readPicture(file: Blob): Promise<Result<ReadyPicture>> {
  if (file.size > MOST_BYTES)
    return refusedResult(
      'by hand',
      `This picture has ${Math.round(file.size / 1048576)} megabytes; at most 40 fit. Make it smaller and add it again.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfPicture(bytes);
  if (!kind)
    return refusedResult(
      'by hand',
      'This file is no picture that can be shown: choose a PNG, JPEG, WebP, GIF or AVIF.',
    );
  const { faultOfPicture } = await import('./pictureHeader.ts');
  const large = faultOfPicture(bytes);
  if (large !== undefined) return refusedResult('by hand', `This picture cannot be opened. ${large}`);
  const blob = new Blob([bytes], { type: kind.type });
  let drawn: ImageBitmap;
  try {
    drawn = await createImageBitmap(blob);
  } catch {
    return refusedResult('by hand', 'This picture is damaged and cannot be drawn: choose another.');
  }
  const { width, height } = drawn;
  const scale = Math.min(1, LONGEST_PICTURE / Math.max(width, height));
  const kept = scale < 1 || blob.size > LARGE_BYTES ? await packed(drawn, scale) : blob;
  drawn.close();
  // Packing can fail or give a larger file; then the original is kept, unless it has too many
  // pixels.
  const smaller = kept && (scale < 1 || kept.size < blob.size) ? kept : blob;
  const size = smaller === blob ? { width, height } : sizeAt(width, height, scale);
  return okResult({ hash: await sha256(new Uint8Array(await smaller.arrayBuffer())), blob: smaller, ...size });
}

const sizeAt = (width: number, height: number, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The side of the copy in which one looks for transparency: a hole of one dot still shows there. */
const LOOKED_AT = 512;

/** Whether nothing shines through the picture. */
function isOpaque(drawn: OffscreenCanvas): boolean {
  const brush = new OffscreenCanvas(LOOKED_AT, LOOKED_AT).getContext('2d', { willReadFrequently: true });
  if (!brush) return false;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(drawn, 0, 0, LOOKED_AT, LOOKED_AT);
  const { data } = brush.getImageData(0, 0, LOOKED_AT, LOOKED_AT);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** The picture drawn at a scale, in the form of `packedCanvas`. */
async function packed(drawn: ImageBitmap, scale: number): Promise<Blob | undefined> {
  const { width, height } = sizeAt(drawn.width, drawn.height, scale);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(drawn, 0, 0, width, height);
  return packedCanvas(canvas);
}

/**
 * What is drawn, as JPEG where it is opaque: 8192 pixels a side then take a tenth of the time.
 * Otherwise as WebP, or as JPEG where the browser cannot write WebP; undefined when it can write
 * neither.
 */
export async function packedCanvas(canvas: OffscreenCanvas): Promise<Blob | undefined> {
  for (const type of isOpaque(canvas) ? ['image/jpeg'] : ['image/webp', 'image/jpeg']) {
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    if (blob.type === type) return blob;
  }
  return undefined;
}

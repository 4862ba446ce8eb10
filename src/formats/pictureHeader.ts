/**
 * The size that a picture's header tells, before any of it is decoded: a small file may say that it
 * is larger than the memory of any machine.
 */
import { imageSize } from 'image-size';

/** The longest side and the most pixels of a picture that is decoded. */
const LONGEST_SIDE = 20_000;
const MOST_PIXELS = 150_000_000;

/** The size of a picture by its header; undefined where the header cannot be read. */
export function sizeOfPicture(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A sentence where a picture says that it is too large to be decoded. A header that cannot be read
 * has no size; then the browser decides.
 */
export function faultOfPicture(bytes: Uint8Array): string | undefined {
  const size = sizeOfPicture(bytes);
  if (!size) return undefined;
  const { width, height } = size;
  if (Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS) return undefined;
  return `It says that it is ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels; at most 20,000 a side and 150 million in all fit. Make it smaller and add it again.`;
}

/**
 * Saves the board's picture of a map as a file or copies it into the clipboard. Tells what goes
 * wrong.
 */
import { fileSave } from 'browser-fs-access';
import { toast } from 'sonner';

export type PictureKind = 'png' | 'webp';

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * A canvas as a file of that kind. Rejects where the browser has no room for such a large picture,
 * or cannot write the kind.
 */
function blobOf(canvas: HTMLCanvasElement, kind: PictureKind): Promise<Blob> {
  const type = `image/${kind}`;
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`This browser writes no ${kind} so large.`))),
      type,
      0.92,
    ),
  );
}

/** A name that every system accepts as a file name. */
export const fileNameOf = (name: string, kind: PictureKind | 'uvtt'): string =>
  `${
    name
      .replace(/[^\p{L}\p{N} ()-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80) || 'map'
  }.${kind}`;

/** Offers the picture to the user as a file. */
export async function savePicture(drawn: Promise<HTMLCanvasElement>, name: string, kind: PictureKind): Promise<void> {
  try {
    const blob = await blobOf(await drawn, kind);
    await fileSave(blob, { fileName: fileNameOf(name, kind), extensions: [`.${kind}`] });
    toast.success('The picture of the map is saved.');
  } catch (error) {
    if (!isChangeOfMind(error)) toast.error('The picture could not be saved: try a smaller size, or another folder.');
  }
}

/** Puts the picture into the clipboard as PNG, which other programs can paste. */
export async function copyPicture(drawn: Promise<HTMLCanvasElement>): Promise<void> {
  try {
    // The clipboard's item takes the promise itself: some browsers refuse to write once the click
    // is over.
    const blob = drawn.then((canvas) => blobOf(canvas, 'png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    toast.success('The picture of the map is copied: paste it anywhere.');
  } catch {
    toast.error(
      'The picture could not be copied: the browser does not let this page into the clipboard. Save it instead.',
    );
  }
}

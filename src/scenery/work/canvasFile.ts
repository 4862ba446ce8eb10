/** Turns a painted canvas into a file that can be kept, in the thread that painted it. */

const TYPE = 'image/webp';
const QUALITY = 0.9;

/** The canvas as a file. Rejects where the browser gives no picture. */
export function canvasFile(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), TYPE, QUALITY),
  );
}

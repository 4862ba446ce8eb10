/** Finds a code to scan in a picture, a photo or a moment of a camera. */

type Scanned = HTMLVideoElement | ImageBitmap;

/**
 * The text of the code in a picture; undefined where none is seen. The same library reads in every
 * browser, from the app's own files: few browsers have a reader of their own.
 */
export async function readPicture(picture: Scanned): Promise<string | undefined> {
  const { BarcodeDetector } = await import('qr/decode.js');
  const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
  return found?.rawValue;
}

/** Whether this page may ask for the camera. Browsers give it to pages of https or localhost. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

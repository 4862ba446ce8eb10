/**
 * Saves a map as a Universal VTT file with its picture, for other tabletops. The picture is painted
 * in the worker of paintings, and put together on a canvas away from the page.
 */
import { fileSave } from 'browser-fs-access';
import { toast } from 'sonner';
import { squaresOfMap, vttTextOf } from '../../formats/vtt/writeVtt.ts';
import { paintingNameOf } from '../../scenery/work/paintings.ts';
import { isShaded, type Scene } from '../../space/scene.ts';
import { isPainted } from '../../space/scenery/scenery.ts';
import { frameOf } from '../../space/squares/gridFit.ts';
import { wholePictureOf } from '../../store/players/wholePicture.ts';
import { fileNameOf } from './mapPictures.ts';

/** Pixels of a square: as many as the picture has, within what other programs take. */
const PIXELS = { least: 32, most: 140 };
/** The longest side of the picture, and the most pixels that are written without loss. */
const LONGEST = 8192;
const LOSSLESS = 9_000_000;

/** A map that is drawn flat is painted for the file, because a file has a picture or nothing. */
const paintable = (scene: Scene): Scene =>
  isShaded(scene.ground) && !isPainted(scene) ? { ...scene, setting: {} } : scene;

/** A blob in base64, without the head of a data address. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}

/** The picture of a map in whole squares, with so many pixels to each. */
async function pictureFor(
  scene: Scene,
  source: (hash: string) => Promise<Blob | undefined>,
): Promise<{ image: string; pixels: number }> {
  const { columns, rows, square } = squaresOfMap(scene);
  const whole = await wholePictureOf(scene, source);
  if (!whole) return { image: '', pixels: 70 };
  const drawn = await createImageBitmap(whole);
  // A picture of one’s own lies where the map has it; a painting lies over the whole map.
  const own = scene.ground.kind === 'picture' && paintingNameOf(scene) === undefined && !isPainted(scene);
  const [wide, high] = scene.kind === 'zones' ? [scene.width, scene.height] : [columns * square, rows * square];
  const frame = own ? frameOf(scene) : { x: 0, y: 0, width: wide, height: high };
  const pixels = Math.max(
    1,
    Math.min(
      Math.floor(LONGEST / Math.max(columns, rows)),
      Math.max(PIXELS.least, Math.min(PIXELS.most, Math.round((drawn.width / frame.width) * square))),
    ),
  );
  const sheet = new OffscreenCanvas(columns * pixels, rows * pixels);
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw so large a picture.');
  pen.fillStyle = '#07080c';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.imageSmoothingQuality = 'high';
  const k = pixels / square;
  pen.drawImage(drawn, frame.x * k, frame.y * k, frame.width * k, frame.height * k);
  drawn.close();
  const lossless = sheet.width * sheet.height <= LOSSLESS;
  const blob = await sheet.convertToBlob(lossless ? { type: 'image/png' } : { type: 'image/jpeg', quality: 0.92 });
  return { image: await base64Of(blob), pixels };
}

/** Offers the map to the user as a Universal VTT file. Tells what goes wrong. */
export async function saveVtt(given: Scene, source: (hash: string) => Promise<Blob | undefined>): Promise<void> {
  try {
    // The browser asks for the folder at once, within the press; the painting may take longer.
    const file = pictureFor(paintable(given), source).then(
      (picture) => new Blob([vttTextOf(given, picture)], { type: 'application/json' }),
    );
    await fileSave(file, { fileName: fileNameOf(given.name, 'uvtt'), extensions: ['.uvtt'] });
    toast.success('The map is saved: other tabletops open it as Universal VTT, and Affray opens it as it is here.');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error('The map could not be saved: its picture is too large for this browser, or the folder is closed.');
  }
}

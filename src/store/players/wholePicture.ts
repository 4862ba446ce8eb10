/** Makes a map's whole picture: its own picture, a painted one, or paint over its own picture. */
import { paintingNameOf, paintingOf } from '../../scenery/work/paintings.ts';
import type { Scene } from '../../space/scene.ts';
import { isPainted } from '../../space/scenery/scenery.ts';
import { frameOf } from '../../space/squares/gridFit.ts';

/** The longest side of a picture that is put together, in pixels. */
const LONGEST = 8192;

type PictureSource = (hash: string) => Promise<Blob | undefined>;

/**
 * A name for a map's whole picture, the same for the same picture. Undefined for a map without a
 * picture.
 */
export function wholeNameOf(scene: Scene): string | undefined {
  const painting = paintingNameOf(scene);
  const { ground } = scene;
  if (ground.kind !== 'picture') return painting;
  const laid = painting ?? (isMoved(scene) ? JSON.stringify(ground.at) : undefined);
  return laid === undefined ? ground.picture : `${ground.picture} ${laid}`;
}

/**
 * Whether the picture lies elsewhere than over the whole map, on a map that counts as painted:
 * players then get one picture of the whole map.
 */
const isMoved = (scene: Scene): boolean =>
  isPainted(scene) && scene.ground.kind === 'picture' && scene.ground.at !== undefined;

/** Lays the painted things, if there are any, over the map's own picture. */
async function laidOver(scene: Scene, own: Blob, painted: Blob | undefined): Promise<Blob> {
  const [below, above] = await Promise.all([
    createImageBitmap(own),
    painted ? createImageBitmap(painted) : Promise.resolve(undefined),
  ]);
  const { x, y, width, height } = frameOf(scene);
  const [wide, high] =
    scene.kind === 'zones' ? [scene.width, scene.height] : [scene.columns * scene.pixels, scene.rows * scene.pixels];
  const share = Math.min(below.width / width, LONGEST / Math.max(wide, high));
  const sheet = above
    ? new OffscreenCanvas(above.width, above.height)
    : new OffscreenCanvas(Math.max(1, Math.round(wide * share)), Math.max(1, Math.round(high * share)));
  const pen = sheet.getContext('2d');
  const [across, down] = [sheet.width / wide, sheet.height / high];
  pen?.drawImage(below, x * across, y * down, width * across, height * down);
  if (above) pen?.drawImage(above, 0, 0);
  below.close();
  above?.close();
  return sheet.convertToBlob({ type: 'image/webp', quality: 0.92 });
}

/** Gives the whole picture; undefined where the map has none or the picture cannot be painted. */
export async function wholePictureOf(scene: Scene, picture: PictureSource): Promise<Blob | undefined> {
  const { ground } = scene;
  const painted = paintingNameOf(scene) === undefined ? undefined : await paintingOf(scene);
  if (ground.kind !== 'picture') return painted;
  const own = await picture(ground.picture);
  return own && (painted || isMoved(scene)) ? laidOver(scene, own, painted).catch(() => own) : own;
}

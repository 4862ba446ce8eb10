/** Makes a map's whole picture: its own picture, a painted one, or paint over its own picture. */
import { paintingNameOf, paintingOf } from '../../scenery/work/paintings.ts';
import type { Scene } from '../../space/scene.ts';
import { frameOf } from '../../space/squares/gridFit.ts';

type PictureSource = (hash: string) => Promise<Blob | undefined>;

/**
 * A name for a map's whole picture, the same for the same picture. Undefined for a map without a
 * picture.
 */
export function wholeNameOf(scene: Scene): string | undefined {
  const painting = paintingNameOf(scene);
  const { ground } = scene;
  if (ground.kind === 'picture') return painting === undefined ? ground.picture : `${ground.picture} ${painting}`;
  return painting;
}

/** Lays the painted things over the map's own picture. */
async function laidOver(scene: Scene, own: Blob, painted: Blob): Promise<Blob> {
  const [below, above] = await Promise.all([createImageBitmap(own), createImageBitmap(painted)]);
  const sheet = new OffscreenCanvas(above.width, above.height);
  const pen = sheet.getContext('2d');
  const { x, y, width, height } = frameOf(scene);
  const [wide, high] =
    scene.kind === 'zones' ? [scene.width, scene.height] : [scene.columns * scene.pixels, scene.rows * scene.pixels];
  const [across, down] = [above.width / wide, above.height / high];
  pen?.drawImage(below, x * across, y * down, width * across, height * down);
  pen?.drawImage(above, 0, 0);
  below.close();
  above.close();
  return sheet.convertToBlob({ type: 'image/webp', quality: 0.92 });
}

/** Gives the whole picture; undefined where the map has none or the picture cannot be painted. */
export async function wholePictureOf(scene: Scene, picture: PictureSource): Promise<Blob | undefined> {
  const { ground } = scene;
  const painted = paintingNameOf(scene) === undefined ? undefined : await paintingOf(scene);
  if (ground.kind !== 'picture') return painted;
  const own = await picture(ground.picture);
  return own && painted ? laidOver(scene, own, painted).catch(() => own) : own;
}

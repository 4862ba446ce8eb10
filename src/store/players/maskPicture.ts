/**
 * Makes the map's picture for the players: its very bytes hold only what the players know of the
 * map.
 */

import type { Scene } from '../../space/scene.ts';
import type { Cover } from '../../space/sight/cover.ts';
import { clearPart } from '../../space/sight/cover.ts';
import { frameOf } from '../../space/squares/gridFit.ts';

const DARK = '#07080c';

/**
 * Makes a copy of a picture that shows only the known ground. Parts of the picture beyond the map
 * are dark too. `scene` is the known part of the map, as the players have it. Undefined where the
 * picture cannot be read or the browser cannot paint: the players then see no picture rather than
 * all of it.
 */
export async function maskPicture(picture: Blob, scene: Scene, cover: Cover): Promise<Blob | undefined> {
  try {
    const whole = await createImageBitmap(picture);
    const sheet = new OffscreenCanvas(whole.width, whole.height);
    const pen = sheet.getContext('2d');
    if (!pen) return undefined;
    const frame = frameOf(scene);
    const path = new Path2D();
    for (const outline of clearPart(scene, cover)) {
      outline.forEach(({ x, y }, at) => {
        const point = [
          ((x - frame.x) * whole.width) / frame.width,
          ((y - frame.y) * whole.height) / frame.height,
        ] as const;
        if (at === 0) path.moveTo(...point);
        else path.lineTo(...point);
      });
      path.closePath();
    }
    pen.fillStyle = DARK;
    pen.fill(path);
    pen.globalCompositeOperation = 'source-in';
    pen.drawImage(whole, 0, 0);
    pen.globalCompositeOperation = 'destination-over';
    pen.fillRect(0, 0, whole.width, whole.height);
    whole.close();
    return await sheet.convertToBlob({ type: 'image/webp', quality: 0.92 });
  } catch {
    return undefined;
  }
}

/** A map's picture as the players get it: what they do not know is painted over in the bytes themselves, not by whoever shows them. */

import type { Scene } from '../../space/scene.ts';
import type { Cover } from '../../space/sight/cover.ts';
import { coveredPart } from '../../space/sight/cover.ts';
import { frameOf } from '../../space/squares/gridFit.ts';

const DARK = '#07080c';

/**
 * A copy of a picture with the cover painted on it. `scene` is the known part of the map, as the players have it. Undefined where
 * the picture cannot be read or the browser cannot paint: then nothing is shown of it, rather than all.
 */
export async function maskPicture(picture: Blob, scene: Scene, cover: Cover): Promise<Blob | undefined> {
  try {
    const whole = await createImageBitmap(picture);
    const sheet = new OffscreenCanvas(whole.width, whole.height);
    const pen = sheet.getContext('2d');
    if (!pen) return undefined;
    const frame = frameOf(scene);
    const part = coveredPart(scene, cover);
    const path = new Path2D();
    for (const outline of part.outlines) {
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
    if (part.of === 'these') {
      pen.drawImage(whole, 0, 0);
      pen.fill(path);
    } else {
      pen.fill(path);
      pen.globalCompositeOperation = 'source-in';
      pen.drawImage(whole, 0, 0);
      pen.globalCompositeOperation = 'destination-over';
      pen.fillRect(0, 0, whole.width, whole.height);
    }
    whole.close();
    return await sheet.convertToBlob({ type: 'image/webp', quality: 0.92 });
  } catch {
    return undefined;
  }
}

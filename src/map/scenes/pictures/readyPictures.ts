/**
 * The small pictures of the ready maps that come with the app. `npm run paint-maps` makes them, and
 * names each by what is painted: a picture of anything else is never shown.
 */
import { paintingNameOf } from '../../../scenery/work/paintings.ts';
import type { Scene } from '../../../space/scene.ts';
import pictures from './readyPictures.json';

/** The ids of ready maps by the names of their paintings. */
const known: Readonly<Record<string, string>> = pictures;

/** The painted ground of a ready map, small; undefined for other maps, and without a network. */
export async function readyPictureOf(scene: Scene): Promise<Blob | undefined> {
  const key = paintingNameOf(scene);
  if (key === undefined || !Object.hasOwn(known, key)) return undefined;
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}maps/${known[key]}.${key}.webp`);
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The small pictures of the ready maps that come with the app. `npm run paint-maps` makes them.
 * Each picture's name is made from the painted data, so that a picture of an older map is never
 * shown.
 */
import type { Scene } from '../../space/scene.ts';
import { paintingNameOf } from './paintings.ts';
import pictures from './readyPictures.json';

/** The ids of ready maps by the names of their paintings. */
const known: Readonly<Record<string, string>> = pictures;

/** The small painted ground of a ready map. Undefined for other maps, and without a network. */
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

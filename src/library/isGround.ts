/** Tells files that are ground to fight on (pictures, maps of other programs) from encounters. */
import { mapContentOf } from '../formats/maps/mapContent.ts';

/**
 * Tells whether a file is a picture or a map, by its content. What calls itself a picture or a map
 * and is none counts too, so that its reader says what is wrong. Affray's own files do not.
 */
export async function isGround(file: File): Promise<boolean> {
  if (/\.affray$/i.test(file.name)) return false;
  if ((await mapContentOf(file)) !== 'other') return true;
  return file.type.startsWith('image/') || /\.(dd2vtt|uvtt|df2vtt|png|jpe?g|webp|avif|gif)$/i.test(file.name);
}

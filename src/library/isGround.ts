/** Tells files that are ground to fight on (pictures, maps of other programs) from encounters. */

/** How many characters of a JSON file are read. */
const ENOUGH = 2_000_000;

/**
 * Tells whether a file is a picture or a map: by its type or ending, and for `.json` by the keys of
 * such a map.
 */
export async function isGround(file: File): Promise<boolean> {
  if (file.type.startsWith('image/') || /\.(dd2vtt|uvtt|df2vtt)$/i.test(file.name)) return true;
  if (!/\.json$/i.test(file.name)) return false;
  const text = await file.slice(0, ENOUGH).text();
  const hasKey = (key: string) => new RegExp(`"${key}"\\s*:`).test(text);
  return hasKey('pixels_per_grid') || (hasKey('rects') && hasKey('doors'));
}

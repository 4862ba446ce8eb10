/** Telling files that are ground to fight on, pictures and maps of other programs, from encounters. */

/** Letters of a JSON file that are looked at. */
const ENOUGH = 2_000_000;

/** Whether a file is a picture or a map: by its kind or ending, of a `.json` by the keys that such a map has. */
export async function isGround(file: File): Promise<boolean> {
  if (file.type.startsWith('image/') || /\.(dd2vtt|uvtt|df2vtt)$/i.test(file.name)) return true;
  if (!/\.json$/i.test(file.name)) return false;
  const text = await file.slice(0, ENOUGH).text();
  const hasKey = (key: string) => new RegExp(`"${key}"\\s*:`).test(text);
  return hasKey('pixels_per_grid') || (hasKey('rects') && hasKey('doors'));
}

/** Maps from elsewhere: one way in for every kind that can be read. */
import type { Result } from '../engine/words.ts';
import { type ImportedMap, notRead } from './imported.ts';
import { readOnePageDungeon } from './onePageDungeon.ts';
import { readUniversalVtt } from './universalVtt.ts';
import type { Told } from './walls/wallFaces.ts';

/** What a file dialog may offer, with the dots. */
export const MAP_EXTENSIONS: readonly `.${string}`[] = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/**
 * Reads a map file by its name and text: a Universal VTT map or a one-page dungeon. A `.json` may be either; what is
 * in it decides. `told` hears how far it has come. The scene is named by the file where the map has no name of its own. Refused with one sentence.
 */
export function readMapFile(name: string, text: string, told: Told = () => {}): Result<ImportedMap> {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot).toLowerCase();
  const title = (dot < 0 ? name : name.slice(0, dot)).replaceAll(/[_-]+/g, ' ').trim();
  if (!MAP_EXTENSIONS.some((known) => known === extension))
    return notRead(
      `“${name}” is no map that can be read: choose a .dd2vtt, .uvtt or .df2vtt file or a one-page dungeon’s .json.`,
    );
  // Only the key is looked for here; each reader says itself what is wrong.
  if (extension !== '.json' || /"pixels_per_grid"\s*:/.test(text)) return readUniversalVtt(text, title, told);
  return readOnePageDungeon(text, told);
}

/** The one entry for reading foreign maps of every supported kind. */
import type { Result } from '../engine/words.ts';
import { type ImportedMap, notRead } from './imported.ts';
import { readOnePageDungeon } from './onePageDungeon.ts';
import { readUniversalVtt } from './universalVtt.ts';
import type { ProgressListener } from './walls/wallFaces.ts';

/** What a file dialog may offer, with the dots. */
export const MAP_EXTENSIONS: readonly `.${string}`[] = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/**
 * Reads a map file by its name and text: a Universal VTT map or a one-page dungeon. The content of
 * a `.json` file decides its kind. `told` receives the progress. A map without a name takes the
 * file's name. Refused with one sentence.
 */
export function readMapFile(name: string, text: string, told: ProgressListener = () => {}): Result<ImportedMap> {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot).toLowerCase();
  const title = (dot < 0 ? name : name.slice(0, dot)).replaceAll(/[_-]+/g, ' ').trim();
  if (!MAP_EXTENSIONS.some((known) => known === extension))
    return notRead(
      `“${name}” is no map that can be read: choose a .dd2vtt, .uvtt or .df2vtt file or a one-page dungeon’s .json.`,
    );
  // Only the key is checked here; each reader itself says what is wrong.
  if (extension !== '.json' || /"pixels_per_grid"\s*:/.test(text)) return readUniversalVtt(text, title, told);
  return readOnePageDungeon(text, told);
}

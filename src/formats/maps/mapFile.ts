/** The one entry for reading foreign maps of every supported kind. */
import type { Result } from '../../engine/words.ts';
import { readOnePageDungeon } from '../dungeon/onePageDungeon.ts';
import { type ImportedMap, notRead } from '../imported.ts';
import { readUniversalVtt } from '../vtt/universalVtt.ts';
import type { ProgressListener } from '../walls/wallFaces.ts';
import { kindOfMapText } from './mapText.ts';

/** The endings of map files, with the dots, for a file dialog. The content decides. */
export const MAP_EXTENSIONS: readonly `.${string}`[] = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/**
 * Reads a map file by its text: a Universal VTT map or a one-page dungeon, whatever the file is
 * called. `told` receives the progress. A map without a name takes the file's name. Refused with
 * one sentence.
 */
export function readMapFile(name: string, text: string, told: ProgressListener = () => {}): Result<ImportedMap> {
  const dot = name.lastIndexOf('.');
  const title = (dot < 0 ? name : name.slice(0, dot)).replaceAll(/[_-]+/g, ' ').trim();
  switch (kindOfMapText(text)) {
    case 'universal':
      return readUniversalVtt(text, title, told);
    case 'dungeon':
      return readOnePageDungeon(text, told);
    case 'foundry':
      return notRead(`“${name}” is a scene of Foundry: export it there as a Universal VTT file, and open that.`);
    default:
      return notRead(
        `“${name}” is no map that can be read: choose a Universal VTT file (.dd2vtt, .uvtt, .df2vtt) or a one-page dungeon’s .json.`,
      );
  }
}

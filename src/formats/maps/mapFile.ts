/** The one entry for reading foreign maps of every supported kind. */
import type { Result } from '../../engine/words.ts';
import { readOnePageDungeon } from '../dungeon/onePageDungeon.ts';
import { type ImportedMap, notRead } from '../imported.ts';
import { readUniversalVtt } from '../vtt/universalVtt.ts';
import type { ProgressListener } from '../walls/wallFaces.ts';

/** The endings of map files, with the dots, for a file dialog. The content decides. */
export const MAP_EXTENSIONS: readonly `.${string}`[] = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

const hasKey = (text: string, key: string): boolean => new RegExp(`"${key}"\\s*:`).test(text);

/** The kind of map that a text holds, by its keys and not by the name of its file. */
export function kindOfMapText(text: string): 'universal' | 'dungeon' | 'foundry' | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  if (hasKey(text, 'pixels_per_grid') || hasKey(text, 'line_of_sight')) return 'universal';
  if (hasKey(text, 'rects')) return 'dungeon';
  if (hasKey(text, 'walls') && hasKey(text, 'grid') && hasKey(text, 'tokens')) return 'foundry';
  return undefined;
}

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

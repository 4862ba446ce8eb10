/** Reading a map file away from the screen's thread. */
import type { Result } from '../../engine/words.ts';
import type { ImportedMap, MapWish } from '../imported.ts';
import { tmxAsJson } from '../tiled/tmxAsJson.ts';
import { type FileReading, readAway } from './fileJob.ts';
import type { MapAsked } from './mapWorker.ts';

/** The most bytes of a map in XML: it has no picture in it. */
const MOST_XML = 64 * 1024 * 1024;

/** The file, and a map in XML as JSON: a worker has no parser of XML. */
async function withoutXml(file: File): Promise<File> {
  if (file.size > MOST_XML || !/^[\s\uFEFF]*</.test(await file.slice(0, 64).text())) return file;
  const json = tmxAsJson(await file.text());
  return json === undefined ? file : new File([json], file.name);
}

/** Reads a map file in a worker of its own, as `readAway` says. */
export const readMapAway = async (
  file: File,
  told: (share: number) => void,
  stop: AbortSignal,
  wish: MapWish = {},
): Promise<Result<ImportedMap> | undefined> =>
  readAway(
    { name: file.name, asked: { file: await withoutXml(file), wish } },
    told,
    stop,
    (): FileReading<MapAsked, ImportedMap> =>
      new Worker(new URL('./mapWorker.ts', import.meta.url), { type: 'module' }),
  );

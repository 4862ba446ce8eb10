/** The one entry for reading foreign maps of every supported kind. */
import { strToU8 } from 'fflate';
import type { Result } from '../../engine/words.ts';
import { readAlchemistMap } from '../alchemist/alchemistMap.ts';
import { readCityMap } from '../city/cityMap.ts';
import { namedFile } from '../door/namedFile.ts';
import { readOnePageDungeon } from '../dungeon/onePageDungeon.ts';
import { readDungeondraftProject } from '../dungeondraft/dungeondraftProject.ts';
import { readFoundryScene } from '../foundry/foundryScene.ts';
import { type ImportedMap, type MapWish, notRead } from '../imported.ts';
import { readTiledMap } from '../tiled/tiledMap.ts';
import { readUniversalVtt } from '../vtt/universalVtt.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';
import { kindOfMapText, type MapTextKind } from './mapText.ts';

/** How many letters of a text without a map are looked at to name it. */
const HEAD = 100_000;

/** Reads a map’s text under a name, with what was chosen of it before. */
type MapReader = (text: string, name: string, told: ProgressListener, wish: MapWish) => Result<ImportedMap>;

const READERS: Readonly<Record<MapTextKind, MapReader>> = {
  universal: readUniversalVtt,
  dungeon: (text, _, told) => readOnePageDungeon(text, told),
  foundry: readFoundryScene,
  alchemist: readAlchemistMap,
  tiled: readTiledMap,
  city: readCityMap,
  dungeondraft: readDungeondraftProject,
};

/**
 * Reads a map file by its text, whatever the file is called. `told` receives the progress, and
 * `wish` says what was chosen of the file before. A map without a name takes the file's name.
 * Refused with one sentence.
 */
export function readMapFile(
  name: string,
  text: string,
  told: ProgressListener = () => {},
  wish: MapWish = {},
): Result<ImportedMap> {
  const dot = name.lastIndexOf('.');
  const title = (dot < 0 ? name : name.slice(0, dot)).replaceAll(/[_-]+/g, ' ').trim();
  const kind = kindOfMapText(text);
  if (kind) return READERS[kind](text, title, told, wish);
  return notRead(namedFile(strToU8(text.slice(0, HEAD)), name));
}

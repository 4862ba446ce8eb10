/**
 * The result of reading a foreign map: a scene of zones and one of squares, its picture, and the
 * things that could not be taken over.
 */
import * as z from 'zod/mini';
import { refusedBySchema } from '../engine/forms/faultWords.ts';
import { type Result, refusedResult } from '../engine/words.ts';
import {
  type Point,
  type Scene,
  type SquareScene,
  squareSceneSchema,
  type ZoneScene,
  zoneSceneSchema,
} from '../space/scene.ts';
import type { Frame } from '../space/squares/gridFit.ts';

/** What was found in a map's file. */
export interface MapFound {
  /** The kind of file, with its article. */
  readonly what: string;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a square in the file's picture. */
  readonly square: number;
  readonly rooms: number;
  readonly doors: number;
  readonly walls: number;
  readonly lights: number;
  readonly objects: number;
  readonly notes: number;
  readonly picture: boolean;
}

/**
 * A note of the file, in map pixels of zones and squares alike; without a point, of the whole map.
 */
export interface ImportedNote {
  readonly name: string;
  readonly text: string;
  readonly at?: Point;
}

/** A map that was read. */
export interface ImportedMap {
  readonly scene: ZoneScene;
  /** What was found in the file, for the preview. */
  readonly found: MapFound;
  /** The scene that Affray itself wrote into the file, and where the file's picture lies on it. */
  readonly written?: { readonly scene: Scene; readonly at: Frame };
  /** Why there are no squares, where their number is not the reason. */
  readonly noSquares?: string;
  /** What the file tells at points of the map, for the GM alone. */
  readonly notes?: readonly ImportedNote[];
  /**
   * The same map as squares, for games played on squares; left out where the map is larger than
   * squares can be.
   */
  readonly squares?: {
    readonly scene: SquareScene;
    readonly remarks: readonly string[];
    /** The picture's place under the squares. */
    readonly at?: Frame;
  };
  /**
   * The bytes of the map's picture, if it has one: store them and use the picture as the ground.
   */
  readonly picture?: Uint8Array<ArrayBuffer>;
  /** What was left out or guessed, each as one sentence for the GM. */
  readonly remarks: readonly string[];
}

/** The most letters of a file that is read: about a hundred megabytes. */
const MOST_LETTERS = 140_000_000;

/** A refusal of a file, as one sentence. */
export const notRead = (text: string) => refusedResult('by hand', text);

/**
 * Reads text as JSON of a schema. `what` names the kind of file in a refusal, which says where the
 * data does not fit. `fault` gives a sentence for data that is too much to be read at all.
 */
export function readJson<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  what: string,
  fault: (data: unknown) => string | undefined = () => undefined,
): Result<T> {
  if (text.length > MOST_LETTERS)
    return notRead(`This ${what} is too large to open here: export it with a smaller picture.`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return notRead(`This file is no ${what}: it is not JSON. Export it again and choose that file.`);
  }
  const much = fault(data);
  if (much !== undefined) return notRead(much);
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  return refusedBySchema(`This file is no ${what}`, read.error);
}

/**
 * Checks a scene before it is returned: a map that breaks one of our limits is refused as a whole.
 */
export function soundMap(map: ImportedMap, what: string): Result<ImportedMap> {
  const fits = zoneSceneSchema.safeParse(map.scene);
  if (fits.success) return { ok: true, value: withSoundSquares(map) };
  return refusedBySchema(`This ${what} is beyond what a map here can have`, fits.error);
}

/** Drops the squares if they break a limit; the zones are still there. */
function withSoundSquares(map: ImportedMap): ImportedMap {
  if (!map.squares || squareSceneSchema.safeParse(map.squares.scene).success) return map;
  const { squares: _broken, ...rest } = map;
  return rest;
}

/** A number of a file for use in a calculation: finite and of a sane size. */
export const importedNumber = z.number().check(z.minimum(-100_000), z.maximum(100_000));

/**
 * The result of reading a foreign map: a scene of zones and one of squares, its picture, and the
 * things that could not be taken over.
 */
import * as z from 'zod/mini';
import { refusedBySchema } from '../engine/forms/faultWords.ts';
import { okResult, type Result, refusedResult } from '../engine/words.ts';
import {
  type HexGrid,
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

/** A note of the file, in map pixels; without a point, of the whole map. */
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
  /** The place of the map's picture on the zones; left out: the whole map. */
  readonly at?: Frame;
  /** Whether a picture can be laid under the map, if the file has none. */
  readonly takesPicture?: true;
  /** How hexes lie on the map, where its own grid has hexes. */
  readonly hexes?: HexGrid['turn'];
  /** The floors of the file, of which this map is one. */
  readonly floors?: { readonly names: readonly string[]; readonly at: number };
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
    /** The notes where the grid of squares begins elsewhere than the zones. */
    readonly notes?: readonly ImportedNote[];
  };
  /**
   * The bytes of the map's picture, if it has one: store them and use the picture as the ground.
   */
  readonly picture?: Uint8Array<ArrayBuffer>;
  /** What was left out or guessed, each as one sentence for the GM. */
  readonly remarks: readonly string[];
}

/** What the game master chose of a map file when it was read before. */
export interface MapWish {
  /** Which of its floors, from 0. */
  readonly floor?: number;
  /** The size in pixels of the picture that was added to it. */
  readonly picture?: { readonly width: number; readonly height: number };
}

/** The most letters of a file that is read: about a hundred megabytes. */
const MOST_LETTERS = 140_000_000;

/** A refusal of a file, as one sentence. */
export const notRead = (text: string) => refusedResult('by hand', text);

/** Reads text as JSON. `what` names the kind of file in a refusal. */
export function parseJson(text: string, what: string): Result<unknown> {
  if (text.length > MOST_LETTERS)
    return notRead(`This ${what} is too large to open here: export it with a smaller picture.`);
  try {
    return okResult(JSON.parse(text));
  } catch {
    return notRead(`This file is no ${what}: it is not JSON. Export it again and choose that file.`);
  }
}

/**
 * Reads data as that of a schema. `what` names the kind of file in a refusal, which says where the
 * data does not fit.
 */
export function readData<T>(data: unknown, schema: z.ZodMiniType<T>, what: string): Result<T> {
  const read = schema.safeParse(data);
  return read.success ? okResult(read.data) : refusedBySchema(`This file is no ${what}`, read.error);
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

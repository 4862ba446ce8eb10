/** What a map from elsewhere becomes: a scene of zones and one of squares, its picture, and what could not be taken over. */
import * as z from 'zod/mini';
import { unfit } from '../engine/forms/faultWords.ts';
import { type Result, refused } from '../engine/words.ts';
import { type SquareScene, squareSceneSchema, type ZoneScene, zoneSceneSchema } from '../space/scene.ts';
import type { Frame } from '../space/squares/gridFit.ts';

/** A map that was read. */
export interface ImportedMap {
  readonly scene: ZoneScene;
  /** The same map as squares, for games that are played on them; left out where it is larger than squares can be. */
  readonly squares?: {
    readonly scene: SquareScene;
    readonly remarks: readonly string[];
    /** Where its picture lies under them. */
    readonly at?: Frame;
  };
  /** The bytes of its picture, when it has one: keep it and make it the ground. */
  readonly picture?: Uint8Array<ArrayBuffer>;
  /** What was left out or guessed, each as one sentence for the GM. */
  readonly remarks: readonly string[];
}

/** Letters of a file above which it is not even looked at: about a hundred megabytes. */
const MOST_LETTERS = 140_000_000;

/** A refusal of a file, as one sentence. */
export const notRead = (text: string) => refused('by hand', text);

/**
 * Reads text as JSON of a schema. `what` names the kind of file in a refusal, which says where the data does not fit.
 */
export function readJson<T>(text: string, schema: z.ZodMiniType<T>, what: string): Result<T> {
  if (text.length > MOST_LETTERS)
    return notRead(`This ${what} is too large to open here: export it with a smaller picture.`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return notRead(`This file is no ${what}: it is not JSON. Export it again and choose that file.`);
  }
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  return unfit(`This file is no ${what}`, read.error);
}

/** The last look at a scene before it leaves: a map that breaks a limit of ours is refused, not half opened. */
export function soundMap(map: ImportedMap, what: string): Result<ImportedMap> {
  const fits = zoneSceneSchema.safeParse(map.scene);
  if (fits.success) return { ok: true, value: withSoundSquares(map) };
  return unfit(`This ${what} is beyond what a map here can have`, fits.error);
}

/** Squares that would break a limit are left out: the zones are there all the same. */
function withSoundSquares(map: ImportedMap): ImportedMap {
  if (!map.squares || squareSceneSchema.safeParse(map.squares.scene).success) return map;
  const { squares: _broken, ...rest } = map;
  return rest;
}

/** A number read from a file that is used in a reckoning: finite and not monstrous. */
export const figure = z.number().check(z.minimum(-100_000), z.maximum(100_000));

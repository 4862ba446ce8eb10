/**
 * Scenery as data: the materials of the ground of a scene, the things on it, and the light. All
 * points are in map pixels.
 */
import * as z from 'zod/mini';
import { nameText } from '../nameText.ts';
import { MEANINGS } from './kind.ts';

/**
 * The most points of all shapes and lines of a map together: ten times as many as a large map has.
 */
export const MOST_POINTS = 20_000;
const MOST_LAYERS = 400;
const MOST_THINGS = 4000;
const MOST_IN_LINE = 2000;

const coordinate = z.number().check(z.gte(-200_000), z.lte(200_000));
/** A point in map pixels, as `[x, y]`: short, because maps have thousands of them. */
export const spotSchema = z.tuple([coordinate, coordinate]);
export type Spot = z.infer<typeof spotSchema>;

/**
 * The name of a kind or material: small letters and spaces. A name that this version does not know
 * is kept, and the thing is drawn as a plain mark.
 */
const nameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z -]{0,39}$/, 'must be a name of small letters, such as “low wall”'));
const meansSchema = z.array(z.enum(MEANINGS)).check(z.maxLength(MEANINGS.length));
const seedSchema = z.int().check(z.gte(0), z.lte(4_294_967_295));

/**
 * A material laid over a shape or along a path; with neither it covers the whole map. Later layers
 * lie on earlier ones.
 */
export const groundLayerSchema = z.object({
  material: nameSchema,
  /** An outline, without a repeated last point. */
  shape: z.exactOptional(z.array(spotSchema).check(z.minLength(3), z.maxLength(MOST_IN_LINE))),
  path: z.exactOptional(z.array(spotSchema).check(z.minLength(2), z.maxLength(MOST_IN_LINE))),
  /** The width of a path, in map pixels. */
  width: z.exactOptional(z.number().check(z.gte(1), z.lte(20_000))),
  /** Whether the line is a soft curve through its points. Left out: a path is, a shape is not. */
  curved: z.exactOptional(z.boolean()),
  /** How strongly the material covers the ground below, from 0 to 1; left out, wholly. */
  strength: z.exactOptional(z.number().check(z.gte(0), z.lte(1))),
  /** The meaning of this layer, in place of the meaning of its material. */
  means: z.exactOptional(meansSchema),
});
export type GroundLayer = z.infer<typeof groundLayerSchema>;

/** A thing on the map: at a point, or along a line. */
export const sceneryItemSchema = z
  .object({
    kind: nameSchema,
    at: z.exactOptional(spotSchema),
    along: z.exactOptional(z.array(spotSchema).check(z.minLength(2), z.maxLength(MOST_IN_LINE))),
    /** The turn of the thing in degrees, clockwise. */
    turn: z.exactOptional(z.number().check(z.gte(-360), z.lte(360))),
    /** A factor on the usual size, or length and depth in squares. */
    size: z.exactOptional(
      z.union([
        z.number().check(z.gte(0.1), z.lte(20)),
        z.tuple([z.number().check(z.gte(0.1), z.lte(60)), z.number().check(z.gte(0.1), z.lte(60))]),
      ]),
    ),
    /** A number that makes this thing look unlike others of its kind. */
    seed: z.exactOptional(seedSchema),
    /** The table's own name for the thing, which the rules use in their words. */
    name: z.exactOptional(nameText(0, 40)),
    /** Of stairs: the name of the map to which they lead. */
    leads: z.exactOptional(nameText(1, 80)),
    /**
     * The meaning of this thing, in place of the meaning of its kind. An empty list: the thing has
     * no meaning.
     */
    means: z.exactOptional(meansSchema),
  })
  .check(
    z.refine(({ at, along }) => (at === undefined) !== (along === undefined), 'must lie at a point or along a line'),
  );
export type SceneryItem = z.infer<typeof sceneryItemSchema>;

/** The light, the weather and the walls of a painted scene. */
export const settingSchema = z.object({
  light: z.exactOptional(z.enum(['day', 'dusk', 'night', 'torchlight'])),
  weather: z.exactOptional(z.enum(['clear', 'rain', 'snow'])),
  /** `rock`: the ground outside the floors is solid, and the floors have walls. */
  outside: z.exactOptional(z.enum(['open', 'rock'])),
  seed: z.exactOptional(seedSchema),
});
export type SceneSetting = z.infer<typeof settingSchema>;

const countOf = (many: readonly { path?: unknown[]; shape?: unknown[]; along?: unknown[] }[]): number =>
  many.reduce((sum, { path, shape, along }) => sum + (path ?? shape ?? along ?? [0]).length, 0);

/** The materials of the ground, the lowest first. */
export const materialsSchema = z.array(groundLayerSchema).check(
  z.maxLength(MOST_LAYERS),
  z.refine((layers) => countOf(layers) <= MOST_POINTS, `must have at most ${MOST_POINTS} points in all`),
);
/** The things on the ground. */
export const scenerySchema = z.array(sceneryItemSchema).check(
  z.maxLength(MOST_THINGS),
  z.refine((things) => countOf(things) <= MOST_POINTS, `must have at most ${MOST_POINTS} points in all`),
);

/**
 * The fields of scenery that a scene of either kind may have, besides its zones or squares. A scene
 * without any of them is drawn flat.
 */
export const paintedFields = {
  /** The materials of the ground. */
  materials: z.exactOptional(materialsSchema),
  scenery: z.exactOptional(scenerySchema),
  setting: z.exactOptional(settingSchema),
};

export interface PaintedParts {
  readonly materials?: GroundLayer[];
  readonly scenery?: SceneryItem[];
  readonly setting?: SceneSetting;
}

/** Whether a scene is painted from data, so that its flat marks are not drawn. */
export const isPainted = ({ materials, scenery, setting }: PaintedParts): boolean =>
  setting !== undefined || (materials?.length ?? 0) > 0 || (scenery?.length ?? 0) > 0;

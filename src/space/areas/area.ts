/**
 * Areas that lie on a map for a while: a cloud, a blast, a spell’s cone. Their form is in map
 * pixels. Whom an area takes in is counted as the game counts (`areaPlaces.ts`).
 */
import * as z from 'zod/mini';
import { drawColours, numberOf, spotSchema } from '../drawing.ts';
import { idSchema } from '../scene.ts';

/** The most areas on a map, and the most corners of an area’s own form. */
export const MOST_AREAS = 60;
export const MOST_CORNERS = 80;

/** A length in map pixels. The largest map is 102,400 pixels wide. */
const length = z.number().check(z.gte(1), z.lte(150_000));
const degrees = z.number().check(z.gte(-360), z.lte(360));

/**
 * The form of an area. A cone opens from `from` by `angle` degrees and ends as far away as `to`. A
 * line is a band of this `width`. A square has sides of `side` and is turned by `turn` degrees.
 */
export const areaShapeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), at: spotSchema, radius: length }),
  z.object({ kind: z.literal('ring'), at: spotSchema, radius: length, hole: length }),
  z.object({ kind: z.literal('square'), at: spotSchema, side: length, turn: degrees }),
  z.object({
    kind: z.literal('cone'),
    from: spotSchema,
    to: spotSchema,
    angle: z.number().check(z.gte(5), z.lte(180)),
  }),
  z.object({ kind: z.literal('line'), from: spotSchema, to: spotSchema, width: length }),
  z.object({ kind: z.literal('own'), points: z.array(spotSchema).check(z.minLength(3), z.maxLength(MOST_CORNERS)) }),
]);
export type AreaShape = z.infer<typeof areaShapeSchema>;
export type AreaKind = AreaShape['kind'];

export const areaNameSchema = z.string().check(z.minLength(1), z.maxLength(60));
export const areaSchema = z.object({
  id: idSchema,
  name: areaNameSchema,
  shape: areaShapeSchema,
  colour: z.enum(drawColours),
  /** Who sees the area: the players too, or only the GM. */
  seen: z.enum(['players', 'gm']),
  /** The area ends when this round begins; left out, it stays until somebody takes it away. */
  until: z.exactOptional(z.int().check(z.gte(1), z.lte(10_000))),
});
export type Area = z.infer<typeof areaSchema>;

/** Areas are a record by id, so that undoing a change of one stores little. */
export const areasSchema = z
  .record(idSchema, areaSchema)
  .check(z.refine((areas) => Object.keys(areas).length <= MOST_AREAS, `has more than ${MOST_AREAS} areas`));
export type Areas = z.infer<typeof areasSchema>;

/** The areas, the oldest first. */
export const inAreaOrder = (areas: Areas | undefined): Area[] =>
  Object.values(areas ?? {}).sort((a, b) => numberOf(a.id) - numberOf(b.id));

/**
 * A free id for an area. It does not use `nextId`: an area laid in the middle of a move must not
 * change the ids that the move makes.
 */
export const freshAreaId = (areas: Areas | undefined): string =>
  `area-${1 + Math.max(0, ...Object.keys(areas ?? {}).map(numberOf))}`;

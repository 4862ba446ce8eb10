/** The scene: what the ground of a fight is made of, as plain data with a schema. Two kinds: zones and squares. */
import * as z from 'zod/mini';

/** A short id inside one document: letters, digits, `-`, `_`, `.` and `:`. */
export const idSchema = z.string().check(
  z.regex(/^[\w.:-]{1,80}$/, 'must be a short id of letters, digits, - _ . or :'),
  // A record that is asked for such a name gives something that nobody put there, and loses what is put there as `__proto__`.
  z.refine((id) => !(id in Object.prototype), 'must be another id: every object has one of this name by birth'),
);

/** A point in map pixels: the units of the ground picture; y grows downwards. */
export const pointSchema = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof pointSchema>;

/** What lies under the zones or squares. A picture is named by the hash of its bytes and kept apart from the document. */
export const groundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), look: z.enum(['stone', 'grass', 'wood', 'sand', 'water', 'night']) }),
  z.object({
    kind: z.literal('picture'),
    picture: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Where it lies on the map, in map pixels, so that a grid fits it; left out: over the whole map. What is off the map is not seen. */
    at: z.exactOptional(
      z.object({
        x: z.number().check(z.gte(-100_000), z.lte(100_000)),
        y: z.number().check(z.gte(-100_000), z.lte(100_000)),
        width: z.number().check(z.gte(1), z.lte(200_000)),
        height: z.number().check(z.gte(1), z.lte(200_000)),
      }),
    ),
  }),
]);
export type Ground = z.infer<typeof groundSchema>;

/**
 * Something on a zone or a border that the rules read. `label` is what the table calls it.
 * Which of them a game heeds, and how, is the game's affair.
 */
export const featureSchema = z.object({
  id: idSchema,
  label: z.string().check(z.maxLength(60)),
  kind: z.enum([
    'cover', // gives physical protection
    'concealment', // obscures: fog, leaves
    'barrier', // stops attacks altogether
    'opaque', // stops sight: smoke, darkness
    'hazard', // harms who enters or stays; `detail` names it ('fire', 'pit', 'caltrops')
    'obstacle', // passing costs a maneuver or a test; `detail` says which ('maneuver', 'test:force')
    'fall', // a drop; `amount` metres
    'difficult', // hard footing
    'climb', // passing means climbing; `amount` metres
    'water', // `amount` 0 calm, 1 turbulent
    'exit', // who leaves through here has left the fight
  ]),
  detail: z.exactOptional(z.string().check(z.maxLength(80))),
  amount: z.exactOptional(z.number().check(z.gte(0), z.lte(1000))),
  /** Known to the GM alone: left out of what the players' screen receives. */
  secret: z.exactOptional(z.boolean()),
});
export type Feature = z.infer<typeof featureSchema>;

export const zoneSchema = z.object({
  id: idSchema,
  name: z.string().check(z.maxLength(60)),
  /** The outline, in map pixels, without a repeated last point. */
  polygon: z.array(pointSchema).check(z.minLength(3), z.maxLength(400)),
  /** How many medium combatants fit. */
  capacity: z.int().check(z.gte(0), z.lte(999)),
  features: z.array(featureSchema).check(z.maxLength(20)),
});
export type Zone = z.infer<typeof zoneSchema>;

/** A way between two zones; combatants can stand on it. Neighbouring zones with no border are walled off. */
export const borderSchema = z.object({
  id: idSchema,
  between: z.tuple([idSchema, idSchema]),
  /** Where it is drawn and where sight passes: the shared edge, in map pixels. */
  line: z.tuple([pointSchema, pointSchema]),
  capacity: z.int().check(z.gte(0), z.lte(99)),
  /** A door can be opened and closed in play; closed it stops movement, sight and attacks. */
  door: z.enum(['none', 'open', 'closed']),
  features: z.array(featureSchema).check(z.maxLength(20)),
});
export type Border = z.infer<typeof borderSchema>;

/**
 * Whether players take a border for plain wall: a closed door with a barrier on it that is the GM's secret. It is left
 * out of what their screen receives until it is opened.
 */
export const isHiddenDoor = ({ door, features }: Border): boolean =>
  door === 'closed' && features.some(({ kind, secret }) => kind === 'barrier' && secret === true);

export const zoneSceneSchema = z.object({
  kind: z.literal('zones'),
  name: z.string().check(z.maxLength(80)),
  /** Size of the map in pixels. */
  width: z.number().check(z.gte(100), z.lte(20000)),
  height: z.number().check(z.gte(100), z.lte(20000)),
  ground: groundSchema,
  zones: z.record(idSchema, zoneSchema),
  borders: z.record(idSchema, borderSchema),
});
export type ZoneScene = z.infer<typeof zoneSceneSchema>;

export const cellSchema = z.object({
  elevation: z.exactOptional(z.int().check(z.gte(-20), z.lte(20))),
  difficult: z.exactOptional(z.boolean()),
  blocked: z.exactOptional(z.boolean()),
  /** May combatants be placed here before the fight? */
  start: z.exactOptional(z.boolean()),
  /** A named kind of ground ('mud', 'altar'); rules may give it meaning. */
  terrain: z.exactOptional(z.string().check(z.maxLength(40))),
});
export type Cell = z.infer<typeof cellSchema>;

export const squareSceneSchema = z.object({
  kind: z.literal('squares'),
  name: z.string().check(z.maxLength(80)),
  columns: z.int().check(z.gte(1), z.lte(200)),
  rows: z.int().check(z.gte(1), z.lte(200)),
  /** Pixels of the ground picture for each square. */
  pixels: z.number().check(z.gte(8), z.lte(512)),
  ground: groundSchema,
  /** Only squares that differ from flat open ground, keyed `column,row` from 0. */
  cells: z.record(z.string().check(z.regex(/^\d+,\d+$/)), cellSchema),
  /** Walls on the edge between two neighbouring squares, keyed `column,row,e` (its east edge) or `column,row,s` (its south edge). */
  walls: z.record(z.string().check(z.regex(/^\d+,\d+,[es]$/)), z.enum(['wall', 'door', 'open'])),
});
export type SquareScene = z.infer<typeof squareSceneSchema>;

export const sceneSchema = z.discriminatedUnion('kind', [zoneSceneSchema, squareSceneSchema]);
export type Scene = z.infer<typeof sceneSchema>;
export type SceneKind = Scene['kind'];

/** Where a combatant is. `off` is beside the map: in reserve, fled, not yet placed. A square is the top left one of its token. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zone'), zone: idSchema }),
  z.object({ kind: z.literal('border'), border: idSchema }),
  z.object({ kind: z.literal('square'), column: z.int(), row: z.int() }),
  z.object({ kind: z.literal('off') }),
]);
export type Place = z.infer<typeof placeSchema>;

/** A place as one word, for keys and for options of a question. */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case 'zone':
      return `zone:${place.zone}`;
    case 'border':
      return `border:${place.border}`;
    case 'square':
      return `square:${place.column},${place.row}`;
    case 'off':
      return 'off';
  }
}

/** Whether two places are the same place. */
export const samePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b);

/**
 * The scene: what the ground of a fight is made of, as plain data with a schema. Two kinds: zones
 * and squares. Hexes are zones that lie in a grid.
 */
import * as z from 'zod/mini';
import { nameText } from './nameText.ts';
import { paintedFields } from './scenery/scenery.ts';

/** A short id inside one document: letters, digits, `-`, `_`, `.` and `:`. */
export const idSchema = z.string().check(
  z.regex(/^[\w.:-]{1,80}$/, 'must be a short id of letters, digits, - _ . or :'),
  // Every object already has a property of such a name, and a value stored as `__proto__` is lost.
  z.refine((id) => !(id in Object.prototype), 'must be another id: every object has one of this name by birth'),
);

/** A point in map pixels: the units of the ground picture; y grows downwards. */
export const pointSchema = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof pointSchema>;

/**
 * The picture or colour under the zones or squares. A picture is named by the hash of its bytes and
 * kept apart from the document.
 */
export const groundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), look: z.enum(['stone', 'grass', 'wood', 'sand', 'water', 'night']) }),
  z.object({
    kind: z.literal('picture'),
    picture: z.string().check(z.minLength(1), z.maxLength(128)),
    /**
     * The picture's place on the map, in map pixels, so that a grid fits it; left out: over the
     * whole map. Parts off the map are not seen.
     */
    at: z.exactOptional(
      z.object({
        x: z.number().check(z.gte(-100_000), z.lte(100_000)),
        y: z.number().check(z.gte(-100_000), z.lte(100_000)),
        width: z.number().check(z.gte(1), z.lte(200_000)),
        height: z.number().check(z.gte(1), z.lte(200_000)),
      }),
    ),
    /**
     * True: light and shade are laid over the picture. Left out: the picture is shown as it was
     * drawn.
     */
    shaded: z.exactOptional(z.literal(true)),
  }),
]);
export type Ground = z.infer<typeof groundSchema>;

/**
 * Whether light and shade may be laid over the ground. On a picture they may only if the GM asks
 * for them.
 */
export const isShaded = (ground: Ground): boolean => ground.kind === 'plain' || ground.shaded === true;

/**
 * Something on a zone or a border that the rules read. `label` is the table's name for the feature.
 * Each game decides which features it heeds, and how.
 */
export const featureSchema = z.object({
  id: idSchema,
  label: nameText(0, 60),
  kind: z.enum([
    'cover', // gives physical protection
    'concealment', // obscures: fog, leaves
    'barrier', // stops attacks altogether
    'opaque', // stops sight: smoke, darkness
    'hazard', // harms who enters or stays; `detail` names it ('fire', 'small fire', 'pit')
    'obstacle', // passing costs a maneuver or a test, as `detail` says ('maneuver', 'test:force')
    'fall', // a drop; `amount` metres
    'difficult', // hard footing
    'climb', // passing means climbing; `amount` metres
    'water', // `amount` 0 calm, 1 turbulent
    'exit', // who leaves through here has left the fight
  ]),
  detail: z.exactOptional(z.string().check(z.maxLength(80))),
  amount: z.exactOptional(z.number().check(z.gte(0), z.lte(1000))),
  /** Only the GM knows of the feature; the players' screen does not receive it. */
  secret: z.exactOptional(z.boolean()),
});
export type Feature = z.infer<typeof featureSchema>;

export const zoneSchema = z.object({
  id: idSchema,
  name: nameText(0, 60),
  /** The outline, in map pixels, without a repeated last point. */
  polygon: z.array(pointSchema).check(z.minLength(3), z.maxLength(400)),
  /** How many medium combatants fit. */
  capacity: z.int().check(z.gte(0), z.lte(999)),
  features: z.array(featureSchema).check(z.maxLength(20)),
});
export type Zone = z.infer<typeof zoneSchema>;

/**
 * A way between two zones; combatants can stand on it. Neighbouring zones without a border are
 * walled off.
 */
export const borderSchema = z.object({
  id: idSchema,
  between: z.tuple([idSchema, idSchema]),
  /** The line where the border is drawn and sight passes: the shared edge, in map pixels. */
  line: z.tuple([pointSchema, pointSchema]),
  capacity: z.int().check(z.gte(0), z.lte(99)),
  /** A door can be opened and closed in play; a closed door stops movement, sight and attacks. */
  door: z.enum(['none', 'open', 'closed']),
  features: z.array(featureSchema).check(z.maxLength(20)),
});
export type Border = z.infer<typeof borderSchema>;

/**
 * Whether players take a border for plain wall: a closed door with a barrier that is the GM's
 * secret. Their screen does not receive the border until it is opened.
 */
export const isHiddenDoor = ({ door, features }: Border): boolean =>
  door === 'closed' && features.some(({ kind, secret }) => kind === 'barrier' && secret === true);

/** Checks that each entry's own id is the key under which the entry is kept. */
const ownIds = <T extends { id: string }>(noun: string) =>
  z.refine<Record<string, T>>((record) => Object.entries(record).every(([id, one]) => one.id === id), {
    error: `must have each ${noun} under its own id`,
  });

/** The most hexes that a map may have. */
export const MOST_HEXES = 1600;

/**
 * A grid of hexes laid over a map of zones: each of its zones is one hex. Hexes are `pointed`
 * (corners up, rows straight) or `flat` (edges up, columns straight). Every second row or column is
 * shifted by half a hex.
 */
export const hexGridSchema = z
  .object({
    turn: z.enum(['pointed', 'flat']),
    columns: z.int().check(z.gte(1), z.lte(100)),
    rows: z.int().check(z.gte(1), z.lte(100)),
    /** Map pixels from one edge of a hex to the opposite edge. */
    across: z.number().check(z.gte(8), z.lte(512)),
    /** The top left corner of the grid, in map pixels. */
    at: pointSchema,
  })
  .check(
    z.refine(({ columns, rows }) => columns * rows <= MOST_HEXES, {
      error: `must have at most ${MOST_HEXES} hexes: lay fewer columns or rows`,
    }),
  );
export type HexGrid = z.infer<typeof hexGridSchema>;

export const zoneSceneSchema = z.object({
  kind: z.literal('zones'),
  name: nameText(0, 80),
  /** Size of the map in pixels. */
  width: z.number().check(z.gte(100), z.lte(20000)),
  height: z.number().check(z.gte(100), z.lte(20000)),
  ground: groundSchema,
  zones: z.record(idSchema, zoneSchema).check(ownIds('zone')),
  borders: z.record(idSchema, borderSchema).check(ownIds('border')),
  /** The zones are the hexes of this grid. */
  hexes: z.exactOptional(hexGridSchema),
  ...paintedFields,
});
export type ZoneScene = z.infer<typeof zoneSceneSchema>;

export const cellSchema = z.object({
  elevation: z.exactOptional(z.int().check(z.gte(-20), z.lte(20))),
  difficult: z.exactOptional(z.boolean()),
  blocked: z.exactOptional(z.boolean()),
  /** Whether combatants may be placed here before the fight. */
  start: z.exactOptional(z.boolean()),
  /** A named kind of ground ('mud', 'altar'); rules may give it meaning. */
  terrain: z.exactOptional(z.string().check(z.maxLength(40))),
  /** Which of these values a thing of the scenery set. They go when the thing goes. */
  stamped: z.exactOptional(z.array(z.enum(['elevation', 'difficult', 'blocked', 'terrain'])).check(z.maxLength(4))),
});
export type Cell = z.infer<typeof cellSchema>;

/** A square by its `column,row`, from 0. */
export const squareKeySchema = z.string().check(z.regex(/^\d+,\d+$/));

export const squareSceneSchema = z.object({
  kind: z.literal('squares'),
  name: nameText(0, 80),
  columns: z.int().check(z.gte(1), z.lte(200)),
  rows: z.int().check(z.gte(1), z.lte(200)),
  /** Pixels of the ground picture for each square. */
  pixels: z.number().check(z.gte(8), z.lte(512)),
  ground: groundSchema,
  /** Only squares that differ from flat open ground, keyed `column,row` from 0. */
  cells: z.record(squareKeySchema, cellSchema),
  /**
   * Walls on edges between neighbouring squares, keyed `column,row,e` (the square's east edge) or
   * `column,row,s` (its south edge).
   */
  walls: z.record(z.string().check(z.regex(/^\d+,\d+,[es]$/)), z.enum(['wall', 'door', 'open'])),
  /** What the table alone knows of doors: which are locked, and which players take for wall. */
  doors: z.exactOptional(
    z.record(
      z.string().check(z.regex(/^\d+,\d+,[es]$/)),
      z.object({ locked: z.exactOptional(z.literal(true)), secret: z.exactOptional(z.literal(true)) }),
    ),
  ),
  /** The walls that a thing of the scenery set. They go when the thing goes. */
  stampedWalls: z.exactOptional(z.array(z.string().check(z.regex(/^\d+,\d+,[es]$/))).check(z.maxLength(80_000))),
  ...paintedFields,
});
export type SquareScene = z.infer<typeof squareSceneSchema>;

export const sceneSchema = z.discriminatedUnion('kind', [zoneSceneSchema, squareSceneSchema]);
export type Scene = z.infer<typeof sceneSchema>;
export type SceneKind = Scene['kind'];

/** A kind of map as people choose it. Hexes are stored as zones. */
export type MapKind = SceneKind | 'hexes';
export const mapKindOf = (scene: Scene): MapKind => (scene.kind === 'zones' && scene.hexes ? 'hexes' : scene.kind);

/** A map of hexes. */
export type HexScene = ZoneScene & { readonly hexes: HexGrid };
export const isHexScene = (scene: Scene): scene is HexScene => scene.kind === 'zones' && scene.hexes !== undefined;

/**
 * The width of one place on a map with a grid, in map pixels: of a square, or of a hex from edge to
 * edge. Undefined on zones, which differ in size.
 */
export const cellSizeOf = (scene: Scene): number | undefined =>
  scene.kind === 'squares' ? scene.pixels : scene.hexes?.across;

/**
 * Where a combatant is. `off` is beside the map: in reserve, fled, or not yet placed. A square is
 * the top left one of its token.
 */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zone'), zone: idSchema }),
  z.object({ kind: z.literal('border'), border: idSchema }),
  z.object({ kind: z.literal('square'), column: z.int(), row: z.int() }),
  z.object({ kind: z.literal('off') }),
]);
export type Place = z.infer<typeof placeSchema>;

/** A place as one string, for keys and for options of a question. */
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
export function samePlace(a: Place, b: Place): boolean {
  switch (a.kind) {
    case 'zone':
      return b.kind === 'zone' && a.zone === b.zone;
    case 'border':
      return b.kind === 'border' && a.border === b.border;
    case 'square':
      return b.kind === 'square' && a.column === b.column && a.row === b.row;
    case 'off':
      return b.kind === 'off';
  }
}

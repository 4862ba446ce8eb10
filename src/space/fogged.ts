/**
 * Fog as data: the places of a scene that can lie under fog, and the places that lie under fog now.
 */
import * as z from 'zod/mini';
import { idSchema, type Place, type Scene } from './scene.ts';

/**
 * The key of a place under fog: a zone by its id, a square as `column,row` from 0. No id has a
 * comma, so the two kinds never collide.
 */
export const fogKeySchema = z
  .string()
  .check(z.regex(/^(?:[\w.:-]{1,80}|\d{1,3},\d{1,3})$/, 'must be a zone’s id or a square as column,row'));

/**
 * The places under fog. They are a record and not a list, so that undoing one stroke stores little.
 */
export const fogSchema = z.record(fogKeySchema, z.literal(true));
export type Fog = z.infer<typeof fogSchema>;

/**
 * How somebody looks: the reach of the light that they carry, in squares, and what their eyes do.
 */
export const looksSchema = z.object({
  light: z.exactOptional(z.number().check(z.gte(0), z.lte(60))),
  /** `plain`: darkness hides. `dark`: they see in the dark as by day. `blind`: they see nothing. */
  eyes: z.exactOptional(z.enum(['plain', 'dark', 'blind'])),
});
export type Looks = z.infer<typeof looksSchema>;

/** What sight does on the map of a fight. Left out of a fight: the GM alone lifts fog. */
export const partySightSchema = z.object({
  /** Whether fog is lifted where the party sees, or only by hand. */
  fog: z.enum(['by sight', 'by hand']),
  /** Whether darkness hides what it covers, from the players and in games that say so. */
  darkness: z.enum(['counts', 'as by day']),
  /** The one combatant whose view the players have; left out, they have the party's. */
  through: z.exactOptional(idSchema),
  /** Places that the GM shows or hides whatever people see. */
  ruled: z.record(fogKeySchema, z.enum(['shown', 'hidden'])),
  /** How people look who do not merely see: derived from the game after each move. */
  looks: z.record(idSchema, looksSchema),
  /** Doors that changed out of sight, as players saw them last: edges of squares, or borders. */
  doors: z.record(
    z.string().check(z.regex(/^(?:[\w.:-]{1,80}|\d+,\d+,[es])$/)),
    z.enum(['wall', 'door', 'open', 'closed', 'none']),
  ),
});
export type PartySight = z.infer<typeof partySightSchema>;

/** Sight as it is where nobody has set it. */
export const SIGHT_BY_HAND: PartySight = { fog: 'by hand', darkness: 'as by day', ruled: {}, looks: {}, doors: {} };

/** The largest map has this many squares. */
export const MOST_FOG = 40_000;

/** Every place of a scene that can lie under fog: its zones, or its squares row by row. */
export function fogKeysOf(scene: Scene): string[] {
  if (scene.kind === 'zones') return Object.keys(scene.zones);
  const keys: string[] = [];
  for (let row = 0; row < scene.rows; row += 1)
    for (let column = 0; column < scene.columns; column += 1) keys.push(`${column},${row}`);
  return keys;
}

/** Whether a scene has the place that a fog key names. */
export function hasFogKey(scene: Scene, key: string): boolean {
  if (scene.kind === 'zones') return Object.hasOwn(scene.zones, key);
  const [column, row] = key.split(',').map(Number);
  return column !== undefined && row !== undefined && column < scene.columns && row < scene.rows;
}

/** The squares under a token, from its place; `squares` is the token's side. */
export function* squaresUnder(place: Extract<Place, { kind: 'square' }>, squares: number): Generator<string> {
  for (let row = 0; row < squares; row += 1)
    for (let column = 0; column < squares; column += 1) yield `${place.column + column},${place.row + row}`;
}

/** The fog keys of a place: its squares, its zone, or the zones on both sides of a border. */
export function keysAt(scene: Scene, place: Place, squares: number): readonly string[] {
  if (place.kind === 'zone') return [place.zone];
  if (place.kind === 'square') return [...squaresUnder(place, squares)];
  return (place.kind === 'border' && scene.kind === 'zones' && scene.borders[place.border]?.between) || [];
}

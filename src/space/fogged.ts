/**
 * Fog as data: the places of a scene that can lie under fog, and the places that lie under fog now.
 */
import * as z from 'zod/mini';
import type { Scene } from './scene.ts';

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

/** A figure's stand within its zone or on its border, as it is kept with a fight. */
import * as z from 'zod/mini';
import { idSchema, type Place } from '../scene.ts';

/**
 * Who knows of a figure: the players see it, they see nothing of its place, or it hides in a place
 * that they may see.
 */
const knownToSchema = z.enum(['players', 'nobody', 'hidden']);
export type KnownTo = z.infer<typeof knownToSchema>;

const finite = z.number().check(z.gte(-100_000), z.lte(100_000));
/** A circle in map pixels. A radius of 0 says that its place has no room for the figure. */
export const standingSpotSchema = z.object({ x: finite, y: finite, radius: z.number().check(z.gte(0), z.lte(1000)) });

/** Where a figure stands, and for which place, size and secrecy this was chosen. */
const standSchema = z.extend(standingSpotSchema, {
  at: z.string().check(z.maxLength(100)),
  room: z.number().check(z.gte(0), z.lte(1000)),
  to: knownToSchema,
});
export type Stand = z.infer<typeof standSchema>;
/** Stands by the figure's id. */
export const standsSchema = z.record(idSchema, standSchema);
export type Stands = z.infer<typeof standsSchema>;

/** A figure that has to stand somewhere. `room` is 1 for a medium one; `kind` is shared by copies. */
export interface StandingFigure {
  id: string;
  place: Place;
  room: number;
  to: KnownTo;
  kind: string;
}

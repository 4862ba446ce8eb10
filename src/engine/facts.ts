/**
 * Facts that a fight records for the page after it: attacks, harm and reactions, counted where the
 * rules decide them.
 */
import * as z from 'zod/mini';
import { idSchema } from '../space/scene.ts';
import type { Id } from './words.ts';

/**
 * `harm` is the amount lost, in the unit of `Ruleset.harmWord`. Without `by` nobody caused the
 * harm: a fall, a fire.
 */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attack'), by: idSchema, at: idSchema, hit: z.boolean() }),
  z.object({
    kind: z.literal('harm'),
    to: idSchema,
    by: z.exactOptional(idSchema),
    amount: z.int().check(z.minimum(1)),
  }),
  z.object({ kind: z.literal('reaction'), by: idSchema }),
]);
export type Fact = z.infer<typeof factSchema>;

/**
 * A fight that counts facts. It counts from its beginning or not at all, so no figure covers half a
 * fight.
 */
interface Counting {
  facts?: Fact[] | undefined;
}

/**
 * Counts an attack that the game's own rules settled: a hit, or no effect. An attack on several
 * targets counts once for each.
 */
export function countAttack(fight: Counting, by: Id, at: Id, came: 'hit' | 'miss'): void {
  fight.facts?.push({ kind: 'attack', by, at, hit: came === 'hit' });
}

/** Counts the amount that somebody lost; an amount of nothing is not counted. */
export function countHarm(fight: Counting, to: Id, amount: number, by?: Id): void {
  if (amount > 0) fight.facts?.push({ kind: 'harm', to, amount, ...(by === undefined ? {} : { by }) });
}

/** Counts a reaction of somebody in another combatant's move. */
export function countReaction(fight: Counting, by: Id): void {
  fight.facts?.push({ kind: 'reaction', by });
}

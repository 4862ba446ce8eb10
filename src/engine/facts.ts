/** What a fight says of itself as figures, for the page after it: attacks, harm and reactions, counted where the rules decide them. */
import * as z from 'zod/mini';
import { idSchema } from '../space/scene.ts';
import type { Id } from './words.ts';

/** `harm` is what was lost, in what `Ruleset.harmWord` names; nobody's doing where `by` is left out: a fall, a fire. */
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

/** A fight that counts: from its beginning on, or not at all, so that no figure is of half a fight. */
interface Counting {
  facts?: Fact[] | undefined;
}

/** An attack of the game's own rules was settled: it hit, or came to nothing. One of several targets is one each. */
export function countAttack(fight: Counting, by: Id, at: Id, came: 'hit' | 'miss'): void {
  fight.facts?.push({ kind: 'attack', by, at, hit: came === 'hit' });
}

/** Somebody lost so much; nothing is counted for nothing. */
export function countHarm(fight: Counting, to: Id, amount: number, by?: Id): void {
  if (amount > 0) fight.facts?.push({ kind: 'harm', to, amount, ...(by === undefined ? {} : { by }) });
}

/** Somebody answered in another's move. */
export function countReaction(fight: Counting, by: Id): void {
  fight.facts?.push({ kind: 'reaction', by });
}

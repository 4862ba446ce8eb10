/**
 * The legs of a walk along a ruler’s way: the walker goes from corner to corner by the game’s own
 * rules of moving, as if it stood at each corner in turn.
 */
import type { Combatant, Fight } from '../../../engine/fight.ts';
import type { Id } from '../../../engine/words.ts';
import { type Place, samePlace } from '../../../space/scene.ts';

/** A leg: its cost in the game’s unit, and its steps without the start. */
export interface Leg {
  cost: number;
  from: Place;
  path: readonly Place[];
}

/**
 * The legs of a way, or a sentence on why one of them cannot be walked. `walk` gives the cost and
 * the steps to a place, in a copy of the fight in which the walkers stand where the leg begins.
 */
export function legsOnFoot<F extends Fight>(
  fight: F,
  walkers: readonly Id[],
  way: readonly Place[],
  walk: (at: F, to: Place) => Omit<Leg, 'from'> | string,
): Leg[] | string {
  const legs: Leg[] = [];
  for (const [n, to] of way.slice(1).entries()) {
    const from = way[n] ?? to;
    if (samePlace(from, to)) continue;
    const leg = walk(standingAt(fight, walkers, from), to);
    if (typeof leg === 'string') return leg;
    legs.push({ ...leg, from });
  }
  return legs;
}

/** A copy of the fight in which these combatants stand at a place. */
export function standingAt<F extends Fight>(fight: F, who: readonly Id[], place: Place): F {
  const moved = who.flatMap((id): [Id, Combatant][] => {
    const one = fight.combatants[id];
    return one ? [[id, { ...one, place: { ...place } }]] : [];
  });
  return { ...fight, combatants: { ...fight.combatants, ...Object.fromEntries(moved) } };
}

/** The sum of the costs of legs. */
export const costOf = (legs: readonly Leg[]): number => legs.reduce((sum, { cost }) => sum + cost, 0);

/** The whole way on foot, from its start. */
export const pathOf = (legs: readonly Leg[]): Place[] =>
  legs.flatMap(({ from, path }, n) => (n === 0 ? [from, ...path] : path));

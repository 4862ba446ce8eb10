/** How a fight stands: the measures by which policies compare two positions. */
import { areEnemies, areFriends, type Combatant, everyone, type Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import { healthOf } from '../table/derived.ts';
import type { Id } from '../words.ts';

/** A fight of a game, whatever else is known of it. */
interface Standing {
  readonly ruleset: Ruleset;
  readonly fight: Fight;
}

/** What somebody who stands is worth without any health left; health adds the rest up to 1. */
const STANDING = 0.5;

/** How well one stands: 0 for somebody who is down or out, up to 1 for somebody unhurt. */
export function worthOf(ruleset: Ruleset, fight: Fight, who: Id): number {
  if (!fight.combatants[who] || ruleset.standing(fight, who).at !== 'up') return 0;
  return STANDING + (1 - STANDING) * (healthOf(ruleset.tracks(fight, who)) ?? 1);
}

/** The worth of a combatant and its friends, less the worth of all its enemies. */
export function balanceFor({ ruleset, fight }: Standing, who: Id): number {
  let sum = 0;
  for (const { id } of everyone(fight)) {
    if (id === who || areFriends(fight, who, id)) sum += worthOf(ruleset, fight, id);
    else if (areEnemies(fight, who, id)) sum -= worthOf(ruleset, fight, id);
  }
  return sum;
}

/**
 * The sides that have somebody up who is an enemy of somebody up. Empty: nobody fights any more.
 */
export function sidesAtWar({ ruleset, fight }: Standing): Id[] {
  const up = everyone(fight).filter(({ id }) => ruleset.standing(fight, id).at === 'up');
  const sides = new Set<Id>();
  for (const one of up)
    if (!sides.has(one.side) && up.some((other) => areEnemies(fight, one.id, other.id))) sides.add(one.side);
  return [...sides];
}

/** Whether somebody who is up has an enemy who is up. */
export function isAtWar({ ruleset, fight }: Standing): boolean {
  const up: Combatant[] = [];
  for (const one of everyone(fight)) {
    if (ruleset.standing(fight, one.id).at !== 'up') continue;
    if (up.some((other) => areEnemies(fight, one.id, other.id))) return true;
    up.push(one);
  }
  return false;
}

/** The enemies of a combatant who are up. */
export const foesUp = ({ ruleset, fight }: Standing, who: Id) =>
  everyone(fight).filter(({ id }) => areEnemies(fight, who, id) && ruleset.standing(fight, id).at === 'up');

/** Who is on the party's side of a fight and who is against it, and kinds of foes. */
import { areEnemies, type Combatant, everyone, type Fight, isPartySide } from '../../fight.ts';
import type { Ruleset } from '../../ruleset.ts';

/** Those who are up: the party with its allies, and their enemies. */
export interface Camps {
  ours: Combatant[];
  foes: Combatant[];
}

/** The camps of a fight. People who are down or gone are left out. */
export function campsOf(ruleset: Ruleset, fight: Fight): Camps {
  const up = everyone(fight).filter(({ id }) => ruleset.standing(fight, id).at === 'up');
  const ours = up.filter(({ side }) => isPartySide(fight, side));
  return { ours, foes: up.filter((one) => ours.some((other) => areEnemies(fight, one.id, other.id))) };
}

/** Combatants by name, so that copies stand together, in the order of set-up. */
export function kindsOf(people: readonly Combatant[]): Combatant[][] {
  const kinds = new Map<string, Combatant[]>();
  for (const one of people) kinds.set(one.name, [...(kinds.get(one.name) ?? []), one]);
  return [...kinds.values()];
}

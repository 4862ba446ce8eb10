/** Who could lead the foes of a fight: a creature of the game that fits those who are there. */
import { editsToAdd, withAdded } from '../../cast/addCombatants.ts';
import { type Combatant, everyone, type Fight } from '../../fight.ts';
import type { Creature, Ruleset } from '../../ruleset.ts';
import { namesLeader, toughnessOf } from '../habits/leads.ts';

const wordsOf = (name: string): string[] => name.toLowerCase().split(/\W+/);

/** How tough a creature is: the length of its vital tracks. */
function toughness(ruleset: Ruleset, fight: Fight, { name, icon, sheet }: Creature, side: string): number {
  const edits = editsToAdd(ruleset, fight, { name, side, count: 1, creature: { icon, sheet } });
  const then = withAdded(fight, edits);
  const who = everyone(then).at(-1);
  if (!who) return 0;
  return toughnessOf(ruleset, then, who.id);
}

/**
 * A creature that could lead these foes and is not here yet: one of their kind whose name says that
 * it leads, with a word in common if there is one; else the toughest of their kind. Undefined where
 * the game has nobody of their kind.
 */
export function leaderFor(ruleset: Ruleset, fight: Fight, foes: readonly Combatant[]): Creature | undefined {
  const names = new Set(foes.map(({ name }) => name));
  const kinds = new Set(ruleset.creatures.filter(({ name }) => names.has(name)).map(({ kind }) => kind));
  const fits = ruleset.creatures.filter(
    ({ kind, name }) => kinds.has(kind) && !names.has(name) && !ruleset.heroes.includes(kind),
  );
  const words = new Set([...names].flatMap(wordsOf));
  const leads = fits.filter(({ name }) => namesLeader(name));
  const [side] = foes.map((one) => one.side);
  const near = leads.find(({ name }) => wordsOf(name).some((word) => words.has(word)));
  if (near || side === undefined) return near;
  const strength = (one: Creature) => toughness(ruleset, fight, one, side);
  const among = leads.length > 0 ? leads : fits;
  return among.reduce<Creature | undefined>(
    (best, one) => (!best || strength(one) > strength(best) ? one : best),
    undefined,
  );
}

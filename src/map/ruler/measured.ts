/** Who is measured: the combatant at the start of a ruler's way, and what the walk costs it. */
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { keysAt } from '../../space/fogged.ts';
import type { OnFoot } from '../../space/ruler.ts';
import { type Place, placeKey } from '../../space/scene.ts';

export interface Measured {
  who: Id;
  name: string;
  said: OnFoot;
  /** Squares along a side of the token. */
  squares: number;
}

/** Whether a combatant stands on a place, with any of its squares. */
function standsOn(ruleset: Ruleset, fight: Fight, who: Id, place: Place): boolean {
  const one = fight.combatants[who];
  if (!one || one.place.kind === 'off') return false;
  if (placeKey(one.place) === placeKey(place)) return true;
  if (one.place.kind !== 'square' || place.kind !== 'square') return false;
  return keysAt(fight.scene, one.place, ruleset.size(one).squares).includes(`${place.column},${place.row}`);
}

/**
 * What the game says of the walk along a way. The walker stands where the way begins: of several
 * there, one of `first`, otherwise the first who can act. Undefined where nobody stands there, or
 * where the game says nothing of walks.
 */
export function measuredOn(
  ruleset: Ruleset,
  fight: Fight,
  way: readonly Place[],
  first: readonly Id[],
): Measured | undefined {
  const [start, ...rest] = way;
  if (!ruleset.onFoot || !start || rest.length === 0) return undefined;
  const there = [...first, ...fight.order].filter((id) => standsOn(ruleset, fight, id, start));
  const who = there.find((id) => ruleset.standing(fight, id).at === 'up');
  const one = who === undefined ? undefined : fight.combatants[who];
  if (who === undefined || !one) return undefined;
  const said = ruleset.onFoot(fight, who, [one.place, ...rest]);
  return { who, name: nameOfOne(fight, who), said, squares: ruleset.size(one).squares };
}

/** The measured walk in a sentence: “Ash on foot: 9 movement, 3 turns at speed 4”. */
export const walkWords = ({ name, said: { cost, takes } }: Measured): string =>
  `${name} on foot: ${takes === undefined ? cost : `${cost}, ${takes}`}`;

/** The dice of a blow: how many, how they are read, and which roll counts (MU-12, MU-49). */

import { type DieGroup, dieValue, type Faces } from '../../../../engine/dice/dice.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { Die } from '../../sheet/things/itemTypes.ts';
import { armourTally } from './armour.ts';
import type { Blow } from './blow.ts';
import { type Damage, multiplied } from './damage.ts';
import { deathMark } from './figures.ts';

/**
 * Gives the dice of a blow. Their `cap` spares the odds results that make no difference: damage
 * past death and past breaking gear.
 */
export function damageDice(fight: MurdhamFight, blow: Blow, damage: Damage): DieGroup[] {
  if (damage.mode === 'none') return [];
  const target = sheetOf(fight, blow.target);
  const enough = Math.max(8, deathMark(target, fight.house) + armourTally(fight, blow).total);
  const factor = multiplied(100, damage.times) / 100;
  // Armour that is taken off before multiplying stops more of a large attacker's die.
  const by = fight.house.armourOrder === 'before-size' ? Math.min(1, factor) : factor;
  const cap = Math.ceil((blow.reacted ? 2 * enough : enough) / Math.max(0.05, by)) + 1;
  const group = (id: string, die: Die, label: string): DieGroup => ({
    id,
    count: damage.mode === 'plain' ? 1 : 2,
    sides: die,
    explode: true,
    read: { by: 'keep', which: damage.mode === 'impaired' ? 'lowest' : 'highest', of: 1 },
    cap,
    label,
  });
  const first = group('damage', damage.die, blow.weapon.name);
  const die = blow.second?.figures.die;
  return blow.second && die !== undefined ? [first, group('second', die, blow.second.name)] : [first];
}

/**
 * MU-49: tells whether the roll that counts shows a 1 on its first face, or by house rule also on
 * an extra face of an explosion.
 */
export const showsOne = (fight: MurdhamFight, group: DieGroup, faces: Faces): boolean => {
  const counted = countedFaces(group, faces);
  return fight.house.oneOnExtra ? counted.includes(1) : counted[0] === 1;
};
/** Gives the faces of the roll that counts, its first face first. */
function countedFaces(group: DieGroup, faces: Faces): readonly number[] {
  const sorted = [...faces].sort((a, b) => dieValue(a, group) - dieValue(b, group));
  const counted = group.read.by === 'keep' && group.read.which === 'lowest' ? sorted[0] : sorted.at(-1);
  return counted ?? [];
}

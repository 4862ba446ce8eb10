/**
 * Maneuvers (IN-26): attacks in a way that was learnt, in a turn or readied; which item suits which
 * maneuver, and the cost.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Maneuver } from '../../sheet/effects.ts';
import type { Item } from '../../sheet/items.ts';
import { canPay } from '../table/pays.ts';
import { attackSomebody, attackWith, heldItems, mayAttack } from './attack.ts';
import type { MovedCombatant } from './blow.ts';
import { maneuverWords } from './figures.ts';

/** Reads a form of the maneuver action, `maneuver:item`: the maneuver and the item. */
export const maneuverOf = (fight: IngenuityFight, who: Id, variant = '') => {
  const [id, item] = variant.split(':');
  return { maneuver: (combatantOf(fight, who).sheet.maneuvers ?? []).find((one) => one.id === id), item };
};

/** Tells whether an item can be used in the way that a maneuver needs. */
const suits = ({ with: way }: Maneuver, { kind, range }: Item): boolean =>
  way === 'any' || (way === 'melee' ? kind !== 'projectile' : range > 0);

/** Gives each maneuver that a combatant has learnt, with each item in hand that suits it. */
export const maneuverForms = (fight: IngenuityFight, who: Id) => {
  const one = combatantOf(fight, who);
  return (one.sheet.maneuvers ?? []).flatMap((maneuver) =>
    heldItems(one)
      .filter((thing) => suits(maneuver, thing))
      .map((thing) => ({
        id: `${maneuver.id}:${thing.id}`,
        label: `${maneuver.name}: ${thing.name}`,
        detail: maneuverWords(maneuver),
      })),
  );
};

/** Whether a combatant has learnt a maneuver and can pay for it. Reach is not checked. */
export const paysManeuver = (fight: IngenuityFight, who: Id, variant?: string): Verdict => {
  const { maneuver } = maneuverOf(fight, who, variant);
  if (!maneuver) return notAllowed('IN-26', 'Has learnt no such maneuver.');
  return allOf(
    canPay(fight, who, 'stamina', maneuver.stamina, 'IN-26'),
    canPay(fight, who, 'focus', maneuver.focus, 'IN-26'),
  );
};
export const mayManeuver = (fight: IngenuityFight, who: Id, variant?: string): Verdict => {
  const { maneuver, item } = maneuverOf(fight, who, variant);
  return allOf(paysManeuver(fight, who, variant), () => mayAttack(fight, who, item, maneuver));
};

/**
 * Takes the cost of a maneuver and attacks; asks for the target unless `at` names it. Gives
 * everybody whom the attack moved.
 */
export function* doManeuver(fight: IngenuityFight, who: Id, variant: string, at?: Id): Flow<MovedCombatant[]> {
  const { maneuver, item } = maneuverOf(fight, who, variant);
  if (!maneuver || item === undefined) return [];
  const { sheet } = combatantOf(fight, who);
  sheet.stamina.now -= maneuver.stamina;
  sheet.focus.now -= maneuver.focus;
  if (at === undefined) return yield* attackSomebody(fight, who, item, maneuver);
  return yield* attackWith(fight, who, item, at, { maneuver });
}

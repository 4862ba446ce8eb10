/** Rolling the damage of blows, and the omens that roll it again. */

import { type Flow, type Ruled, rollAll, rollRuled } from '../../../../engine/flow.ts';
import type { Roll, Rolled } from '../../../../engine/question.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf } from '../../sheet/scores.ts';
import { type Reckoning, reckonDamage } from '../table/armour.ts';
import type { Blow } from '../table/blow.ts';
import { damageDice } from '../table/blowDice.ts';
import { type Damage, damageOf } from '../table/damage.ts';
import { damageRuled, damageRulings, toldTo } from '../table/ruledRolls.ts';
import { offerOmen } from '../table/saves.ts';
import { audienceFor, seatOfFighter } from '../table/table.ts';

/** A blow whose dice have fallen, with the damage they come to. */
export interface Hit {
  blow: Blow;
  damage: Damage;
  rolled: Rolled | undefined;
  /** The dice as they fell first, before an omen made them roll again. */
  fallen: Rolled | undefined;
  reckoned: Reckoning;
}

const rollOf = (fight: MurdhamFight, blow: Blow, damage: Damage, id: string): Roll => {
  const reasons = [...damage.impaired, ...damage.enhanced].map(({ label }) => label);
  const mode = damage.mode === 'plain' ? '' : ` ${damage.mode}`;
  return {
    id,
    seat: seatOfFighter(fight, blow.attacker),
    label: `${nameOf(fight, blow.attacker)}: damage by ${blow.weapon.name}${mode}${reasons.length ? ` (${reasons.join(', ')})` : ''}`,
    groups: damageDice(fight, blow, damage),
  };
};
/** The id of a blast's roll that was made before this one. */
const KNOWN = '(known)';
/** No die of damage shows less than this. */
const LOWEST = 1;
/** Gives the value of a roll of damage: the higher of its dice, 0 without a roll. */
export const worthOfRoll = (rolled: Rolled | undefined): number => Math.max(0, ...Object.values(rolled?.values ?? {}));

/**
 * Rolls the damage of several blows at once (MU-21: both sides of a counter). Then each target with
 * omens may have the dice against it rolled again and keep the lower roll. With `shared` one roll
 * counts for all targets, as in a blast. `known` is a roll of this blast that has been made
 * already.
 */
export function* rollBlows(
  fight: MurdhamFight,
  blows: readonly { id: string; blow: Blow }[],
  dice: 'own' | 'shared' = 'own',
  known?: Hit,
): Flow<Hit[]> {
  const alike = new Map<string, string>();
  if (known && dice === 'shared') alike.set(`${known.damage.die} ${known.damage.mode}`, KNOWN);
  const plans = blows.map(({ id, blow }) => {
    const damage = damageOf(fight, blow);
    const key = dice === 'own' ? id : `${damage.die} ${damage.mode}`;
    if (!alike.has(key)) alike.set(key, id);
    return { id, blow, damage, roll: alike.get(key) ?? id };
  });
  const rollsUnder = (ruled: Ruled): Roll[] =>
    plans
      .filter(({ id, roll, damage }) => id === roll && damage.mode !== 'none')
      .map(({ id, blow, damage }) => {
        const so = damageRuled(damage, ruled, id);
        return { ...rollOf(fight, blow, so, id), rulings: damageRulings(so) };
      });
  const rolls = rollsUnder({});
  const [first] = plans;
  if (!first) return [];
  const ids = plans.flatMap(({ blow }) => [blow.attacker, blow.target]);
  const asking = {
    seat: seatOfFighter(fight, first.blow.attacker),
    title:
      rolls.length === 1
        ? (rolls[0]?.label ?? '')
        : dice === 'own'
          ? 'Both roll damage at once'
          : 'Damage of the blast',
    rule: rolls.length === 1 ? 'MU-28' : dice === 'own' ? 'MU-21' : 'MU-30',
    about: [...new Set(ids)],
    audience: audienceFor(fight, ...ids),
  };
  const { rolled: fallen, ruled } = yield* rollRuled(asking, rollsUnder, toldTo(fight));
  if (known?.fallen) fallen[KNOWN] = known.fallen;
  const hits: Hit[] = [];
  for (const { id, blow, damage: meant, roll } of plans) {
    const damage = damageRuled(meant, ruled, roll);
    let rolled = fallen[roll];
    const reckoned = reckonDamage(fight, blow, damage, worthOfRoll(rolled));
    let best = reckoned;
    // The lower roll counts. A roll that is as low as the dice can go cannot improve, so nobody is
    // asked about it.
    const least = reckonDamage(fight, blow, damage, LOWEST).amount;
    while (
      best.amount > least &&
      healthOf(sheetOf(fight, blow.target)) > 0 &&
      (yield* offerOmen(
        fight,
        blow.target,
        `${nameOf(fight, blow.target)} would suffer ${best.amount} damage: spend an omen and roll it again?`,
      ))
    ) {
      const again = (yield* rollAll(asking, [rollOf(fight, blow, damage, id)]))[id];
      const other = reckonDamage(fight, blow, damage, worthOfRoll(again));
      if (other.amount < best.amount) {
        best = other;
        rolled = again;
      }
    }
    hits.push({ blow, damage, rolled, fallen: fallen[roll], reckoned: best });
  }
  return hits;
}

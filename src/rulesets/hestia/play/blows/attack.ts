/** Attacks (HE-09, HE-10): whom a weapon reaches, Violence against Defense, critical hits, damage. */

import { countAttack } from '../../../../engine/facts.ts';
import { areEnemies, combatantOf, type Relation, relationOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { all, type Id, no, type Tally, tally, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, has, modifier } from '../../sheet/sheet.ts';
import { usesOf, type Weapon, type WeaponUse } from '../../sheet/weapons.ts';
import { defence } from '../harm/defence.ts';
import { inflict } from '../harm/effects.ts';
import { harm } from '../harm/harm.ts';
import { letGo } from '../harm/lying.ts';
import { atMaximum, criticalMiss, TAG_EFFECTS } from '../harm/notches.ts';
import { baneParts, type Check } from '../table/checks.ts';
import { between, feetBetween } from '../table/distance.ts';
import { rollCheck, rollSum } from '../table/rolls.ts';
import { standing, tell } from '../table/tell.ts';

/** The Violence test against somebody's Defense. */
export const violenceCheck = (fight: HestiaFight, one: Fighter, target: Fighter): Check => {
  const against = defence(fight, target);
  return {
    tally: tally('Violence', [{ label: 'Violence', value: one.sheet.violence, rule: 'HE-09' }]),
    boons: tally('boons', baneParts(one, 'action', 'violence')),
    reach: against.total,
  };
};

/** Whether a weapon can be used at all now. */
export const usable = (arm: Weapon): Verdict =>
  all(
    arm.where === 'hand' || no('HE-07', `${arm.name} is not in hand.`),
    arm.ammunition !== 'empty' || no('HE-11', `${arm.name} is out of ammunition.`),
    arm.kind !== 'crossbow' || arm.loaded || no('HE-07', `${arm.name} is not loaded.`),
  );

/** Whether something that reaches so many feet gets from one combatant to another. */
export function inReach(fight: HestiaFight, who: Id, target: Id, range: number): Verdict {
  const feet = feetBetween(fight, who, target);
  if (!Number.isFinite(feet)) return no('HE-09', 'Out of reach: it is beside the map.');
  if (feet > Math.max(range, fight.house.meleeFeet))
    return no('HE-09', `Out of reach: ${feet} ft away, it reaches ${range} ft.`);
  const wall = between(fight, who, target);
  return wall === undefined || no('HE-09', wall);
}

const HAND_TO_HAND = ['unarmed', 'natural', 'melee', 'thrown'];
/**
 * The ways in which somebody could strike at another who stands beside it: each usable weapon in each of its uses (HE-15), the usual
 * one first. Bare fists only where there is nothing better.
 */
export function blowsOf(fight: HestiaFight, by: Id, at: Id): WeaponUse[] {
  const arms = combatantOf(fight, by).sheet.weapons.filter(
    (arm) =>
      HAND_TO_HAND.includes(arm.kind) &&
      usable(arm) === true &&
      inReach(fight, by, at, arm.kind === 'thrown' ? fight.house.meleeFeet : arm.range) === true,
  );
  const better = arms.filter(({ kind }) => kind !== 'unarmed');
  return (better.length > 0 ? better : arms).flatMap(usesOf);
}

const LAST: Record<Relation, number> = { foe: 0, neutral: 1, friend: 2 };
/** A word about whoever is no enemy, so that nobody aims at them unawares. */
function whose(fight: HestiaFight, one: Fighter, who: Id): string {
  if (one.side === combatantOf(fight, who).side) return 'its own side, ';
  return { foe: '', neutral: 'no enemy, ', friend: 'a friend, ' }[relationOf(fight, one.id, who)];
}

/** Whom a weapon can be aimed at: enemies first, friends last, with the reason where not. */
export const targets = (fight: HestiaFight, who: Id, range: number) =>
  standing(fight)
    .filter(({ id }) => id !== who)
    .sort((a, b) => LAST[relationOf(fight, a.id, who)] - LAST[relationOf(fight, b.id, who)])
    .map((one) => {
      const feet = feetBetween(fight, who, one.id);
      const far = Number.isFinite(feet) ? `${feet} ft` : 'beside the map';
      const reached = inReach(fight, who, one.id, range);
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        detail: `${whose(fight, one, who)}${far}, Defense ${defence(fight, one).total}`,
        ...(reached === true ? {} : { blocked: reached }),
        // Nobody strikes at a friend unasked, even where nobody else is in reach.
        ...(areEnemies(fight, who, one.id) ? {} : { tone: 'danger' as const }),
      };
    });

/** Whom an attack can be aimed at: who strikes out in panic can only aim at the nearest (HE-13). */
export function aims(fight: HestiaFight, who: Id, range: number) {
  const found = targets(fight, who, range);
  if (!has(combatantOf(fight, who), 'wild')) return found;
  const near = Math.min(...found.filter(({ blocked }) => !blocked).map(({ id }) => feetBetween(fight, who, id)));
  return found.map((one) =>
    one.blocked || feetBetween(fight, who, one.id) <= near
      ? one
      : { ...one, blocked: no('HE-13', 'In its panic it strikes at whoever is nearest.') },
  );
}

/**
 * One attack, from the test to what the damage does. `form` names the weapon, and how it is used where it can be used in several ways
 * (HE-15): `sword`, `sword:piercing`. `straight` sends it past Grit (an opportunist strike).
 */
export function* attack(
  fight: HestiaFight,
  who: Id,
  form: string,
  target: Id,
  how: { straight?: boolean } = {},
): Flow<void> {
  const one = combatantOf(fight, who);
  const use = one.sheet.weapons.flatMap(usesOf).find(({ id }) => id === form);
  const victim = combatantOf(fight, target);
  if (!use) return;
  const { arm, tag } = use;
  const result = yield* rollCheck(
    fight,
    who,
    `${arm.name} against ${nameOf(fight, target)}`,
    'HE-09',
    violenceCheck(fight, one, victim),
    [who, target],
  );
  const critical = result.face === 20;
  if (arm.kind === 'crossbow') arm.loaded = false;
  // What is thrown lies where it fell.
  const thrown = arm.kind === 'thrown' && feetBetween(fight, who, target) > fight.house.meleeFeet;
  if (thrown) letGo(arm, victim.place);
  if (result.face === 1) criticalMiss(fight, one, arm, thrown);
  // HE-10: a 20 hits whatever the Defense; HE-11: a 1 never does.
  const hits = critical || (result.passed && result.face !== 1);
  countAttack(fight, who, target, hits ? 'hit' : 'miss');
  if (!hits)
    return tell(
      fight,
      result.face === 1 ? 'HE-11' : 'HE-09',
      `${nameOf(fight, who)} misses ${nameOf(fight, target)} (${result.total}).`,
      { who: [who, target], dice: result.dice },
    );
  tell(
    fight,
    critical ? 'HE-10' : 'HE-09',
    `${nameOf(fight, who)} hits ${nameOf(fight, target)}${critical ? ': a critical hit' : ` (${result.total})`}.`,
    { who: [who, target], dice: result.dice, tone: 'good' },
  );
  const damage = yield* rollSum(
    fight,
    who,
    { title: `${arm.name}: damage`, rule: 'HE-13', about: [who, target] },
    { dice: 'damage', count: arm.dice, sides: arm.sides, parts: damageParts(fight, one, arm) },
  );
  const top = damage.bare === arm.dice * arm.sides;
  const extra = top ? yield* atMaximum(fight, one, use, victim) : 'nothing';
  yield* harm(fight, target, {
    amount: Math.max(1, damage.total),
    to: critical || how.straight ? 'flesh' : 'grit',
    tag,
    by: who,
    rule: 'HE-13',
    dice: damage.dice,
  });
  if (extra === 'effect') inflict(fight, victim, TAG_EFFECTS[tag]);
}

/** What is added to damage: the modifier of the weapon's class, less its Notches. */
export const damageParts = (fight: HestiaFight, one: Fighter, arm: Weapon): Tally =>
  tally(arm.name, [
    { label: arm.name, value: 0, rule: 'HE-13' },
    { label: 'might', value: arm.adds === 'mig' ? modifier(one.sheet.attributes.might) : 0, rule: 'HE-13' },
    { label: 'agility', value: arm.adds === 'agi' ? modifier(one.sheet.attributes.agility) : 0, rule: 'HE-13' },
    { label: 'Notches', value: -arm.notches * fight.house.notchCosts, rule: 'HE-14' },
  ]);

/** Whether a monster with several attacks has begun them and has some left: those go with the one action (HE-06). */
export const strikesLeft = (fight: HestiaFight, who: Id): boolean => {
  const { acting } = fight.state;
  const one = combatantOf(fight, who);
  return acting?.who === who && acting.strikes > 0 && acting.strikes < one.sheet.attacks && !has(one, 'fleeing');
};

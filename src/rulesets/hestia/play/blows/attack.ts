/** Attacks (HE-09, HE-10): targets in reach, Violence against Defense, critical hits, damage. */

import { countAttack } from '../../../../engine/facts.ts';
import { areEnemies, combatantOf, everyone, type Relation, relationOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import {
  allOf,
  type Id,
  notAllowed,
  type Reason,
  type RuleId,
  sentenceAbout,
  type Tally,
  tallyOf,
  type Verdict,
} from '../../../../engine/words.ts';
import { landsUnless } from '../../../common/landing.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, inState, isUp, modifier } from '../../sheet/sheet.ts';
import { usesOf, type Weapon, type WeaponUse } from '../../sheet/weapons.ts';
import { defenceTally } from '../harm/defence.ts';
import { inflictEffect } from '../harm/effects.ts';
import { type Blow, doHarm, isDeadly } from '../harm/harm.ts';
import { letGo } from '../harm/lying.ts';
import { atMaximum, criticalMiss, TAG_EFFECTS } from '../harm/notches.ts';
import { baneParts, type Check } from '../table/checks.ts';
import { feetBetween, whatStandsBetween } from '../table/distance.ts';
import { rollCheck, rollSum } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';

/** The Violence test against a target's Defense. */
export const violenceCheck = (fight: HestiaFight, one: Fighter, target: Fighter): Check => {
  const against = defenceTally(fight, target);
  return {
    tally: tallyOf('Violence', [{ label: 'Violence', value: one.sheet.violence, rule: 'HE-09' }]),
    boons: tallyOf('boons', baneParts(one, 'action', 'violence')),
    reach: against.total,
    against: 'Defense',
  };
};

/** Whether a weapon can be used now. */
export const isUsableWeapon = (arm: Weapon): Verdict =>
  allOf(
    arm.where === 'hand' || notAllowed('HE-07', `${arm.name} is not in hand.`),
    arm.ammunition !== 'empty' || notAllowed('HE-11', `${arm.name} is out of ammunition.`),
    arm.kind !== 'crossbow' || arm.loaded || notAllowed('HE-07', `${arm.name} is not loaded.`),
  );

/** Whether a weapon or spell with this range in feet reaches from one combatant to another. */
export function inReach(fight: HestiaFight, who: Id, target: Id, range: number): Verdict {
  const feet = feetBetween(fight, who, target);
  if (!Number.isFinite(feet)) return notAllowed('HE-09', 'Out of reach: beside the map.');
  if (feet > Math.max(range, fight.house.meleeFeet))
    return notAllowed('HE-09', `Out of reach: ${feet} ft away, the reach is ${range} ft.`);
  const wall = whatStandsBetween(fight, who, target);
  return wall === undefined || notAllowed('HE-09', wall);
}

const HAND_TO_HAND = ['unarmed', 'natural', 'melee', 'thrown'];
/**
 * The blows that a combatant could strike at another beside it: each usable weapon in each use
 * (HE-15), the usual use first. Bare fists are among them only where the combatant has no better
 * weapon.
 */
export function blowsOf(fight: HestiaFight, by: Id, at: Id): WeaponUse[] {
  const arms = combatantOf(fight, by).sheet.weapons.filter(
    (arm) =>
      HAND_TO_HAND.includes(arm.kind) &&
      isUsableWeapon(arm) === true &&
      inReach(fight, by, at, arm.kind === 'thrown' ? fight.house.meleeFeet : arm.range) === true,
  );
  const better = arms.filter(({ kind }) => kind !== 'unarmed');
  return (better.length > 0 ? better : arms).flatMap(usesOf);
}

const LAST: Record<Relation, number> = { foe: 0, neutral: 1, friend: 2 };
/** A word about a target who is no enemy, so that nobody aims at such a target by mistake. */
function whose(fight: HestiaFight, one: Fighter, who: Id): string {
  if (one.side === combatantOf(fight, who).side) return 'the same side, ';
  return { foe: '', neutral: 'no enemy, ', friend: 'a friend, ' }[relationOf(fight, one.id, who)];
}

const isTooFar = ({ text }: Reason): boolean => text.startsWith('Out of reach');
/**
 * Whether anybody can be aimed at. If not, the reason of the first target that is barred, enemies
 * before others, with its rule. “Nobody is in reach” is the reason only where all are too far away.
 */
export function somebodyFree(options: readonly { label: string; blocked?: Reason }[], rule: RuleId): Verdict {
  if (options.some(({ blocked }) => !blocked)) return true;
  const barred = options.find(({ blocked }) => blocked && !isTooFar(blocked)) ?? (options.length === 1 && options[0]);
  if (!barred || barred.blocked === undefined) return notAllowed(rule, 'Nobody is in reach.');
  return { ...barred.blocked, text: sentenceAbout(barred.blocked.text, barred.label) };
}

/**
 * HE-09: combatants who stand and those who lie there can be struck. Those who gave up are out of
 * the fight (HE-23).
 */
const canBeStruck = (one: Fighter): boolean => isUp(one) || one.sheet.gone === 'stopped';

/** The words for a target who no longer stands, so that nobody aims at such a target by mistake. */
const FALLEN: Record<Fighter['sheet']['gone'], string> = {
  no: '',
  stopped: 'out of action, ',
  surrendered: 'has surrendered, ',
  dead: 'dead, ',
  fled: 'has fled, ',
};

/**
 * The targets of a weapon or a spell: enemies first, then friends, each with the reason where the
 * target is barred. A target out of action can be struck and finished (HE-09); it comes last and is
 * marked so. `among` may include those who gave up and the dead.
 */
export const weaponTargets = (
  fight: HestiaFight,
  who: Id,
  range: number,
  among = everyone(fight).filter(canBeStruck),
) => {
  const rank = (one: Fighter) => LAST[relationOf(fight, one.id, who)] + (isUp(one) ? 0 : 3);
  return among
    .filter(({ id }) => id !== who)
    .sort((a, b) => rank(a) - rank(b))
    .map((one) => {
      const feet = feetBetween(fight, who, one.id);
      const far = Number.isFinite(feet) ? `${feet} ft` : 'beside the map';
      const reached = inReach(fight, who, one.id, range);
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        detail: `${FALLEN[one.sheet.gone]}${whose(fight, one, who)}${far}, Defense ${defenceTally(fight, one).total}`,
        ...(reached === true ? {} : { blocked: reached }),
        // The table strikes at no friend and no fallen combatant by itself, even where nobody else
        // is in reach.
        ...(areEnemies(fight, who, one.id) && isUp(one) ? {} : { tone: 'danger' as const }),
      };
    });
};

/**
 * The targets of an attack. An attacker who strikes out in panic can aim only at the nearest
 * (HE-13).
 */
export function aimOptions(fight: HestiaFight, who: Id, range: number) {
  const found = weaponTargets(fight, who, range);
  if (!inState(combatantOf(fight, who), 'wild')) return found;
  const stands = ({ id }: { id: Id }) => isUp(combatantOf(fight, id));
  const open = found.filter((one) => !one.blocked && stands(one));
  const near = Math.min(...open.map(({ id }) => feetBetween(fight, who, id)));
  return found.map((one) =>
    one.blocked || (stands(one) && feetBetween(fight, who, one.id) <= near)
      ? one
      : { ...one, blocked: notAllowed('HE-13', 'Panic strikes at whoever stands nearest.') },
  );
}

/**
 * Whether a deed with this range still reaches its target: a ruling may have moved or felled
 * somebody since the target was chosen. If not, the log tells why. Everybody reaches themself.
 */
export function stillReaches(fight: HestiaFight, who: Id, target: Id, range: number): boolean {
  if (who === target) return true;
  const lands = allOf(
    isUp(combatantOf(fight, who)) || notAllowed('HE-13', `${nameOf(fight, who)} is out of the fight.`),
    inReach(fight, who, target, range),
  );
  return landsUnless(fight, { by: who, at: target }, lands === true ? undefined : lands, tell);
}

/** The same for a blow, which also needs a target that can be struck. */
function stillLands(fight: HestiaFight, who: Id, target: Id, range: number): boolean {
  if (canBeStruck(combatantOf(fight, target))) return stillReaches(fight, who, target, range);
  const why = notAllowed('HE-09', `${nameOf(fight, target)} is out of the fight.`);
  return landsUnless(fight, { by: who, at: target }, why, tell);
}

/**
 * One attack, from the test to the effects of the damage. `form` names the weapon, and the use
 * where the weapon has several (HE-15): `sword`, `sword:piercing`. `straight` sends the damage past
 * Grit (an opportunist strike).
 */
export function* attackWith(
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
  const range = how.straight && arm.kind === 'thrown' ? fight.house.meleeFeet : arm.range;
  if (!stillLands(fight, who, target, range)) return;
  const check = violenceCheck(fight, one, victim);
  const title = `${arm.name} against ${nameOf(fight, target)}`;
  const result = yield* rollCheck(fight, who, title, 'HE-09', check, [who, target]);
  const test = `(a Violence test of ${result.total} against Defense ${check.reach})`;
  const critical = result.face === 20;
  if (arm.kind === 'crossbow') arm.loaded = false;
  // A thrown weapon lies at the place where it fell.
  const thrown = arm.kind === 'thrown' && feetBetween(fight, who, target) > fight.house.meleeFeet;
  if (thrown) letGo(arm, victim.place);
  if (result.face === 1) criticalMiss(fight, one, arm, thrown);
  // HE-10: a 20 hits whatever the Defense is. HE-11: a 1 never hits.
  const hits = critical || (result.passed && result.face !== 1);
  countAttack(fight, who, target, hits ? 'hit' : 'miss');
  if (!hits)
    return tell(
      fight,
      result.face === 1 ? 'HE-11' : 'HE-09',
      sentence`${personRef(who)} misses ${personRef(target)}${result.face === 1 ? ': a critical miss' : ` ${test}`}.`,
      { happened: { is: 'missed', whom: [target], by: who }, dice: result.dice },
    );
  tell(
    fight,
    critical ? 'HE-10' : 'HE-09',
    sentence`${personRef(who)} hits ${personRef(target)}${critical ? ': a critical hit' : ` ${test}`}.`,
    { happened: { is: 'hit', whom: [target], by: who }, dice: result.dice, tone: 'good' },
  );
  if (!stillLands(fight, who, target, range)) return;
  const damage = yield* rollSum(
    fight,
    who,
    {
      title: `${nameOf(fight, who)} hits ${nameOf(fight, target)} with ${arm.name}: damage`,
      rule: 'HE-13',
      about: [who, target],
    },
    { dice: 'damage', count: arm.dice, sides: arm.sides, parts: damageParts(fight, one, arm) },
  );
  const top = damage.bare === arm.dice * arm.sides;
  const blow: Blow = {
    amount: Math.max(1, damage.total),
    to: critical || how.straight ? 'flesh' : 'grit',
    tag,
    by: who,
    rule: 'HE-13',
    dice: damage.dice,
  };
  // HE-14: nothing is asked where the blow kills the target anyway.
  const extra = top && !isDeadly(fight, victim, blow) ? yield* atMaximum(fight, one, use, victim) : 'nothing';
  yield* doHarm(fight, target, blow);
  if (extra === 'effect') inflictEffect(fight, victim, TAG_EFFECTS[tag]);
}

/** The parts added to a weapon's damage: the modifier of its class, minus its Notches. */
export const damageParts = (fight: HestiaFight, one: Fighter, arm: Weapon): Tally =>
  tallyOf(arm.name, [
    { label: arm.name, value: 0, rule: 'HE-13' },
    { label: 'might', value: arm.adds === 'mig' ? modifier(one.sheet.attributes.might) : 0, rule: 'HE-13' },
    { label: 'agility', value: arm.adds === 'agi' ? modifier(one.sheet.attributes.agility) : 0, rule: 'HE-13' },
    { label: 'Notches', value: -arm.notches * fight.house.notchCosts, rule: 'HE-14' },
  ]);

/**
 * Whether a monster with several attacks has begun them and has some left. All of them are part of
 * one action (HE-06).
 */
export const strikesLeft = (fight: HestiaFight, who: Id): boolean => {
  const { acting } = fight.state;
  const one = combatantOf(fight, who);
  return acting?.who === who && acting.strikes > 0 && acting.strikes < one.sheet.attacks && !inState(one, 'fleeing');
};

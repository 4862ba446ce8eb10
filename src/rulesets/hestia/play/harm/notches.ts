/**
 * Notches (HE-11, HE-14): critical misses, what maximum damage can buy, and the effect of each
 * damage tag (HE-16 to HE-18).
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf, pronounOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, inState, MOST_ARMOUR_NOTCHES } from '../../sheet/sheet.ts';
import { isShot, ofBody, type Tag, type Weapon } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { defenceTally, notchable } from './defence.ts';

const breaksAt = (fight: HestiaFight, arm: Weapon): number =>
  arm.mastercrafted ? fight.house.masterBreaksAt : fight.house.breaksAt;

/** Grit that a combatant can strain away: one without a body keeps its last point. */
const spare = (one: Fighter): number => Math.max(0, one.sheet.grit.now - (one.sheet.bodiless ? 1 : 0));

/**
 * Gives a weapon a Notch. For a weapon of the body its owner pays Grit instead, as far as Grit is
 * left.
 */
function notch(fight: HestiaFight, one: Fighter, arm: Weapon, why: string, rule: string): void {
  if (ofBody(arm)) {
    const paid = Math.min(fight.house.strain, spare(one));
    one.sheet.grit.now -= paid;
    if (paid > 0)
      tell(fight, rule, sentence`${personRef(one.id)} pays ${paid} Grit for the strain (${why}).`, {
        happened: { is: 'lost', whom: [one.id], what: 'Grit', amount: paid },
      });
    return;
  }
  arm.notches += 1;
  const broken = arm.notches >= breaksAt(fight, arm);
  if (broken) {
    // A thrown weapon that broke lies nowhere, so nobody can pick it up.
    arm.where = 'broken';
    delete arm.lies;
  }
  tell(
    fight,
    rule,
    sentence`${itemRef(arm.name)} of ${personRef(one.id)} ${broken ? 'breaks' : `takes a Notch and has ${arm.notches} of the ${breaksAt(fight, arm)} that break it`} (${why}).`,
    { tone: broken ? 'bad' : 'plain' },
  );
}

/**
 * HE-11: a ranged weapon runs dry and a melee weapon takes a Notch; a weapon thrown at a distance
 * is Notched or lost, by house rule.
 */
export function criticalMiss(fight: HestiaFight, one: Fighter, arm: Weapon, thrown: boolean): void {
  if (thrown && fight.house.thrownOnOne === 'lost') {
    arm.where = 'lost';
    delete arm.lies;
    tell(fight, 'HE-11', sentence`${itemRef(arm.name)} of ${personRef(one.id)} is lost.`, {
      happened: { is: 'lost', whom: [one.id], what: arm.name },
      tone: 'bad',
    });
    return;
  }
  if (isShot(arm)) {
    arm.ammunition = 'empty';
    tell(fight, 'HE-11', sentence`${personRef(one.id)} is out of ammunition for ${itemRef(arm.name)}.`, {
      tone: 'bad',
    });
    return;
  }
  notch(fight, one, arm, 'a critical miss', 'HE-11');
}

/** HE-16, HE-17, HE-18: the effect of each tag beyond its damage. */
export const TAG_EFFECTS = { crushing: 'dazed', slashing: 'bleeding', piercing: 'pinned' } as const;
const TAG_RULES = { dazed: 'HE-16', bleeding: 'HE-17', pinned: 'HE-18' } as const;

/**
 * HE-14: at maximum damage the attacker may Notch the weapon for a Notch in the armour or for the
 * tag's effect.
 */
export function* atMaximum(
  fight: HestiaFight,
  one: Fighter,
  { arm, tag }: { arm: Weapon; tag: Tag },
  victim: Fighter,
): Flow<'armour' | 'effect' | 'nothing'> {
  const { armour, armourNotches } = victim.sheet;
  const guard = notchable(fight, victim);
  const worn = armour === 'natural' ? 'hide' : armour === 'none' ? 'shield' : 'armour';
  const state = TAG_EFFECTS[tag];
  const body = ofBody(arm);
  const pay =
    body && fight.house.strain > 0
      ? `for ${fight.house.strain} of ${pronounOf(fight, one.id, 'possessive')} own Grit`
      : body
        ? ''
        : `for a Notch in the ${arm.name}`;
  const effect: Verdict =
    !inState(victim, state) || notAllowed(TAG_RULES[state], `${nameOf(fight, victim.id)} is ${state} already.`);
  const notched: Verdict = allOf(
    guard > 0 || notAllowed('HE-14', `${nameOf(fight, victim.id)} wears nothing that a Notch could weaken.`),
    armourNotches * fight.house.notchCosts < guard ||
      notAllowed('HE-14', `The ${worn} of ${nameOf(fight, victim.id)} gives no Defense any more.`),
    armourNotches < MOST_ARMOUR_NOTCHES ||
      notAllowed(
        'HE-14',
        `The ${worn} of ${nameOf(fight, victim.id)} has ${armourNotches} Notches, the most there are.`,
      ),
  );
  // There is nothing to gain or nothing to pay with, so nothing is asked.
  if ((body && spare(one) < fight.house.strain) || (effect !== true && notched !== true)) return 'nothing';
  const more = (words: string) => (pay ? `${words}, ${pay}` : words);
  const chosen = yield* askChoice(
    {
      seat: seatOf(one.id),
      title: `${nameOf(fight, one.id)} does maximum damage to ${nameOf(fight, victim.id)} with ${arm.name}: what more?`,
      rule: 'HE-14',
      about: [one.id, victim.id],
    },
    [
      {
        id: 'effect' as const,
        label: more(`${nameOf(fight, victim.id)} is ${state}`),
        ...(effect === true ? {} : { blocked: effect }),
      },
      {
        id: 'armour' as const,
        label: more(`A Notch in the ${worn}`),
        ...(notched === true ? {} : { blocked: notched }),
      },
      { id: 'nothing' as const, label: 'Only the damage', tone: 'pass' as const },
    ],
  );
  if (chosen === 'nothing') return chosen;
  notch(fight, one, arm, 'at maximum damage', 'HE-14');
  if (chosen === 'armour') {
    victim.sheet.armourNotches += 1;
    tell(
      fight,
      'HE-14',
      sentence`The ${worn} of ${personRef(victim.id)} takes a Notch: Defense ${defenceTally(fight, victim).total}.`,
      { tone: 'bad' },
    );
  }
  return chosen;
}

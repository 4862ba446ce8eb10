/** Notches (HE-11, HE-14): critical misses, what maximum damage may be traded for, and what each damage tag does (HE-16 to HE-18). */

import { choose, type Flow } from '../../../../engine/flow.ts';
import { all, no, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, has } from '../../sheet/sheet.ts';
import { isShot, ofBody, type Tag, type Weapon } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { defence, notchable } from './defence.ts';

const breaksAt = (fight: HestiaFight, arm: Weapon): number =>
  arm.mastercrafted ? fight.house.masterBreaksAt : fight.house.breaksAt;

/** Grit that can be strained away: what has no body keeps its last point. */
const spare = (one: Fighter): number => Math.max(0, one.sheet.grit.now - (one.sheet.bodiless ? 1 : 0));

/** A Notch in a weapon; one of the body costs its owner Grit in its place, as far as there is any. */
function notch(fight: HestiaFight, one: Fighter, arm: Weapon, why: string, rule: string): void {
  if (ofBody(arm)) {
    const paid = Math.min(fight.house.strain, spare(one));
    one.sheet.grit.now -= paid;
    if (paid > 0)
      tell(fight, rule, `${nameOf(fight, one.id)} strains itself: ${paid} Grit (${why}).`, { who: [one.id] });
    return;
  }
  arm.notches += 1;
  const broken = arm.notches >= breaksAt(fight, arm);
  if (broken) {
    // What flew and broke lies nowhere: there is nothing to pick up.
    arm.where = 'broken';
    delete arm.lies;
  }
  tell(
    fight,
    rule,
    `${arm.name} of ${nameOf(fight, one.id)} ${broken ? 'breaks' : `takes a Notch, ${arm.notches} now`} (${why}).`,
    { who: [one.id], tone: broken ? 'bad' : 'plain' },
  );
}

/** HE-11: ranged weapons run dry, melee weapons take a Notch; what was thrown at a distance is Notched or lost, by house rule. */
export function criticalMiss(fight: HestiaFight, one: Fighter, arm: Weapon, thrown: boolean): void {
  if (thrown && fight.house.thrownOnOne === 'lost') {
    arm.where = 'lost';
    delete arm.lies;
    tell(fight, 'HE-11', `${arm.name} of ${nameOf(fight, one.id)} is lost.`, { who: [one.id], tone: 'bad' });
    return;
  }
  if (isShot(arm)) {
    arm.ammunition = 'empty';
    tell(fight, 'HE-11', `${nameOf(fight, one.id)} is out of ammunition for ${arm.name}.`, {
      who: [one.id],
      tone: 'bad',
    });
    return;
  }
  notch(fight, one, arm, 'a critical miss', 'HE-11');
}

/** HE-16, HE-17, HE-18: what each tag does beyond its damage. */
export const TAG_EFFECTS = { crushing: 'dazed', slashing: 'bleeding', piercing: 'pinned' } as const;
const TAG_RULES = { dazed: 'HE-16', bleeding: 'HE-17', pinned: 'HE-18' } as const;

/** HE-14: at maximum damage the attacker may Notch the weapon for a Notch in the armour or for the tag's effect. */
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
  const pay = body && fight.house.strain > 0 ? `for ${fight.house.strain} Grit` : body ? '' : 'for a Notch in it';
  const effect: Verdict =
    !has(victim, state) || no(TAG_RULES[state], `${nameOf(fight, victim.id)} is ${state} already.`);
  const notched: Verdict = all(
    guard > 0 || no('HE-14', 'There is no armour to Notch.'),
    armourNotches * fight.house.notchCosts < guard || no('HE-14', `Its ${worn} gives nothing any more.`),
  );
  // Nothing to gain, or nothing to pay with: nothing is asked.
  if ((body && spare(one) < fight.house.strain) || (effect !== true && notched !== true)) return 'nothing';
  const more = (words: string) => (pay ? `${words}, ${pay}` : words);
  const chosen = yield* choose(
    {
      seat: seatOf(one.id),
      title: `Maximum damage with ${arm.name}: what more?`,
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
      `The ${worn} of ${nameOf(fight, victim.id)} takes a Notch: Defense ${defence(fight, victim).total}.`,
      { who: [victim.id], tone: 'bad' },
    );
  }
  return chosen;
}

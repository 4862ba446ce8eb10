/**
 * Free acts (HE-08): talking, shouting, dropping, drawing a handy weapon, other small things. They
 * are allowed in a parley and out of turn too.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askText } from '../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { letGo } from '../play/harm/lying.ts';
import { inWords, tell } from '../play/table/tell.ts';
import { cannotActYet } from '../play/turns/rounds.ts';
import { inHand, isUp } from '../sheet/sheet.ts';
import { armOf, armVariants, type HestiaAction, verbVariant } from './allowed.ts';

/**
 * HE-08: a combatant in the fight may do small things at any moment, unless surprised (HE-04). A
 * combatant who gave up can still speak and drop a weapon.
 */
const mayFreely = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    isUp(one) || one.sheet.gone === 'surrendered' || notAllowed('HE-13', 'Is out of the fight.'),
    cannotActYet(fight, one),
  );
};

export const freeActions: readonly HestiaAction[] = [
  {
    id: 'draw',
    scope: 'combatant',
    label: 'Draw',
    help: 'Takes a handy weapon in hand; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    anytime: true,
    variants: (fight, who) => armVariants(fight, who, (arm) => arm.where === 'handy').map(verbVariant('Draw')),
    allowed: (fight, who) =>
      allOf(mayFreely(fight, who), () => isUp(combatantOf(fight, who)) || notAllowed('HE-23', 'Has given up.')),
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      arm.where = 'hand';
      tell(fight, 'HE-08', sentence`${personRef(who)} takes out ${itemRef(arm.name)}.`);
    },
  },
  {
    id: 'drop',
    scope: 'combatant',
    label: 'Drop',
    help: 'Lets go of what is held; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    anytime: true,
    variants: (fight, who) => inHand(combatantOf(fight, who)).map(verbVariant('Drop')),
    allowed: mayFreely,
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      letGo(arm, combatantOf(fight, who).place);
      tell(fight, 'HE-08', sentence`${personRef(who)} drops ${itemRef(arm.name)}.`);
    },
  },
  {
    id: 'speak',
    scope: 'combatant',
    label: 'Talk or shout',
    help: 'Free; noted in the log.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    anytime: true,
    allowed: mayFreely,
    *perform(fight, who) {
      tell(fight, 'HE-08', sentence`${personRef(who)} calls out.`);
    },
  },
  {
    id: 'minor',
    scope: 'combatant',
    label: 'Something small',
    help: 'A minor thing in your words; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    anytime: true,
    allowed: mayFreely,
    *perform(fight, who) {
      const words = yield* askText({
        seat: seatOf(who),
        title: `What small thing does ${nameOf(fight, who)} do?`,
        rule: 'HE-08',
        about: [who],
      });
      tell(fight, 'HE-08', inWords(who, words, 'does something small'));
    },
  },
];

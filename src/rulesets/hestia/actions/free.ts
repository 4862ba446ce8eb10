/** What is free (HE-08): talking, shouting, dropping, drawing what is handy, other small things; in a parley and out of turn too. */

import { combatantOf } from '../../../engine/fight.ts';
import { askText } from '../../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { letGo } from '../play/harm/lying.ts';
import { plainWords, tell } from '../play/table/tell.ts';
import { cannotActYet } from '../play/turns/rounds.ts';
import { inHand, isUp } from '../sheet/sheet.ts';
import { armOf, arms, type Deed, named } from './allowed.ts';

/** HE-08: whoever is there and not surprised (HE-04) does small things whenever it likes; who gave up can still speak and let go. */
const mayFreely = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    isUp(one) || one.sheet.gone === 'surrendered' || no('HE-13', 'Is out of the fight.'),
    cannotActYet(fight, one),
  );
};

export const freeDeeds: readonly Deed[] = [
  {
    id: 'draw',
    scope: 'combatant',
    label: 'Draw',
    help: 'Takes a handy weapon in hand; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    anytime: true,
    variants: (fight, who) => arms(fight, who, (arm) => arm.where === 'handy').map(named('Draw')),
    allowed: (fight, who) =>
      all(mayFreely(fight, who), () => isUp(combatantOf(fight, who)) || no('HE-23', 'Has given up.')),
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      arm.where = 'hand';
      tell(fight, 'HE-08', `${nameOf(fight, who)} takes out ${arm.name}.`, { who: [who] });
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
    variants: (fight, who) => inHand(combatantOf(fight, who)).map(named('Drop')),
    allowed: mayFreely,
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      letGo(arm, combatantOf(fight, who).place);
      tell(fight, 'HE-08', `${nameOf(fight, who)} drops ${arm.name}.`, { who: [who] });
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
      tell(fight, 'HE-08', `${nameOf(fight, who)} calls out.`, { who: [who] });
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
      tell(fight, 'HE-08', `${nameOf(fight, who)}: ${plainWords(words) || 'something small'}.`, { who: [who] });
    },
  },
];

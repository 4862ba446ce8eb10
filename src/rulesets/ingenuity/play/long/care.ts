/**
 * Reloading (IN-20) and resuscitating (IN-13): their effects once the time is spent, or when they
 * were readied.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { itemOf, putState } from '../../sheet/sheet.ts';
import { combatantsNear } from '../ground/ground.ts';
import { isOutCold, wakeCombatant } from '../harm/harm.ts';
import { tell } from '../table/tell.ts';
import { rollTest, testOf } from '../table/tests.ts';

/** Gives the items in a combatant's hands that take actions to load. */
export const loadable = (fight: IngenuityFight, who: Id) =>
  combatantOf(fight, who).sheet.items.filter(({ where, reload }) => where === 'hand' && reload > 0);

/** Tells whether a combatant can load an item now. */
export const mayReload = (fight: IngenuityFight, who: Id, item: string | undefined): Verdict =>
  itemOf(combatantOf(fight, who), item)?.loaded === false || notAllowed('IN-20', 'Is loaded already.');

/** IN-20: a weapon is loaded again. */
export function reloadWeapon(fight: IngenuityFight, who: Id, item: string | undefined): void {
  const thing = itemOf(combatantOf(fight, who), item);
  if (thing) thing.loaded = true;
  tell(fight, 'IN-20', sentence`${personRef(who)} has reloaded ${thing ? itemRef(thing.name) : 'it'}.`);
}

/** Gives everybody who lies unconscious beside a combatant. */
export const unconsciousNear = (fight: IngenuityFight, who: Id) => combatantsNear(fight, who).filter(isOutCold);

export const someoneLies = (fight: IngenuityFight, who: Id, rule: string): Verdict =>
  unconsciousNear(fight, who).length > 0 || notAllowed(rule, 'Nobody lies unconscious within a metre.');

/** Asks for one of those who lie unconscious beside a combatant. */
export function* whoLies(fight: IngenuityFight, who: Id, title: string, rule: 'IN-13' | 'IN-40'): Flow<Id> {
  return yield* askChoice(
    { seat: seatOf(who), title, rule, about: [who] },
    unconsciousNear(fight, who).map(({ id }) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      // IN-40: the table never picks a victim only because nobody else lies there.
      ...(rule === 'IN-40' ? { tone: 'danger' as const, detail: killWords(fight, id) } : {}),
    })),
  );
}

const killWords = (fight: IngenuityFight, id: Id): string =>
  `must reach constitution ${combatantOf(fight, id).sheet.constitution}; a failure is a sneak attack`;

/** IN-13: asks whom a combatant tries to bring back, and makes the combatant prone. */
export function* kneelBeside(fight: IngenuityFight, who: Id): Flow<Id> {
  const target = yield* whoLies(fight, who, `Whom does ${nameOf(fight, who)} try to bring back?`, 'IN-13');
  putState(combatantOf(fight, who), 'prone');
  tell(fight, 'IN-13', sentence`${personRef(who)} kneels by ${personRef(target)}, prone.`);
  return target;
}

/** Tells whether an unconscious target still lies beside a combatant. */
export const isAtHand = (fight: IngenuityFight, who: Id, target: Id): boolean =>
  unconsciousNear(fight, who).some(({ id }) => id === target);

/** IN-13: a combatant rolls a test to bring a target back. */
export function* resuscitate(fight: IngenuityFight, who: Id, target: Id): Flow<void> {
  if (!isAtHand(fight, who, target))
    return tell(fight, 'IN-13', sentence`Nobody whom ${personRef(who)} could bring back lies there any more.`);
  const result = yield* rollTest(fight, who, testOf(fight, 'resuscitate'), {
    what: 'Resuscitate',
    rule: 'IN-13',
    reach: fight.house.resuscitate,
    against: 'the difficulty',
    guards: 'other',
  });
  if (result.passed) wakeCombatant(fight, combatantOf(fight, target));
  const verb = result.passed ? 'brings back' : 'cannot bring back';
  tell(fight, 'IN-13', sentence`${personRef(who)} ${verb} ${personRef(target)} (a test of ${result.words}).`, {
    happened: result.passed ? { is: 'rose', whom: [target], by: who } : undefined,
    dice: result.dice,
    tone: result.passed ? 'good' : 'plain',
  });
}

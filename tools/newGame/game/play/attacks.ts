/** Blows and the reactions to them (SK-03 to SK-05). */
import { countAttack, countHarm, countReaction } from '../../../../src/engine/facts.ts';
import { areEnemies, combatantOf } from '../../../../src/engine/fight.ts';
import { type Flow, reactionWindow } from '../../../../src/engine/flow.ts';
import { personRef, sentence } from '../../../../src/engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../../src/engine/words.ts';
import { dieGroup, rollWithPoints } from '../../../../src/rulesets/common/dice.ts';
import { askingOf, choosePerson, nameOf } from '../../../../src/rulesets/common/people.ts';
import { othersAt } from '../../../../src/rulesets/common/places.ts';
import type { SkirmishFight } from '../fight.ts';
import { type Fighter, isUp } from '../sheet.ts';
import { endTurn, mayAct, takeTurn } from './rounds.ts';
import { tell, tellRuling } from './telling.ts';

/** Enemies on their feet in the same place. */
export const inReach = (fight: SkirmishFight, who: Id): Fighter[] =>
  othersAt(fight, who).filter((one) => isUp(one) && areEnemies(fight, one.id, who));

export const mayAttack = (fight: SkirmishFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () => inReach(fight, who).length > 0 || notAllowed('SK-03', 'No enemy is in the same place.'),
  );

/** SK-03: a blow at an enemy in the same place. The blow ends the turn. */
export function* attackSomebody(fight: SkirmishFight, who: Id): Flow<void> {
  const asking = askingOf(who, `${nameOf(fight, who)}: strike whom?`, 'SK-03', { meant: 'harm' });
  const target = yield* choosePerson(fight, asking, inReach(fight, who));
  takeTurn(fight, who);
  const dodged = yield* dodge(fight, who, target);
  const { might } = combatantOf(fight, who).sheet;
  const struck = combatantOf(fight, target);
  const needed = struck.sheet.guard + (dodged ? fight.house.dodge : 0);
  const { value, points, dice } = yield* rollWithPoints(
    askingOf(who, `${nameOf(fight, who)}: a blow`, 'SK-03', { about: [who, target] }),
    'Blow',
    (more) => ({ groups: [dieGroup('blow', 6)], aim: `${needed - might - more} or more` }),
    (words) => tellRuling(fight, words),
  );
  const hit = value + might + points >= needed;
  countAttack(fight, who, target, hit ? 'hit' : 'miss');
  tell(fight, 'SK-03', sentence`${personRef(who)} ${hit ? 'hits' : 'misses'} ${personRef(target)}.`, {
    happened: { is: hit ? 'hit' : 'missed', whom: [target], by: who },
    dice,
    tone: hit ? 'bad' : 'plain',
  });
  if (hit) harm(fight, struck, who);
  endTurn(fight);
}

/** SK-04: the target may dodge, once a round, before the die falls. */
function* dodge(fight: SkirmishFight, attacker: Id, target: Id): Flow<boolean> {
  const taken = yield* reactionWindow(
    askingOf(target, `${nameOf(fight, attacker)} strikes`, 'SK-04', { about: [attacker, target] }),
    () => [
      {
        id: 'dodge',
        who: target,
        label: `${nameOf(fight, target)} dodges`,
        detail: `+${fight.house.dodge} Guard`,
        allowed: mayDodge(fight, target),
        *perform(): Flow<true> {
          fight.state.dodged.push(target);
          countReaction(fight, target);
          tell(fight, 'SK-04', sentence`${personRef(target)} dodges.`);
          return true;
        },
      },
    ],
  );
  return taken.length > 0;
}
export const mayDodge = (fight: SkirmishFight, who: Id): Verdict =>
  !fight.state.dodged.includes(who) || notAllowed('SK-04', 'Has dodged this round.');

/** SK-05: one harm. The last harm that a combatant can take puts it down. */
function harm(fight: SkirmishFight, struck: Fighter, by: Id): void {
  struck.sheet.harm += 1;
  countHarm(fight, struck.id, 1, by);
  if (isUp(struck)) return;
  tell(fight, 'SK-05', sentence`${personRef(struck.id)} goes down.`, {
    happened: { is: 'fell', whom: [struck.id], by },
    tone: 'bad',
  });
}

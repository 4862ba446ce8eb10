/** Blows, the reactions to them, and pushes (SK-03 to SK-06). */
import { countAttack, countHarm, countReaction } from '../../../../src/engine/facts.ts';
import { areEnemies, combatantOf } from '../../../../src/engine/fight.ts';
import { askChoice, type Flow, reactionWindow } from '../../../../src/engine/flow.ts';
import { personRef, sentence } from '../../../../src/engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, type Verdict } from '../../../../src/engine/words.ts';
import { dieGroup, rollWithPoints } from '../../../../src/rulesets/common/dice.ts';
import { askingOf, choosePerson, nameOf } from '../../../../src/rulesets/common/people.ts';
import { placeOptions, placeWords } from '../../../../src/rulesets/common/places.ts';
import { placeKey } from '../../../../src/space/scene.ts';
import { squarePlace } from '../../../../src/space/squares/squares.ts';
import type { SkirmishFight } from '../../game/fight.ts';
import { endTurn, mayAct, takeTurn } from '../../game/play/rounds.ts';
import { tell, tellRuling } from '../../game/play/telling.ts';
import { type Fighter, isUp } from '../../game/sheet.ts';
import { squareGround } from './ground.ts';

/** Enemies on their feet on a neighbouring square, with no wall between. */
export const inReach = (fight: SkirmishFight, who: Id): Fighter[] =>
  squareGround.near(fight, who).filter((one) => isUp(one) && areEnemies(fight, one.id, who));

export const mayAttack = (fight: SkirmishFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () => inReach(fight, who).length > 0 || notAllowed('SK-03', 'No enemy is beside this one.'),
  );

/** SK-03: a blow at an enemy beside the striker. The blow ends the turn. */
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
  const by = value + might + points - needed;
  const hit = by >= 0;
  countAttack(fight, who, target, hit ? 'hit' : 'miss');
  tell(fight, 'SK-03', sentence`${personRef(who)} ${hit ? 'hits' : 'misses'} ${personRef(target)}.`, {
    happened: { is: hit ? 'hit' : 'missed', whom: [target], by: who },
    dice,
    tone: hit ? 'bad' : 'plain',
  });
  if (hit) harm(fight, struck, who);
  if (by >= 3) yield* push(fight, who, target);
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

/** SK-06: the striker may push the struck one a square away, where there is room. */
function* push(fight: SkirmishFight, who: Id, target: Id): Flow<void> {
  const pushes = squareGround.pushes(fight, target, who, 1);
  if (pushes.length === 0) return;
  const answer = yield* askChoice(
    askingOf(who, `${nameOf(fight, who)}: push ${nameOf(fight, target)}?`, 'SK-06', { about: [who, target] }),
    [
      ...placeOptions(
        pushes.map(({ end }) => squarePlace(end)),
        (place) => capitalized(placeWords(fight.scene, place)),
      ),
      { id: 'stays', label: 'No push', tone: 'pass' as const },
    ],
  );
  const end = pushes.map((one) => squarePlace(one.end)).find((place) => placeKey(place) === answer);
  if (!end) return;
  combatantOf(fight, target).place = end;
  tell(fight, 'SK-06', sentence`${personRef(who)} pushes ${personRef(target)}.`, {
    happened: { is: 'moved', whom: [target], by: who },
  });
}

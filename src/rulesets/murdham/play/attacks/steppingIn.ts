/**
 * MU-22, MU-23, MU-39: makes somebody else the target of a blow: one whom the target hides behind,
 * or one who guards the target.
 */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies, areFriends } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, plainFight, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, isConditionActive, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { asksAgreement } from '../harm/decline.ts';
import { heldBy, loosenHold } from '../harm/holds.ts';
import { revealFighter } from '../hiding.ts';
import type { Blow } from '../table/blow.ts';
import { isNear } from '../table/ground.ts';
import { allFighters, isThere, tell } from '../table/table.ts';
import { isVehicle } from '../table/vehicles.ts';
import { canReact, isFit, spendReaction } from '../turns/readiness.ts';
import { isRaving } from './counters.ts';

/**
 * A fighter who could take the target's place, as an option. `run` asks the fighter and says
 * whether it steps in; a refusal costs nobody anything.
 */
export interface StepIn extends Option {
  combatant: Id;
  run(): Flow<boolean>;
}

/** Tells whether somebody other than this attacker has taunted the fighter. */
export function tauntedOff(fight: MurdhamFight, who: Id, attacker: Id): boolean {
  const taunt = conditionOf(sheetOf(fight, who), 'taunted');
  return fight.house.tauntedReact === 'taunter' && taunt?.by !== undefined && taunt.by !== attacker;
}

/**
 * MU-22, MU-39: lists whom the target could hide behind: a fighter nearby who may agree, or one
 * whom the target holds, who has no say.
 */
export function hidesBehind(fight: MurdhamFight, { target, attacker }: Blow, been: readonly Id[]): StepIn[] {
  const seen = plainFight(fight);
  const held = heldBy(seen, target);
  return allFighters(seen)
    .filter(
      (one) =>
        one.id !== target &&
        one.id !== attacker &&
        !been.includes(one.id) &&
        isThere(seen, one.id) &&
        isNear(seen, one.id, target) &&
        (held.includes(one.id) || (!areEnemies(seen, one.id, target) && !isHelpless(one.sheet))) &&
        !isHiddenFrom(seen, one.id, target) &&
        !isVehicle(one.sheet),
    )
    .map((one): StepIn => {
      const forced = held.includes(one.id);
      const rule = forced ? 'MU-39' : 'MU-22';
      const [name, cover] = [nameOf(fight, target), nameOf(fight, one.id)];
      return {
        id: `behind-${one.id}`,
        label: `${name} hides behind ${cover}`,
        detail: forced
          ? 'is held and has no say; hiding takes the turn'
          : 'if asked and willing; hiding takes the turn, and lets go of whoever is held',
        combatant: one.id,
        *run() {
          if (!forced && !(yield* asksAgreement(fight, one.id, target, `${cover}: take the blow for ${name}?`, rule))) {
            tell(
              fight,
              rule,
              sentence`${personRef(one.id)} does not agree to take the blow for ${personRef(target)}.`,
              { who: [target] },
            );
            return false;
          }
          yield* spendReaction(fight, target);
          if (!forced) loosenHold(fight, target, 'to hide');
          tell(fight, rule, sentence`${personRef(target)} hides behind ${personRef(one.id)}, who is the target now.`, {
            tone: 'turn',
          });
          return true;
        },
      };
    });
}

/** Tells whether a fighter is concealed from another, who then does not know that it is there. */
const isHiddenFrom = (fight: MurdhamFight, who: Id, from: Id): boolean =>
  isConditionActive(sheetOf(fight, who), 'concealed') && !areFriends(fight, who, from);

/**
 * MU-23: tells whom a fighter may guard: everybody but enemies, and an enemy who has surrendered,
 * even against the fighter's own side. By house rule a fighter guards whomever it likes.
 */
const mayGuard = (fight: MurdhamFight, guard: Id, target: Id): boolean =>
  fight.house.guardAnyone ||
  !areEnemies(fight, guard, target) ||
  isConditionActive(sheetOf(fight, target), 'surrendered');

/**
 * MU-23: lists the fighters who could guard the target: each is near the target, aware of the
 * attacker, and has a turn left. A fighter with Protect guards without spending the turn.
 */
export function guardsOf(fight: MurdhamFight, { target, attacker, unaware }: Blow, been: readonly Id[]): StepIn[] {
  const seen = plainFight(fight);
  const protects = (id: Id) => isFit(seen, id) === true && knowsSkill(sheetOf(seen, id), 'protect');
  return allFighters(seen)
    .filter(
      (one) =>
        one.id !== target &&
        one.id !== attacker &&
        !been.includes(one.id) &&
        mayGuard(seen, one.id, target) &&
        isNear(seen, one.id, target) &&
        !unaware.includes(one.id) &&
        !isRaving(seen, one.id) &&
        !isConditionActive(one.sheet, 'must-yield') &&
        !tauntedOff(seen, one.id, attacker) &&
        (canReact(seen, one.id) === true || protects(one.id)),
    )
    .map((one): StepIn => {
      const costless = protects(one.id);
      return {
        id: `guard-${one.id}`,
        label: `${nameOf(fight, one.id)} guards ${nameOf(fight, target)}`,
        detail: costless ? 'Protect: costs no turn' : 'takes the blow and the guard’s turn',
        combatant: one.id,
        by: one.id,
        *run() {
          if (costless) countReaction(fight, one.id);
          else yield* spendReaction(fight, one.id);
          loosenHold(fight, one.id, 'to guard');
          revealFighter(fight, one.id, 'guarding');
          tell(fight, 'MU-23', sentence`${personRef(one.id)} guards ${personRef(target)} and is the target now.`, {
            tone: 'turn',
          });
          return true;
        },
      };
    });
}

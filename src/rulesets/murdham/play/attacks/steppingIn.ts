/** MU-22, MU-23, MU-39: somebody else becomes the target of a blow: by being hidden behind, or by guarding. */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies, areFriends } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, plain, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, is, isHelpless, knows } from '../../sheet/standing.ts';
import { agrees } from '../harm/decline.ts';
import { heldBy, loosenHold } from '../harm/holds.ts';
import { reveal } from '../hiding.ts';
import type { Blow } from '../table/blow.ts';
import { isNear } from '../table/ground.ts';
import { all, isThere, tell } from '../table/table.ts';
import { isVehicle } from '../table/vehicles.ts';
import { canReact, isFit, react } from '../turns/readiness.ts';
import { raving } from './counters.ts';

/** Somebody who could take the place of the target, as an option. Run, it says whether it does; a refusal has cost nobody anything. */
export interface StepIn extends Option {
  combatant: Id;
  run(): Flow<boolean>;
}

/** Taunted by somebody else than this attacker. */
export function tauntedOff(fight: MurdhamFight, who: Id, attacker: Id): boolean {
  const taunt = conditionOf(sheetOf(fight, who), 'taunted');
  return fight.house.tauntedReact === 'taunter' && taunt?.by !== undefined && taunt.by !== attacker;
}

/** MU-22, MU-39: whom the target could hide behind: who is nearby and may agree, or is held and has no say. */
export function hidesBehind(fight: MurdhamFight, { target, attacker }: Blow, been: readonly Id[]): StepIn[] {
  const seen = plain(fight);
  const held = heldBy(seen, target);
  return all(seen)
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
      const who = [target, one.id];
      return {
        id: `behind-${one.id}`,
        label: `${name} hides behind ${cover}`,
        detail: forced ? 'held: it has no say' : 'if they agree',
        combatant: one.id,
        *run() {
          if (!forced && !(yield* agrees(fight, one.id, target, `${cover}: take the blow for ${name}?`, rule))) {
            tell(fight, rule, `${cover} does not agree.`, { who });
            return false;
          }
          yield* react(fight, target);
          if (!forced) loosenHold(fight, target);
          tell(fight, rule, `${name} hides behind ${cover}.`, { who, tone: 'turn' });
          return true;
        },
      };
    });
}

/** Concealed from this one, so that it knows nothing of it. */
const isHiddenFrom = (fight: MurdhamFight, who: Id, from: Id): boolean =>
  is(sheetOf(fight, who), 'concealed') && !areFriends(fight, who, from);

/**
 * MU-23: whom somebody guards: everybody but its enemies, and an enemy who has surrendered, against its own side even; by the
 * house whomever it likes.
 */
const mayGuard = (fight: MurdhamFight, guard: Id, target: Id): boolean =>
  fight.house.guardAnyone || !areEnemies(fight, guard, target) || is(sheetOf(fight, target), 'surrendered');

/** MU-23: who could step in for the target: near it, aware of the attacker, and with a turn left. Protect guards without spending it. */
export function guardsOf(fight: MurdhamFight, { target, attacker, unaware }: Blow, been: readonly Id[]): StepIn[] {
  const seen = plain(fight);
  const protects = (id: Id) => isFit(seen, id) === true && knows(sheetOf(seen, id), 'protect');
  return all(seen)
    .filter(
      (one) =>
        one.id !== target &&
        one.id !== attacker &&
        !been.includes(one.id) &&
        mayGuard(seen, one.id, target) &&
        isNear(seen, one.id, target) &&
        !unaware.includes(one.id) &&
        !raving(seen, one.id) &&
        !is(one.sheet, 'must-yield') &&
        !tauntedOff(seen, one.id, attacker) &&
        (canReact(seen, one.id) === true || protects(one.id)),
    )
    .map((one): StepIn => {
      const costless = protects(one.id);
      return {
        id: `guard-${one.id}`,
        label: `${nameOf(fight, one.id)} guards ${nameOf(fight, target)}`,
        detail: costless ? 'Protect: costs no turn' : 'takes the blow',
        combatant: one.id,
        *run() {
          if (costless) countReaction(fight, one.id);
          else yield* react(fight, one.id);
          loosenHold(fight, one.id);
          reveal(fight, one.id, 'guarding');
          tell(fight, 'MU-23', `${nameOf(fight, one.id)} steps in for ${nameOf(fight, target)}.`, {
            who: [one.id, target],
            tone: 'turn',
          });
          return true;
        },
      };
    });
}

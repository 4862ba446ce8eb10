/**
 * MU-10, MU-21: countering by a power. The target needs the scroll in hand, pays the price, and
 * must be able to aim it. A power without damage comes last.
 */

import type { Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { PowerSpec } from '../../sheet/powerKinds.ts';
import { doesIll } from '../../sheet/powers.ts';
import { isConditionActive } from '../../sheet/standing.ts';
import { answered } from '../blows/exchange.ts';
import { aimAt } from '../blows/targets.ts';
import { type Blow, blowOf } from '../table/blow.ts';
import { isNear } from '../table/ground.ts';
import { allFighters, isThere } from '../table/table.ts';
import type { Weapon } from '../table/weapons.ts';
import { reversed, wrongTarget } from './astray.ts';
import { canSpeak, levelCap, payForPower, powersAtHand, powerWeapon } from './invoking.ts';
import { effectOf, type Invocation, plainInvocation, shielded } from './powerEffects.ts';

/**
 * A counter by power: its words, and `make`, which pays for the power and gives its blow, or
 * undefined when the power fizzles.
 */
export interface PowerCounter {
  id: string;
  label: string;
  detail: string;
  /** The power's name. */
  power: string;
  make(): Flow<Blow | undefined>;
}

/**
 * Gives how a power could counter this blow. At its base it reaches fighters nearby; a blast, one
 * level up, anybody in sight. Undefined: it could not.
 */
function reachOf(fight: MurdhamFight, blow: Blow, power: PowerSpec): { what: Invocation; weapon: Weapon } | undefined {
  const aims = (weapon: Weapon) => aimAt(fight, blow.target, blow.attacker, weapon, 'counter').verdict === true;
  const near = powerWeapon(power, 'near');
  if (aims(near)) return { what: plainInvocation(power), weapon: near };
  const far = powerWeapon(power, 'sight');
  return power.effect.kind === 'attack' && levelCap(fight, blow.target) >= 1 && aims(far)
    ? { what: { ...plainInvocation(power), level: 1, range: 'sight' }, weapon: far }
    : undefined;
}
/** Lists whom a counter gone astray may hit: everyone nearby. */
const bystanders = (fight: MurdhamFight, who: Id): Option[] =>
  allFighters(fight)
    .filter(({ id, sheet }) => id !== who && sheet.craft === undefined && isThere(fight, id) && isNear(fight, who, id))
    .map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));

/** Lists every power with which the target of a blow could counter now. */
export function powerCounters(fight: MurdhamFight, blow: Blow): PowerCounter[] {
  const { target, attacker } = blow;
  if (canSpeak(fight, target) !== true) return [];
  const spent = sheetOf(fight, target).spent;
  return powersAtHand(fight, target).flatMap((power): PowerCounter[] => {
    if (power.aims !== 'creature' || !doesIll(power)) return [];
    if (spent.includes(`power:${power.id}`)) return [];
    const way = reachOf(fight, blow, power);
    if (!way) return [];
    const strikes = power.effect.kind === 'attack';
    return [
      {
        id: `counter-${power.id}`,
        label: `${nameOf(fight, target)} counters with ${power.name}`,
        power: power.name,
        detail: `${power.effect.kind === 'attack' ? `d${power.effect.die}` : 'no damage'}, ${sheetOf(fight, target).mana > 0 ? '1 mana' : '2 corruption'}`,
        *make() {
          const cast = yield* payForPower(fight, target, power, way.what.level);
          if (cast === 'fizzles') return undefined;
          if (cast === 'reversed') {
            yield* reversed(fight, target, way.what, attacker);
            return undefined;
          }
          if (cast === 'astray') {
            const wrong = yield* wrongTarget(fight, target, way.what, bystanders(fight, target), attacker);
            if (wrong !== attacker) {
              yield* strikes
                ? answered(fight, blowOf(target, wrong, way.weapon, 'counter'))
                : effectOf(fight, target, way.what, wrong);
              return undefined;
            }
          }
          if (
            isConditionActive(sheetOf(fight, attacker), 'magic-shield') &&
            (yield* shielded(fight, attacker, way.what))
          )
            return undefined;
          const counter = blowOf(target, attacker, way.weapon, 'counter');
          if (strikes) return counter;
          return { ...counter, effect: { kind: 'power', land: () => effectOf(fight, target, way.what, attacker) } };
        },
      },
    ];
  });
}

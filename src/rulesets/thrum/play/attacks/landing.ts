/**
 * TH-10, TH-13: where an attack lands. Abilities move people between the aim and the blow by right,
 * so reach is looked at once more only for somebody whom a ruling has put elsewhere meanwhile.
 */
import { isPutElsewhere } from '../../../../engine/running/placedRulings.ts';
import { notAllowed, type Reason } from '../../../../engine/words.ts';
import { sameSquare } from '../../../../space/squares/squares.ts';
import { landsUnless } from '../../../common/landing.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { rangeOf } from '../aim/targets.ts';
import { amountOf } from '../table/owned.ts';
import type { AttackPlan } from '../table/procedures.ts';
import { apartFrom, coveredSquares, nameOf, tell, whereIs } from '../table/table.ts';

type Aimed = Pick<AttackPlan, 'use' | 'striker' | 'target' | 'ways'>;

/** The squares between a body and the target, and how many the attack reaches over. */
function reachOf(fight: ThrumFight, { use, striker, target, ways }: Aimed): { away: number; range: number } {
  const body = striker ?? use.user;
  const away = apartFrom(fight, whereIs(fight, body) ?? use.origin, target, sheetOf(fight, body).squares);
  const { shape, size } = use.ability.target;
  if (striker !== undefined || ways?.includes('strike')) return { away, range: Math.max(1, rangeOf(fight, use)) };
  if (shape === 'all') return { away, range: Number.POSITIVE_INFINITY };
  return { away, range: shape === 'aura' ? amountOf(fight, use, size ?? 1) : rangeOf(fight, use) };
}

/** Why an attack does not reach its target any more. */
function whyAway(fight: ThrumFight, attack: Aimed): Reason | undefined {
  const { use, striker, target } = attack;
  const body = striker ?? use.user;
  if (sheetOf(fight, target).removed) return notAllowed('TH-37', `${nameOf(fight, target)} is out of the fight.`);
  if (!isPutElsewhere(fight, body) && !isPutElsewhere(fight, target)) return undefined;
  const gone = [body, target].find((id) => whereIs(fight, id) === undefined);
  if (gone !== undefined) return notAllowed('TH-10', `${nameOf(fight, gone)} is off the map.`);
  const { squares } = use;
  if (squares !== undefined && striker === undefined)
    return coveredSquares(fight, target).some((at) => squares.some((one) => sameSquare(one, at)))
      ? undefined
      : notAllowed('TH-13', `${nameOf(fight, target)} is not in the area.`);
  const { away, range } = reachOf(fight, attack);
  return away <= range ? undefined : notAllowed('TH-10', `${away} squares away; the range is ${range}.`);
}

/**
 * Whether an attack still reaches its target. If not, the log tells why. An attacker whom a ruling
 * has put elsewhere attacks from there.
 */
export function stillReaches(fight: ThrumFight, attack: Aimed): boolean {
  const { use, striker, target } = attack;
  const here = whereIs(fight, use.user);
  if (here && isPutElsewhere(fight, use.user)) use.origin = here;
  return landsUnless(fight, { by: striker ?? use.user, at: target }, whyAway(fight, attack), tell);
}

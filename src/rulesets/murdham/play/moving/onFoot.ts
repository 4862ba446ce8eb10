/** MU-06, MU-08, MU-24: what a walk along a ruler’s way costs, and who may strike meanwhile. */

import { countWords, type Id, nameList } from '../../../../engine/words.ts';
import type { OnFoot } from '../../../../space/ruler.ts';
import { type Place, samePlace } from '../../../../space/scene.ts';
import { zoneHinders } from '../../../common/onFoot/hinders.ts';
import { costOf, type Leg, legsOnFoot, pathOf, standingAt } from '../../../common/onFoot/legs.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { strikersAt } from '../attacks/opportunity.ts';
import { mapOf } from '../table/ground.ts';
import { zonesText } from '../table/table.ts';
import { paceOf, runnerOf } from '../turns/together.ts';
import { companyOf, reachOf } from './ways.ts';

/** More half zones than any map has. */
const FAR = 400;

export function onFoot(fight: MurdhamFight, who: Id, way: readonly Place[]): OnFoot {
  const walkers = [...new Set([who, runnerOf(fight, who), ...companyOf(fight, who)])];
  const legs = legsOnFoot(fight, walkers, way, (at, to) => {
    const { open, shut } = reachOf(at, who, FAR);
    const found = open.find(({ place }) => samePlace(place, to));
    return (
      found ?? shut.find((step) => samePlace(step.to, to))?.reason ?? shut[0]?.reason ?? 'No way leads there on foot.'
    );
  });
  if (typeof legs === 'string') return { cost: legs, hinders: [], path: [] };
  const [halves, pace] = [costOf(legs), paceOf(fight, who)];
  const turns = (each: number) => Math.max(1, Math.ceil(halves / each));
  const full = pace.full > pace.free ? turns(pace.full) : undefined;
  const plain = pace.free > 0 ? countWords(turns(pace.free), 'turn') : undefined;
  const faster = full !== undefined && (pace.free <= 0 || full < turns(pace.free));
  return {
    cost: halves === 0 ? 'nearby' : zonesText(halves),
    takes: faster
      ? [plain, `${countWords(full, 'turn')} by full movement`].filter((part) => part !== undefined).join(', or ')
      : (plain ?? 'cannot move'),
    hinders: [...zoneHinders(mapOf(fight), legs, () => 'MU-06'), ...strikers(fight, walkers, legs)],
    path: pathOf(legs),
  };
}

/** MU-24: the enemies whom the walk leaves behind and who may strike. */
function strikers(fight: MurdhamFight, walkers: readonly Id[], legs: readonly Leg[]): OnFoot['hinders'] {
  const [lead] = walkers;
  const found = legs.flatMap(({ from, path }) =>
    path.flatMap((to, n) =>
      lead === undefined ? [] : strikersAt(standingAt(fight, walkers, path[n - 1] ?? from), [lead], to),
    ),
  );
  const ids = [...new Set(found)];
  if (ids.length === 0) return [];
  return [{ text: `${nameList(ids.map((id) => nameOf(fight, id)))} may strike as one leaves`, rule: 'MU-24' }];
}

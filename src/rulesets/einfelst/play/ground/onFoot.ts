/** EW-14, EW-19: how many maneuvers and turns a walk along a ruler’s way takes. */

import { countWords, type Id } from '../../../../engine/words.ts';
import type { OnFoot } from '../../../../space/ruler.ts';
import type { Place } from '../../../../space/scene.ts';
import { wayTo } from '../../../../space/zones/zonePaths.ts';
import { zoneHinders } from '../../../common/onFoot/hinders.ts';
import { costOf, legsOnFoot, pathOf } from '../../../common/onFoot/legs.ts';
import type { EinfelstFight } from '../../fight.ts';

export function onFoot(fight: EinfelstFight, who: Id, way: readonly Place[]): OnFoot {
  const { scene } = fight;
  if (scene.kind !== 'zones') return { cost: 'No way leads there on foot.', hinders: [], path: [] };
  const legs = legsOnFoot(fight, [who], way, (at, to) => {
    const from = at.combatants[who]?.place;
    const walk = from ? wayTo(scene, from, to) : 'Nobody walks there.';
    // EW-19: each zone that is entered costs a fast maneuver.
    return typeof walk === 'string'
      ? walk
      : { cost: walk.path.filter(({ kind }) => kind === 'zone').length, path: walk.path };
  });
  if (typeof legs === 'string') return { cost: legs, hinders: [], path: [] };
  const zones = costOf(legs);
  return {
    cost: zones === 0 ? 'same zone' : countWords(zones, 'fast maneuver'),
    // EW-14: a turn has two maneuvers, and a fast one may replace the slow one.
    takes: countWords(Math.max(1, Math.ceil(zones / 2)), 'turn'),
    hinders: zoneHinders(scene, legs, () => 'EW-11'),
    path: pathOf(legs),
  };
}

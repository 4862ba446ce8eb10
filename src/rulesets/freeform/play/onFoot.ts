/** FF-07: the way on foot along a ruler’s way, round what bars it. Nothing limits a move. */

import type { Id } from '../../../engine/words.ts';
import type { OnFoot } from '../../../space/ruler.ts';
import { isHexScene, type Place } from '../../../space/scene.ts';
import { costTo, pathTo, reachOf } from '../../../space/squares/squarePaths.ts';
import { gridOf, squareOf, squarePlace } from '../../../space/squares/squares.ts';
import { hexesAlong, hexWay } from '../../../space/zones/hexWays.ts';
import { wayTo } from '../../../space/zones/zonePaths.ts';
import { squareHinders, zoneHinders } from '../../common/onFoot/hinders.ts';
import { type Leg, legsOnFoot, pathOf } from '../../common/onFoot/legs.ts';
import { plainCost } from '../../common/squares/counting.ts';
import type { FreeformFight } from '../fight.ts';
import { lengthWords } from './ground.ts';

const NO_WAY = 'No way leads there on foot.';

/** A leg over squares round walls and solid ground; figures bar nobody. */
function squareLeg(fight: FreeformFight, who: Id, to: Place): Omit<Leg, 'from'> | string {
  const one = fight.combatants[who];
  const [start, end] = [one && squareOf(one.place), squareOf(to)];
  if (!one || !start || !end || fight.scene.kind !== 'squares') return NO_WAY;
  const grid = gridOf(fight.scene);
  const passage = new Uint8Array(grid.columns * grid.rows);
  const reach = reachOf(grid, { from: start, size: one.sheet.squares, budget: 1000, passage });
  const path = costTo(reach, end) === undefined ? undefined : pathTo(reach, end)?.map(squarePlace);
  return path ? { cost: plainCost([one.place, ...path], fight.house.diagonals), path } : NO_WAY;
}

export function onFoot(fight: FreeformFight, who: Id, way: readonly Place[]): OnFoot {
  const { scene, house } = fight;
  const legs = legsOnFoot(fight, [who], way, (at, to) => {
    const from = at.combatants[who]?.place;
    if (!from) return NO_WAY;
    if (isHexScene(scene)) {
      const path = hexWay(scene, from, to)?.slice(1);
      return path ? { cost: path.length, path } : NO_WAY;
    }
    if (scene.kind === 'squares') return squareLeg(at, who, to);
    const walk = wayTo(scene, from, to);
    return typeof walk === 'string' ? walk : { cost: walk.cost / 2, path: walk.path };
  });
  if (typeof legs === 'string') return { cost: legs, hinders: [], path: [] };
  const path = pathOf(legs);
  if (scene.kind === 'squares') {
    const rules = { ground: 'FF-07', height: 'FF-07', bars: 'FF-07', diagonals: house.diagonals };
    const size = fight.combatants[who]?.sheet.squares ?? 1;
    return {
      cost: lengthWords(fight, plainCost(path, house.diagonals)),
      hinders: squareHinders(scene, size, legs, rules),
      path,
    };
  }
  const hinders = zoneHinders(scene, legs, () => 'FF-07');
  if (!isHexScene(scene)) return { cost: 'on foot', hinders, path };
  const steps = path.length - 1;
  const round = steps - hexesAlong(scene, way);
  const longer = { text: `${lengthWords(fight, round)} longer, round what bars the straight way`, rule: 'FF-07' };
  return { cost: lengthWords(fight, steps), hinders: round > 0 ? [...hinders, longer] : hinders, path };
}

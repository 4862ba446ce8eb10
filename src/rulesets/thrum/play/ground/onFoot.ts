/** TH-11, TH-14, TH-16: what a walk along a ruler’s way costs, and how many turns it takes. */

import { countWords, type Id } from '../../../../engine/words.ts';
import type { OnFoot } from '../../../../space/ruler.ts';
import type { Place } from '../../../../space/scene.ts';
import { costTo, pathTo } from '../../../../space/squares/squarePaths.ts';
import { squareOf, squarePlace } from '../../../../space/squares/squares.ts';
import { squareHinders } from '../../../common/onFoot/hinders.ts';
import { costOf, legsOnFoot, pathOf } from '../../../common/onFoot/legs.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { speedOf } from '../table/owned.ts';
import { reachFor } from './walker.ts';

export function onFoot(fight: ThrumFight, who: Id, way: readonly Place[]): OnFoot {
  const legs = legsOnFoot(fight, [who], way, (at, place) => {
    const to = squareOf(place);
    const reach = reachFor(at, who, 1000);
    const cost = to && costTo(reach, to);
    return to && cost !== undefined
      ? { cost, path: (pathTo(reach, to) ?? []).map(squarePlace) }
      : 'No way leads there on foot.';
  });
  if (typeof legs === 'string' || fight.scene.kind !== 'squares')
    return { cost: typeof legs === 'string' ? legs : 'No way leads there on foot.', hinders: [], path: [] };
  const [cost, speed] = [costOf(legs), speedOf(fight, who)];
  const hinders = squareHinders(fight.scene, sheetOf(fight, who).squares, legs, {
    ground: 'TH-16',
    height: 'TH-14',
    bars: 'TH-11',
    diagonals: 'one',
  });
  return {
    cost: `${cost} movement`,
    takes: speed > 0 ? `${countWords(Math.ceil(cost / speed), 'turn')} at speed ${speed}` : 'cannot walk now',
    hinders,
    path: pathOf(legs),
  };
}

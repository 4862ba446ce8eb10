/** HE-06, HE-07, HE-25: what a walk along a ruler’s way costs in feet, and its number of turns. */
import { combatantOf } from '../../../engine/fight.ts';
import { countWords, type Id, nameList } from '../../../engine/words.ts';
import type { OnFoot } from '../../../space/ruler.ts';
import { type Place, samePlace } from '../../../space/scene.ts';
import { squareHinders, zoneHinders } from '../../common/onFoot/hinders.ts';
import { costOf, type Leg, legsOnFoot, pathOf, standingAt } from '../../common/onFoot/legs.ts';
import { nameOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { leftBehind } from './blows/strikes.ts';
import { speedOf } from './movement.ts';
import { squaresOf, walksFrom } from './table/distance.ts';

/** Farther than any map is wide, in feet. */
const FAR = 5000;

export function onFoot(fight: HestiaFight, who: Id, way: readonly Place[]): OnFoot {
  const one = combatantOf(fight, who);
  const legs = legsOnFoot(fight, [who], way, (at, to) => {
    const walk = walksFrom(at, who, FAR).find(({ place }) => samePlace(place, to));
    return walk ? { cost: walk.feet, path: walk.path } : 'No way leads there on foot.';
  });
  if (typeof legs === 'string') return { cost: legs, hinders: [], path: [] };
  const [feet, speed] = [costOf(legs), speedOf(one)];
  const moves = Math.ceil(feet / Math.max(1, speed));
  const sprint = moves > 1 ? `, or ${countWords(Math.ceil(moves / 2), 'turn')} with a sprint in each` : '';
  const ground =
    fight.scene.kind === 'squares'
      ? squareHinders(fight.scene, squaresOf(one), legs, {
          ground: 'HE-25',
          height: 'HE-25',
          bars: 'HE-25',
          diagonals: 'one',
        })
      : zoneHinders(fight.scene, legs, () => 'HE-25');
  return {
    cost: `${feet} ft`,
    takes: speed > 0 ? `${countWords(moves, 'turn')} at ${speed} ft${sprint}` : 'cannot walk now',
    hinders: [...ground, ...behind(fight, who, legs)],
    path: pathOf(legs),
  };
}

/** HE-25: the enemies whose reach the walk leaves; they may strike at the walker’s back. */
function behind(fight: HestiaFight, who: Id, legs: readonly Leg[]): OnFoot['hinders'] {
  const strikers = legs.flatMap(({ from, path }) => {
    const to = path.at(-1);
    return to ? leftBehind(standingAt(fight, [who], from), who, to).map(({ id }) => id) : [];
  });
  const ids = [...new Set(strikers)];
  if (ids.length === 0) return [];
  return [{ text: `${nameList(ids.map((id) => nameOf(fight, id)))} may strike at the back`, rule: 'HE-25' }];
}

/** IN-09, IN-21: what a walk along a ruler’s way costs in metres, and how many Moves it takes. */
import { combatantOf } from '../../../engine/fight.ts';
import { countWords, type Id } from '../../../engine/words.ts';
import type { OnFoot } from '../../../space/ruler.ts';
import type { Place } from '../../../space/scene.ts';
import { squareHinders } from '../../common/onFoot/hinders.ts';
import { costOf, legsOnFoot, pathOf } from '../../common/onFoot/legs.ts';
import type { IngenuityFight } from '../fight.ts';
import { speedOf } from '../play/attacks/figures.ts';
import { squaresOf, walkTo } from '../play/ground/ground.ts';

export function onFoot(fight: IngenuityFight, who: Id, way: readonly Place[]): OnFoot {
  const one = combatantOf(fight, who);
  const legs = legsOnFoot(fight, [who], way, (at, to) => walkTo(at, who, to) ?? 'No way leads there on foot.');
  if (typeof legs === 'string' || fight.scene.kind !== 'squares')
    return { cost: typeof legs === 'string' ? legs : 'No way leads there on foot.', hinders: [], path: [] };
  const [cost, speed] = [costOf(legs), speedOf(fight, one)];
  return {
    cost: `${cost} m`,
    takes: speed > 0 ? `${countWords(Math.ceil(cost / speed), 'Move')} of ${speed} m, one a turn` : 'cannot move now',
    hinders: squareHinders(fight.scene, squaresOf(one), legs, {
      ground: 'IN-21',
      height: 'IN-21',
      bars: 'IN-09',
      diagonals: 'one or two',
    }),
    path: pathOf(legs),
  };
}

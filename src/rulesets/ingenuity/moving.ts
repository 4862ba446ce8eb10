/** Moving (IN-09, IN-15, IN-19, IN-21): a Move, a Sprint, a step, each asked on the map with its metres. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../engine/words.ts';
import { placeKey } from '../../space/scene.ts';
import { walkOption, walks } from './ground.ts';
import { has, type IngenuityFight, lift } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

/** Whether there is anywhere to go with so many metres; a step is all that one who is prone can do. */
export const mayWalk = (fight: IngenuityFight, who: Id, budget: number): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    one.place.kind === 'square' || no('IN-09', 'Is not on the map.'),
    () =>
      budget <= 1 ||
      !fight.house.proneSteps ||
      !has(one, 'prone') ||
      no('IN-19', 'Is prone: it can only step or stand up.'),
    () => walks(fight, who, budget).length > 0 || no('IN-21', 'There is nowhere to go.'),
  );
};

/** Asks where to, and goes there. Leaves whatever cover was sought. */
export function* walk(fight: IngenuityFight, who: Id, budget: number, how: { verb: string; rule: string }): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = walks(fight, who, budget);
  if (ways.length === 0) return;
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)} ${how.verb}: where to?`, rule: how.rule, about: [who] },
    ways.map(walkOption),
  );
  const way = ways.find(({ place }) => placeKey(place) === chosen);
  if (!way) return;
  one.place = way.place;
  lift(one, 'cover');
  tell(fight, how.rule, `${nameOf(fight, who)} ${how.verb} ${way.metres} m.`, [who]);
}

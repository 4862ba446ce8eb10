/** Moving (SK-02): once in a turn, to a place next to the own. */

import { combatantOf } from '../../../../src/engine/fight.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { all, type Id, no, type Verdict } from '../../../../src/engine/words.ts';
import { asks, nameOf } from '../../../../src/rulesets/common/people.ts';
import { choosePlace, placeWords, zonesNextTo } from '../../../../src/rulesets/common/places.ts';
import type { Place } from '../../../../src/space/scene.ts';
import type { SkirmishFight } from '../fight.ts';
import { mayAct, takeTurn } from './rounds.ts';
import { tell } from './telling.ts';

export const mayMove = (fight: SkirmishFight, who: Id): Verdict =>
  all(
    mayAct(fight, who),
    () => fight.state.acting !== who || !fight.state.moved || no('SK-02', 'Has moved this turn.'),
    () => zonesNextTo(fight, who).length > 0 || no('SK-02', 'There is nowhere to go.'),
  );

export function* move(fight: SkirmishFight, who: Id): Flow<void> {
  const name = (place: Place) => placeWords(fight.scene, place);
  const asking = asks(who, `${nameOf(fight, who)}: go where?`, 'SK-02');
  const place = yield* choosePlace(asking, zonesNextTo(fight, who), name);
  if (!place) return;
  takeTurn(fight, who);
  fight.state.moved = true;
  combatantOf(fight, who).place = place;
  tell(fight, 'SK-02', `${nameOf(fight, who)} goes to ${name(place)}.`, { who: [who] });
}

/** Moving (SK-02): once in a turn, to a place next to the combatant's own. */

import { combatantOf } from '../../../../src/engine/fight.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { personRef, sentence } from '../../../../src/engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, type Verdict } from '../../../../src/engine/words.ts';
import { askingOf, nameOf } from '../../../../src/rulesets/common/people.ts';
import { choosePlace, placeInSentence, placeWords, zonesNextTo } from '../../../../src/rulesets/common/places.ts';
import type { Place } from '../../../../src/space/scene.ts';
import type { SkirmishFight } from '../fight.ts';
import { mayAct, takeTurn } from './rounds.ts';
import { tell } from './telling.ts';

export const mayMove = (fight: SkirmishFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () => fight.state.acting !== who || !fight.state.moved || notAllowed('SK-02', 'Has moved this turn.'),
    () => zonesNextTo(fight, who).length > 0 || notAllowed('SK-02', 'There is nowhere to go.'),
  );

export function* moveTo(fight: SkirmishFight, who: Id): Flow<void> {
  const name = (place: Place) => capitalized(placeWords(fight.scene, place));
  const asking = askingOf(who, `${nameOf(fight, who)}: go where?`, 'SK-02');
  const place = yield* choosePlace(asking, zonesNextTo(fight, who), name);
  if (!place) return;
  takeTurn(fight, who);
  fight.state.moved = true;
  combatantOf(fight, who).place = place;
  tell(fight, 'SK-02', sentence`${personRef(who)} goes to ${placeInSentence(fight.scene, place)}.`, {
    happened: { is: 'moved', whom: [who] },
  });
}

/** Moving (SK-02): once in a turn, up to five squares, each way with its cost. */

import { combatantOf } from '../../../../src/engine/fight.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { personRef, sentence } from '../../../../src/engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../../src/engine/words.ts';
import { askingOf, nameOf } from '../../../../src/rulesets/common/people.ts';
import { chooseWalk } from '../../../../src/rulesets/common/squares/walks.ts';
import type { SkirmishFight } from '../../game/fight.ts';
import { mayAct, takeTurn } from '../../game/play/rounds.ts';
import { tell } from '../../game/play/telling.ts';
import { squareGround } from './ground.ts';

/** Squares of movement in a turn. */
const SPEED = 5;

export const mayMove = (fight: SkirmishFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () => fight.state.acting !== who || !fight.state.moved || notAllowed('SK-02', 'Has moved this turn.'),
    () => squareGround.walks(fight, who, SPEED).length > 0 || notAllowed('SK-02', 'There is nowhere to go.'),
  );

export function* moveTo(fight: SkirmishFight, who: Id): Flow<void> {
  const asking = askingOf(who, `${nameOf(fight, who)}: go where?`, 'SK-02');
  const walk = yield* chooseWalk(asking, squareGround.walks(fight, who, SPEED), squareGround.words);
  if (!walk) return;
  takeTurn(fight, who);
  fight.state.moved = true;
  combatantOf(fight, who).place = walk.place;
  tell(fight, 'SK-02', sentence`${personRef(who)} walks ${squareGround.words.cost(walk.cost)}.`, {
    happened: { is: 'moved', whom: [who] },
  });
}

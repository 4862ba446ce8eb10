/**
 * How hidden fighters stay hidden or are found: sneaking, plain view, actions that reveal them
 * (MU-43).
 */

import { areEnemies, areFriends } from '../../../engine/fight.ts';
import { askConfirmation, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { isConditionActive, isHelpless, knowsSkill, loseCondition } from '../sheet/standing.ts';
import { whyUnseen } from './table/ground.ts';
import { rollSave } from './table/saves.ts';
import { allFighters, isSecret, isThere, tell } from './table/table.ts';

/** MU-43: reveals a concealed fighter. `why` tells by what, such as “attacking”. */
export function revealFighter(fight: MurdhamFight, who: Id, why: string): void {
  const sheet = sheetOf(fight, who);
  if (!isConditionActive(sheet, 'concealed')) return;
  loseCondition(sheet, 'concealed');
  if (!isSecret(fight, who))
    tell(fight, 'MU-43', sentence`${personRef(who)} is revealed by ${why}.`, {
      happened: { is: 'appeared', whom: [who] },
      tone: 'turn',
    });
  // MU-40: an attack out of ambush reveals the attacker, or by house rule all who lie in wait with
  // it.
  if (fight.state.phase === 'bonus' && fight.house.ambushReveals === 'all')
    for (const other of fight.state.ambushers)
      if (fight.combatants[other] && areFriends(fight, other, who)) loseCondition(sheetOf(fight, other), 'concealed');
}

/**
 * MU-43: makes a hidden fighter save AGI to move unseen, or by house rule once for each pair of
 * eyes. A fighter with Stealth needs no save.
 */
export function* sneakAway(fight: MurdhamFight, who: Id): Flow<void> {
  if (knowsSkill(sheetOf(fight, who), 'stealth')) return;
  const times = fight.house.sneakSaves === 'each' ? Math.max(1, eyesOn(fight, who).length) : 1;
  for (let at = 0; at < times && isConditionActive(sheetOf(fight, who), 'concealed'); at += 1)
    if (!(yield* rollSave(fight, who, 'agi', { rule: 'MU-43', what: 'to sneak' }))) revealFighter(fight, who, 'noise');
}
/** Lists the enemies who would see a fighter at its place. */
const eyesOn = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) =>
        areEnemies(fight, one.id, who) &&
        isThere(fight, one.id) &&
        !isHelpless(one.sheet) &&
        whyUnseen(fight, one.id, who) === undefined,
    )
    .map(({ id }) => id);

/**
 * MU-43: a hidden fighter moves past an enemy's eyes: asks the GM whether it walked in plain view,
 * which reveals it.
 */
export function* plainView(fight: MurdhamFight, who: Id): Flow<void> {
  if (!isConditionActive(sheetOf(fight, who), 'concealed') || !fight.house.askEveryHide) return;
  if (eyesOn(fight, who).length === 0) return;
  const seen = yield* askConfirmation(
    {
      seat: gmSeat,
      title: `Did ${nameOf(fight, who)} walk in plain view?`,
      rule: 'MU-43',
      audience: 'gm',
      about: [who],
    },
    'Seen: revealed',
    'Still hidden',
  );
  if (seen) revealFighter(fight, who, 'walking in plain view');
}

/** Staying hidden and being found: sneaking, plain view, what reveals (MU-43). */

import { areEnemies, areFriends } from '../../../engine/fight.ts';
import { confirm, type Flow } from '../../../engine/flow.ts';
import { gm, type Id } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { is, isHelpless, knows, lose } from '../sheet/standing.ts';
import { whyUnseen } from './table/ground.ts';
import { save } from './table/saves.ts';
import { all, isSecret, isThere, tell } from './table/table.ts';

/** MU-43: a concealed one that does this is revealed. */
export function reveal(fight: MurdhamFight, who: Id, why: string): void {
  const sheet = sheetOf(fight, who);
  if (!is(sheet, 'concealed')) return;
  lose(sheet, 'concealed');
  if (!isSecret(fight, who))
    tell(fight, 'MU-43', `${nameOf(fight, who)} is revealed by ${why}.`, { who: [who], tone: 'turn' });
  // MU-40: an attack out of ambush gives away its maker; by the house all who lie in wait with it.
  if (fight.state.phase === 'bonus' && fight.house.ambushReveals === 'all')
    for (const other of fight.state.ambushers)
      if (fight.combatants[other] && areFriends(fight, other, who)) lose(sheetOf(fight, other), 'concealed');
}

/** MU-43: an AGI save to move unseen, by the house one for each pair of eyes; none with Stealth. */
export function* sneak(fight: MurdhamFight, who: Id): Flow<void> {
  if (knows(sheetOf(fight, who), 'stealth')) return;
  const times = fight.house.sneakSaves === 'each' ? Math.max(1, eyesOn(fight, who).length) : 1;
  for (let at = 0; at < times && is(sheetOf(fight, who), 'concealed'); at += 1)
    if (!(yield* save(fight, who, 'agi', { rule: 'MU-43', what: 'to sneak' }))) reveal(fight, who, 'noise');
}
/** Enemies who would see somebody where it is. */
const eyesOn = (fight: MurdhamFight, who: Id): Id[] =>
  all(fight)
    .filter(
      (one) =>
        areEnemies(fight, one.id, who) &&
        isThere(fight, one.id) &&
        !isHelpless(one.sheet) &&
        whyUnseen(fight, one.id, who) === undefined,
    )
    .map(({ id }) => id);

/** MU-43: sneaking past somebody's eyes: the GM says whether it walked in plain view. */
export function* plainView(fight: MurdhamFight, who: Id): Flow<void> {
  if (!is(sheetOf(fight, who), 'concealed') || !fight.house.askEveryHide) return;
  if (eyesOn(fight, who).length === 0) return;
  const seen = yield* confirm(
    { seat: gm, title: `Did ${nameOf(fight, who)} walk in plain view?`, rule: 'MU-43', audience: 'gm', about: [who] },
    'Seen: revealed',
    'Still hidden',
  );
  if (seen) reveal(fight, who, 'walking in plain view');
}

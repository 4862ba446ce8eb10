/** MU-07, MU-19: who is able to react, and what a reaction costs. */

import { countReaction } from '../../../../engine/facts.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive } from '../../sheet/standing.ts';
import { regenerate } from './opening.ts';
import { mountOf, riderOf } from './together.ts';
import { isAble, isTurnUnused } from './turn.ts';

/** MU-19: tells whether a fighter can spend its turn on a reaction, or why not. */
export function canReact(fight: MurdhamFight, who: Id): Verdict {
  const can = isFit(fight, who);
  if (can !== true) return can;
  // By house rule distracted fighters may still react, although their turn is lost.
  if (
    fight.house.distractedReact &&
    isConditionActive(sheetOf(fight, who), 'distracted') &&
    fight.state.used[who] === 'lost'
  )
    return true;
  const free = isTurnUnused(fight, who);
  return free === true ? true : notAllowed('MU-19', free.text);
}
/** Tells whether a fighter is able to react at all, which a free dodge or guard also needs. */
export function isFit(fight: MurdhamFight, who: Id): Verdict {
  const can = isAble(fight, who);
  if (can !== true) return notAllowed('MU-19', can.text);
  // MU-40: a reaction is a turn, and only the ambushers act in the bonus turn.
  if (fight.state.phase === 'bonus' && !fight.state.ambushers.includes(who))
    return notAllowed('MU-40', 'Only the ambushers act in the bonus turn.');
  const sheet = sheetOf(fight, who);
  if (
    isConditionActive(sheet, 'grabbed') ||
    isConditionActive(sheet, 'netted') ||
    isConditionActive(sheet, 'entangled')
  )
    return notAllowed('MU-19', 'Entangled: the turn is only for getting loose.');
  if (isConditionActive(sheet, 'stunned') || (isConditionActive(sheet, 'distracted') && !fight.house.distractedReact))
    return notAllowed('MU-19', 'Has lost the next turn.');
  if (isConditionActive(sheet, 'terrified')) return notAllowed('MU-19', 'Terrified: can only run.');
  return true;
}
/** MU-07: spends a fighter's whole turn on a reaction, in any phase. */
export function* spendReaction(fight: MurdhamFight, who: Id): Flow<void> {
  countReaction(fight, who);
  fight.state.used[who] = 'reaction';
  // Rider and mount each have their own turn for reactions (ruling 11). By house rule a reaction
  // takes the turn of both.
  const other = fight.house.pairReacts === 'shared' ? (mountOf(fight, who) ?? riderOf(fight, who)) : undefined;
  if (other !== undefined) fight.state.used[other] = 'reaction';
  if (fight.house.regenerates === 'turn-or-reaction') yield* regenerate(fight, who);
}

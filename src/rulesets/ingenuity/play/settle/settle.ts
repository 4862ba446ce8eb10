/**
 * Consequences of a hand edit (IN-01, IN-05, IN-37, IN-38): a combatant without health faints, one
 * who cannot act loses the turn, and the GM is asked about the end.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { samePlace } from '../../../../space/scene.ts';
import { beforeAndAfter, isSetOffMap } from '../../../common/byHand/hands.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, hasState, isHere, isUp, liftState } from '../../sheet/sheet.ts';
import { killCombatant, loseConsciousness, staysAwake } from '../harm/harm.ts';
import { tell } from '../table/tell.ts';
import { anyEnemies } from '../turns/ending.ts';
import { endTurn, goOn } from '../turns/turns.ts';

/** Clears what a combatant had begun, when a hand edit has taken it out of the fight. */
function leaves(fight: IngenuityFight, one: Fighter): void {
  const { gone } = one.sheet;
  if (gone === 'dead') {
    killCombatant(fight, one, 'IN-38');
    return;
  }
  delete fight.state.longs[one.id];
  delete fight.state.readied[one.id];
  const is = gone === 'fled' ? 'fled' : 'surrendered';
  tell(fight, 'IN-05', sentence`${personRef(one.id)} ${is === 'fled' ? 'has fled' : 'surrenders'}.`, {
    happened: { is, whom: [one.id] },
  });
}

/** IN-14: cover is where it was sought: whoever is put somewhere else has left it. */
function leavesCover(fight: IngenuityFight, was: Fighter, now: Fighter): void {
  if (!hasState(was, 'cover') || !hasState(now, 'cover') || samePlace(was.place, now.place)) return;
  liftState(now, 'cover');
  tell(fight, 'IN-14', sentence`${personRef(now.id)} is in cover no more.`);
}

/**
 * Applies the consequences of a hand edit. Within a move only the people are looked at. The call
 * after the move compares with `since`, so the GM is asked about the end when an enemy was removed
 * meanwhile.
 */
export function* settleHandEdit(
  fight: IngenuityFight,
  before: IngenuityFight,
  within: boolean,
  since: IngenuityFight = before,
): Flow<void> {
  for (const { was, now } of beforeAndAfter(fight, before)) {
    if (isHere(was) && !isHere(now)) leaves(fight, now);
    if (!isHere(now)) continue;
    leavesCover(fight, was, now);
    const { health } = now.sheet;
    if (isUp(was) && hasState(now, 'unconscious')) loseConsciousness(fight, now, 'IN-38', 'is knocked out');
    else if (health.now >= was.sheet.health.now || !isUp(now)) continue;
    else if (health.now === 0) loseConsciousness(fight, now, 'IN-38', 'has no health left');
    // IN-37: the combatant now lacks more health than its constitution, so it may fortify.
    else yield* staysAwake(fight, now, false);
  }
  if (within) return;
  const { acting, ordered } = fight.state;
  const off = isSetOffMap(fight, since, acting?.who);
  // A commanded action goes with whoever gave it, and with whoever was to take it.
  if (off || isSetOffMap(fight, since, ordered?.who)) fight.state.ordered = null;
  if (off) yield* endTurn(fight);
  else yield* goOn(fight, anyEnemies(since) && !anyEnemies(fight) ? 'the last enemies' : 'nobody');
}

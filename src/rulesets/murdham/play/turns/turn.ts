/** Taking a turn: who may act now, and why others may not (MU-01, MU-02, MU-06, MU-07). */

import { combatantOf } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Verdict, withinSentence } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { scoreOf } from '../../sheet/scores.ts';
import { conditionOf, firstOf, isConditionActive, isCornered, isGone, isHelpless } from '../../sheet/standing.ts';
import { isVehicle } from '../table/vehicles.ts';
import { activation, mountOf } from './together.ts';

/** Tells whether a fighter is able to act at all, whichever side has the chance. */
export function isAble(fight: MurdhamFight, who: Id): Verdict {
  const sheet = sheetOf(fight, who);
  if (isGone(sheet)) return notAllowed('MU-29', `${nameOf(fight, who)} is out of the fight.`);
  if (isVehicle(sheet)) return notAllowed('MU-06', `${nameOf(fight, who)} does nothing unless somebody drives.`);
  if (combatantOf(fight, who).place.kind === 'off')
    return notAllowed('MU-01', `${nameOf(fight, who)} is not on the map.`);
  if (isConditionActive(sheet, 'surrendered')) return notAllowed('MU-46', `${nameOf(fight, who)} has surrendered.`);
  if (isCornered(sheet)) return notAllowed('MU-29', 'Terrified with nowhere to run: cannot act.');
  if (isHelpless(sheet)) return notAllowed('MU-29', `${nameOf(fight, who)} is incapacitated and cannot act.`);
  return true;
}

const usedText = {
  turn: 'Has already acted this round.',
  reaction: 'Has reacted this round, which took the turn.',
  surrender: 'Has spent the turn on surrendering.',
  lost: 'Has lost the turn of this round.',
} as const;

/** MU-02: tells whether a fighter's turn of this round is unused, or by what it was used. */
export function isTurnUnused(fight: MurdhamFight, who: Id): Verdict {
  const used = fight.state.used[who];
  return used === undefined ? true : notAllowed('MU-02', usedText[used]);
}

/** MU-40, MU-51: tells whether the phase lets a fighter take a turn. */
export function inPhase(fight: MurdhamFight, who: Id): Verdict {
  const { phase, threshold, ambushers } = fight.state;
  if (phase === 'before') return notAllowed('MU-01', 'The fight has not begun.');
  if (phase === 'bonus')
    return ambushers.includes(who) ? true : notAllowed('MU-40', 'Only the ambushers act in the bonus turn.');
  // MU-51: the rider's WIT decides for a mounted pair, or by house rule the lower of the two.
  const mount = fight.house.pairPhase === 'slower' ? mountOf(fight, who) : undefined;
  const wit = Math.min(
    ...[who, ...(mount === undefined ? [] : [mount])].map((id) => scoreOf(sheetOf(fight, id), 'wit')),
  );
  if (phase === 'fast' && threshold !== null && wit < threshold)
    return notAllowed('MU-51', `WIT ${wit} is under the threshold of ${threshold}: acts in the slow phase.`);
  return true;
}

/** Tells whether a fighter could take a turn in this phase if its side had the chance. */
export const couldAct = (fight: MurdhamFight, who: Id): boolean =>
  isAble(fight, who) === true && isTurnUnused(fight, who) === true && inPhase(fight, who) === true;

/** Tells whether a fighter may act now, because it is taking its turn or may begin one. */
export function mayAct(fight: MurdhamFight, who: Id): Verdict {
  const { turn, chance } = fight.state;
  const can = isAble(fight, who);
  if (can !== true) return can;
  const leader = activation(fight, who);
  if (turn?.who === who || turn?.who === leader) return true;
  if (turn) return notAllowed('MU-01', `${shownName(fight, turn.who)} is taking a turn: end it first.`);
  const free = isTurnUnused(fight, leader);
  if (free !== true) return free;
  const now = inPhase(fight, leader);
  if (now !== true) return now;
  const side = combatantOf(fight, who).side;
  if (chance !== side)
    return notAllowed(
      'MU-01',
      chance === null
        ? 'The round is over.'
        : `The chance to act lies with ${withinSentence(fight.sides[chance]?.name ?? chance)}.`,
    );
  return true;
}
const shownName = (fight: MurdhamFight, who: Id) => (fight.combatants[who] ? nameOf(fight, who) : who);

/**
 * How the rules see an action: an attack, anything else, movement, opening the way out, breaking
 * loose, giving up, speaking.
 */
export type Doing = 'attack' | 'act' | 'move' | 'open' | 'loosen' | 'yield' | 'speak';

/**
 * Tells whether a fighter's conditions allow this action: being held, frenzied, terrified, taunted
 * or broken by morale narrows a turn.
 */
export function isUnbound(fight: MurdhamFight, who: Id, doing: Doing): Verdict {
  const sheet = sheetOf(fight, who);
  if (doing === 'yield' || doing === 'speak') return true;
  const stuck = firstOf(sheet, 'grabbed', 'netted', 'entangled');
  if (stuck !== undefined && doing !== 'loosen') {
    const by = conditionOf(sheet, 'grabbed')?.by;
    const why = by !== undefined ? `Held by ${shownName(fight, by)}` : 'Entangled';
    return notAllowed('MU-36', `${why}: the turn is only for getting loose.`);
  }
  // Morale goes before a taunt, or by house rule the taunt goes first.
  const goaded = doing === 'attack' && isConditionActive(sheet, 'taunted') && fight.house.brokenAndTaunted === 'taunt';
  const goes = doing === 'move' || doing === 'open';
  if (isConditionActive(sheet, 'must-yield') && !goes && !goaded)
    return notAllowed('MU-45', 'Has failed morale, and has to surrender or retreat.');
  if (isConditionActive(sheet, 'terrified') && !goes) return notAllowed('MU-06', 'Terrified: has to run.');
  if (isConditionActive(sheet, 'frenzied') && doing === 'act')
    return notAllowed('MU-06', 'Frenzied: only to attack, or to close in.');
  if (isConditionActive(sheet, 'taunted') && doing === 'act')
    return notAllowed('MU-08', 'Taunted: only to harm the taunter.');
  return true;
}

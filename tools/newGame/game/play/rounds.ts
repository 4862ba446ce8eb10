/** Rounds and turns (SK-01): who may act, beginning and ending a turn, the next round. */

import { combatantOf, everyone } from '../../../../src/engine/fight.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { personRef, sentence } from '../../../../src/engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../../src/engine/words.ts';
import { isSetOffMap } from '../../../../src/rulesets/common/byHand/hands.ts';
import { tellPassed } from '../../../../src/rulesets/common/turns.ts';
import type { SkirmishFight } from '../fight.ts';
import { isUp } from '../sheet.ts';
import { tell } from './telling.ts';

/** Tells whether a combatant may act now: the turn is its own, or it may take one. */
export const mayAct = (fight: SkirmishFight, who: Id): Verdict => {
  const { acting, acted } = fight.state;
  return allOf(
    isUp(combatantOf(fight, who)) || notAllowed('SK-05', 'Is down.'),
    acting === null || acting === who || notAllowed('SK-01', 'It is somebody else’s turn.'),
    !acted.includes(who) || notAllowed('SK-01', 'Has had its turn this round.'),
  );
};

/** The combatants who may still take a turn this round. */
export const waitingFighters = (fight: SkirmishFight) =>
  everyone(fight).filter((one) => isUp(one) && !fight.state.acted.includes(one.id));

/** Gives a combatant the turn, unless the turn is its own already. */
export function takeTurn(fight: SkirmishFight, who: Id): void {
  if (fight.state.acting === who) return;
  fight.state.acting = who;
  fight.state.moved = false;
  tell(fight, 'SK-01', sentence`${personRef(who)} takes a turn.`, { tone: 'turn' });
}

/** Ends the current turn. With nobody left to act, the next round begins. */
export function endTurn(fight: SkirmishFight): void {
  const { state } = fight;
  if (state.acting !== null) state.acted.push(state.acting);
  state.acting = null;
  if (waitingFighters(fight).length === 0) nextRound(fight);
}

export function nextRound(fight: SkirmishFight): void {
  tellPassed(fight, 'SK-01', waitingFighters(fight), tell);
  fight.state.round += 1;
  fight.state.acting = null;
  fight.state.acted = [];
  fight.state.dodged = [];
  tell(fight, 'SK-01', sentence`Round ${fight.state.round}.`, { tone: 'turn' });
}

/** After a change by hand: whoever is down or set off the map in its own turn has no more of it. */
export function* settleHandEdit(
  fight: SkirmishFight,
  before: SkirmishFight,
  within: boolean,
  since: SkirmishFight = before,
): Flow<void> {
  const { acting } = fight.state;
  if (fight.stage !== 'running' || within || acting === null) return;
  if (!isUp(combatantOf(fight, acting)) || isSetOffMap(fight, since, acting)) endTurn(fight);
}

/** Rounds and turns (SK-01): who may act, beginning and ending a turn, the next round. */
import { combatantOf, everyone } from '../../../../src/engine/fight.ts';
import { all, type Id, no, type Verdict } from '../../../../src/engine/words.ts';
import { nameOf } from '../../../../src/rulesets/common/people.ts';
import type { SkirmishFight } from '../fight.ts';
import { isUp } from '../sheet.ts';
import { tell } from './telling.ts';

/** Whether somebody may act now: it is its turn, or it may take one. */
export const mayAct = (fight: SkirmishFight, who: Id): Verdict => {
  const { acting, acted } = fight.state;
  return all(
    isUp(combatantOf(fight, who)) || no('SK-05', 'Is down.'),
    acting === null || acting === who || no('SK-01', 'It is somebody else’s turn.'),
    !acted.includes(who) || no('SK-01', 'Has had its turn this round.'),
  );
};

/** Those who may still take a turn this round. */
export const waiting = (fight: SkirmishFight) =>
  everyone(fight).filter((one) => isUp(one) && !fight.state.acted.includes(one.id));

/** Takes the turn, if it is not one's own already. */
export function takeTurn(fight: SkirmishFight, who: Id): void {
  if (fight.state.acting === who) return;
  fight.state.acting = who;
  fight.state.moved = false;
  tell(fight, 'SK-01', `${nameOf(fight, who)} takes a turn.`, { who: [who], tone: 'turn' });
}

/** Ends the turn that is running; with nobody left to act the next round begins. */
export function endTurn(fight: SkirmishFight): void {
  const { state } = fight;
  if (state.acting !== null) state.acted.push(state.acting);
  state.acting = null;
  if (waiting(fight).length === 0) nextRound(fight);
}

export function nextRound(fight: SkirmishFight): void {
  fight.state.round += 1;
  fight.state.acting = null;
  fight.state.acted = [];
  fight.state.dodged = [];
  tell(fight, 'SK-01', `Round ${fight.state.round}.`, { tone: 'turn' });
}

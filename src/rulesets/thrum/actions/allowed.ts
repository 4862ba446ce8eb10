/**
 * The checks that several actions share: whose turn it is, whether a combatant may still move or
 * act, and why not.
 */

import type { Flow } from '../../../engine/flow.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { tableOf } from '../play/attacks/wire.ts';
import { movementLeft } from '../play/ground/walker.ts';
import { endIfOver, untilFightEnds } from '../play/harm/ending.ts';
import type { Table } from '../play/table/procedures.ts';
import { fighterOf, isMinion } from '../play/table/table.ts';
import { endAndGoOn } from '../play/turns/turn.ts';
import { hasCondition, noteOf } from '../sheet/sheet.ts';

/** Whether it is this combatant's turn, or why not. */
export function onTurn(fight: ThrumFight, who: Id): Verdict {
  const { turn } = fight.state;
  if (isMinion(fighterOf(fight, who))) return notAllowed('TH-43', 'A Minion has no turn of its own.');
  if (turn?.who === who) return true;
  const actor = turn && fight.combatants[turn.who];
  return notAllowed('TH-02', actor ? `It is ${actor.name}’s turn.` : 'It is nobody’s turn.');
}
export const conscious = (fight: ThrumFight, who: Id): Verdict =>
  !sheetOf(fight, who).incapacitated || notAllowed('TH-35', 'Incapacitated: no moving, no acting, no stance.');
export const realRound = (fight: ThrumFight): Verdict =>
  fight.state.round > 0 || notAllowed('TH-04', 'Round zero: only placing and a stance.');

/** TH-05, TH-42: whether a combatant may still act this turn, or why not. */
export function mayAct(fight: ThrumFight, who: Id): Verdict {
  const { turn } = fight.state;
  const sheet = sheetOf(fight, who);
  return allOf(
    () => onTurn(fight, who),
    () => conscious(fight, who),
    () => realRound(fight),
    () => !turn?.acted || notAllowed('TH-05', 'Has acted this turn.'),
    () => stanceLast(fight, 'action'),
    () => noteOf(sheet, 'no action') !== 1 || notAllowed('TH-43', 'No action this turn: Prepared Shot was loosed.'),
    () =>
      !(hasCondition(sheet, 'stunned') && hasMoved(fight)) ||
      notAllowed('TH-42', 'Stunned: has moved, and so cannot act.'),
  );
}

/** TH-05: the stance is the last step of a turn. Once it is taken, the turn can only be ended. */
export const stanceLast = (fight: ThrumFight, step: 'move' | 'action'): Verdict =>
  !fight.state.turn?.stance ||
  notAllowed('TH-05', `The stance comes last: one has been taken, so the ${step} of this turn is over.`);

/** Whether the running turn has used any of its movement: walked, jumped, swapped or beaconed. */
export const hasMoved = ({ state: { turn } }: ThrumFight): boolean =>
  turn !== null && (turn.walked > 0 || turn.spent > 0);

/**
 * TH-05, TH-06: whether a combatant may still move in this turn, or why not. Strafe allows movement
 * again after acting.
 */
export function mayMove(fight: ThrumFight, who: Id): Verdict {
  const { turn } = fight.state;
  const sheet = sheetOf(fight, who);
  return allOf(
    () => onTurn(fight, who),
    () => conscious(fight, who),
    () => realRound(fight),
    () => !turn?.still || notAllowed('TH-06', 'Has stopped moving to act.'),
    () => stanceLast(fight, 'move'),
    () =>
      !(hasCondition(sheet, 'stunned') && turn?.acted) ||
      notAllowed('TH-42', 'Stunned: has acted, and so cannot move.'),
    () => movementLeft(fight, who) > 0 || notAllowed('TH-11', 'All of the Speed is used this turn.'),
  );
}

/**
 * Runs a procedure with the fight's table of procedures, until it is done or the fight ends in it.
 * A combatant who is down or gone afterwards loses the turn.
 */
export function* atTable(fight: ThrumFight, procedure: (t: Table) => Flow<void>): Flow<void> {
  yield* untilFightEnds(settled(tableOf(fight), procedure));
}

/** TH-35: ends the turn of a combatant who fell or was removed in it. */
function* settled(t: Table, procedure: (t: Table) => Flow<void>): Flow<void> {
  const { fight } = t;
  // The GM may have ended the fight by hand in the middle of a move.
  if (fight.stage !== 'running') return;
  yield* procedure(t);
  if (endIfOver(fight)) return;
  const { turn } = fight.state;
  const sheet = turn && fight.combatants[turn.who]?.sheet;
  if (!turn || (sheet && !sheet.removed && !sheet.incapacitated)) return;
  yield* endAndGoOn(t, turn.who);
}

/** TH-03: makes an action begin its turn. A turn that has begun cannot be put off. */
export function beginningTurn(action: ThrumAction): ThrumAction {
  return {
    ...action,
    *perform(fight, who, variant) {
      if (fight.state.turn?.who === who) fight.state.turn.start = null;
      yield* action.perform(fight, who, variant);
    },
  };
}

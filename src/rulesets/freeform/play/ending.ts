/** Morale as a reminder (FF-14), and the end of a fight (FF-15). */
import { areEnemies, everyone } from '../../../engine/fight.ts';
import { askConfirmation, type Flow } from '../../../engine/flow.ts';
import { sentence, sideRef } from '../../../engine/log/sentence.ts';
import { allOf, gmSeat, type Id, notAllowed, type Verdict, withinSentence } from '../../../engine/words.ts';
import { membersOf, sideName } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import { isUp } from '../sheet/sheet.ts';
import { tell } from './telling.ts';

/** How many of a side are still in the fight, and how many there are in all. */
export const strengthOf = (fight: FreeformFight, side: Id): { standing: number; of: number } => {
  const members = membersOf(fight, side);
  return { standing: members.filter(isUp).length, of: members.length };
};

/** FF-14: whether half of a side or more are out, but not all of it. */
export function isShaken(fight: FreeformFight, side: Id): boolean {
  const { standing, of } = strengthOf(fight, side);
  return standing > 0 && standing * 2 <= of;
}

export const mayTestMorale = (fight: FreeformFight, side: Id): Verdict =>
  allOf(
    fight.house.morale || notAllowed('FF-14', 'The house rules ask for no reminder of morale.'),
    () => isShaken(fight, side) || notAllowed('FF-14', 'Half of the side or more still stand, or nobody does.'),
    () => !fight.state.looked.includes(side) || notAllowed('FF-14', 'The morale of this side has been tested.'),
  );

/** FF-14: notes that the table has tested morale in its own way, so no further reminder comes. */
export function noteMorale(fight: FreeformFight, side: Id): void {
  fight.state.looked.push(side);
  tell(fight, 'FF-14', sentence`The morale of ${sideRef(side)} has been tested.`);
}

/** The sides of which all are out, while one of their enemies is not. */
const defeatedSides = (fight: FreeformFight): Id[] =>
  fight.sideOrder.filter((side) => {
    const { standing, of } = strengthOf(fight, side);
    const members = membersOf(fight, side);
    const opposed = () =>
      everyone(fight).some((one) => isUp(one) && members.some(({ id }) => areEnemies(fight, one.id, id)));
    return of > 0 && standing === 0 && opposed();
  });

/** FF-15: asks whether the fight ends, once each time that all of a side are out. */
export function* askAboutEnd(fight: FreeformFight): Flow<void> {
  const { state, house } = fight;
  const defeated = defeatedSides(fight);
  const fresh = defeated.filter((side) => !state.ended.includes(side));
  state.ended = defeated;
  const [side] = fresh;
  if (side === undefined || !house.asksEnd || fight.stage !== 'running') return;
  const title = `All of ${withinSentence(sideName(fight, side))} are out. Does the fight end?`;
  const ends = yield* askConfirmation({ seat: gmSeat, title, rule: 'FF-15', audience: 'gm' }, 'End the fight', 'Go on');
  if (ends) finishFight(fight);
}

/** FF-15: ends the fight when the game master says so. */
export function finishFight(fight: FreeformFight): void {
  fight.stage = 'over';
  fight.state.acting = null;
  fight.state.side = null;
  tell(fight, 'FF-15', sentence`The fight is over.`, { tone: 'turn' });
}

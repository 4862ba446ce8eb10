/** States of the table's own (FF-12): given, removed, and ended by turns and rounds. */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askNumber, askText, type Flow } from '../../../engine/flow.ts';
import { freeId } from '../../../engine/forms/freeId.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import { capitalized, gmSeat, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import { ENDINGS, type Ending } from '../sheet/endings.ts';
import type { OwnState } from '../sheet/sheet.ts';
import { tell } from './telling.ts';

const MOST_STATES = 20;

export const mayGainState = (fight: FreeformFight, who: Id): Verdict =>
  combatantOf(fight, who).sheet.states.length < MOST_STATES ||
  notAllowed('FF-12', `Has ${MOST_STATES} states: end one first.`);

export const mayLoseState = (fight: FreeformFight, who: Id): Verdict =>
  combatantOf(fight, who).sheet.states.length > 0 || notAllowed('FF-12', 'Is in no state.');

/**
 * FF-12: gives a combatant a state from the table's list, or one that the user names now with its
 * end.
 */
export function* gainState(fight: FreeformFight, who: Id): Flow<void> {
  const { states } = combatantOf(fight, who).sheet;
  const asking = { seat: gmSeat, title: `${nameOf(fight, who)}: which state?`, rule: 'FF-12', about: [who] };
  const chosen = yield* askChoice(asking, [
    ...fight.house.states.map((one) => ({
      id: `state-${one.id}`,
      label: one.name,
      detail: endWords(one),
      ...(states.some(({ name }) => name === one.name)
        ? { blocked: notAllowed('FF-12', 'Is in this state already.') }
        : {}),
    })),
    { id: 'another', label: 'Another state', detail: 'Name it, and say when it ends.' },
  ]);
  const known = fight.house.states.find(({ id }) => `state-${id}` === chosen);
  const made = known ?? (yield* namedState(who, nameOf(fight, who)));
  const id = freeId(`own ${made.name}`, (one) => states.some((other) => other.id === one));
  states.push({ ...made, id });
  tell(fight, 'FF-12', sentence`${personRef(who)} is now ${itemRef(made.name)}${whenWords(made)}.`, {
    tone: made.tone,
  });
}

function* namedState(who: Id, name: string): Flow<Omit<OwnState, 'id'>> {
  const asking = (title: string) => ({ seat: gmSeat, title, rule: 'FF-12', about: [who] });
  const typed = yield* askText(asking(`${name}: the name of the state`), 'Marked', 30);
  const ends = (yield* askChoice(
    asking('When does it end?'),
    Object.entries(ENDINGS).map(([id, label]) => ({ id, label: capitalized(label) })),
  )) as Ending;
  const rounds =
    ends === 'rounds' ? yield* askNumber(asking('How many rounds?'), { min: 1, max: 99, suggested: 3 }) : 1;
  return { name: typed.trim() || 'Marked', does: '', tone: 'plain', ends, rounds };
}

/** FF-12: ends a state of a combatant. */
export function* loseState(fight: FreeformFight, who: Id): Flow<void> {
  const { sheet } = combatantOf(fight, who);
  const asking = { seat: gmSeat, title: `${nameOf(fight, who)}: which state ends?`, rule: 'FF-12', about: [who] };
  const [only, ...others] = sheet.states;
  const chosen =
    only && others.length === 0
      ? only.id
      : yield* askChoice(
          asking,
          sheet.states.map((one) => ({ id: one.id, label: one.name, detail: endWords(one) })),
        );
  endStates(fight, who, ({ id }) => id === chosen);
}

/** Ends the states of a combatant for which the test is true, and tells each. */
export function endStates(fight: FreeformFight, who: Id, ends: (one: OwnState) => boolean): void {
  const { sheet } = combatantOf(fight, who);
  const over = sheet.states.filter(ends);
  if (over.length === 0) return;
  sheet.states = sheet.states.filter((one) => !ends(one));
  for (const { name } of over) tell(fight, 'FF-12', sentence`${personRef(who)} is no longer ${itemRef(name)}.`);
}

/** FF-12: counts one round down for every state that lasts a number of rounds. */
export function countRoundsDown(fight: FreeformFight): void {
  for (const { id, sheet } of everyone(fight)) {
    const counted = sheet.states.filter(({ ends }) => ends === 'rounds');
    const over = counted.filter(({ rounds }) => rounds <= 1).map((one) => one.id);
    for (const one of counted) if (one.rounds > 1) one.rounds -= 1;
    endStates(fight, id, (one) => over.includes(one.id));
  }
}

/** When a state ends, in few words. */
export const endWords = ({ ends, rounds }: Pick<OwnState, 'ends' | 'rounds'>): string =>
  ends === 'rounds' ? (rounds === 1 ? 'Ends with this round' : `${rounds} rounds left`) : `Ends ${ENDINGS[ends]}`;
const whenWords = ({ ends, rounds }: Pick<OwnState, 'ends' | 'rounds'>): string => {
  if (ends === 'kept') return '';
  if (ends === 'rounds') return rounds === 1 ? ' to the end of the round' : `, for ${rounds} rounds`;
  return ends === 'turn-start' ? ' until the next turn' : ' to the end of the turn';
};

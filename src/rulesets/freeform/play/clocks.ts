/** Tracks of the whole table (FF-11): a doom, a countdown, the oil of a lamp. */
import { askNumber, askText, type Flow } from '../../../engine/flow.ts';
import { freeId } from '../../../engine/forms/freeId.ts';
import { itemRef, sentence } from '../../../engine/log/sentence.ts';
import { gmSeat, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { FreeformFight } from '../fight.ts';
import { tell } from './telling.ts';

const MOST_CLOCKS = 6;

export const mayMakeClock = ({ state }: FreeformFight): Verdict =>
  state.clocks.length < MOST_CLOCKS || notAllowed('FF-11', `The table has ${MOST_CLOCKS} tracks already.`);

export function* makeClock(fight: FreeformFight): Flow<void> {
  const { clocks } = fight.state;
  const asking = (title: string) => ({ seat: gmSeat, title, rule: 'FF-11' });
  const typed = yield* askText(asking('The name of the track'), 'Doom', 24);
  const max = yield* askNumber(asking('How many steps has it?'), { min: 1, max: 99, suggested: 6 });
  const name = typed.trim() || 'Doom';
  const id = freeId(`own ${name}`, (one) => clocks.some((other) => other.id === one));
  clocks.push({ id, name, value: 0, max });
  tell(fight, 'FF-11', sentence`The table has a new track: ${itemRef(name)}, 0 of ${max}.`);
}

/** The steps that the tracks of the table can make: each can go up and down. */
export const clockSteps = ({ state }: FreeformFight) =>
  state.clocks.flatMap(({ id, name, value, max }) => [
    { id: `${id}:up`, label: `${name} +1`, detail: `${value} of ${max}` },
    { id: `${id}:down`, label: `${name} −1`, detail: `${value} of ${max}` },
  ]);

const stepOf = ({ state }: FreeformFight, variant = '') => {
  const [id, way] = variant.split(':');
  return { clock: state.clocks.find((one) => one.id === id), by: way === 'down' ? -1 : 1 };
};

export function mayStepClock(fight: FreeformFight, variant: string | undefined): Verdict {
  const { clock, by } = stepOf(fight, variant);
  if (!clock) return notAllowed('FF-11', 'The table has no such track.');
  const next = clock.value + by;
  return (next >= 0 && next <= clock.max) || notAllowed('FF-11', 'The track is at its end.');
}

export function stepClock(fight: FreeformFight, variant: string | undefined): void {
  const { clock, by } = stepOf(fight, variant);
  if (!clock) return;
  clock.value += by;
  const full = clock.value >= clock.max ? ', and full' : '';
  tell(fight, 'FF-11', sentence`${itemRef(clock.name)}: ${clock.value} of ${clock.max}${full}.`);
}

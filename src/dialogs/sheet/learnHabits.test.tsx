/** Habits learnt from a finished fight of the library, asked for and taken by a press. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Habit } from '../../engine/habits/habits.ts';
import type { Line, Script } from '../../engine/script.ts';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { HabitsInput } from './HabitsInput.tsx';
import { learnHabits } from './learnHabits.ts';

beforeEach(emptyWindow);

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const script = (lines: Line[], title = 'A fight'): Script => ({
  title,
  ruleset: 'freeform',
  scene: 'watch-yard',
  seed: 5,
  house: { order: 'number' },
  cast: [
    { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: at(5, 4) },
    { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', place: at(6, 4) },
    { id: 'chief', name: 'Chief', side: 'foes', creature: 'giant', place: at(5, 5) },
  ],
  lines: [{ begin: true }, { roll: true }, ...lines],
});
/** Ann strikes the chief in each of so many turns, though a raider stands as near. */
const struck = (turns: number): Line[] =>
  Array.from({ length: turns }, (): Line[] => [
    { do: 'roll', by: 'ann', with: 'own-blade' },
    { answer: 'chief' },
    { answer: 1 },
    { do: 'note', by: 'chief', with: 'all' },
    { answer: { text: 'The giant roars.' } },
  ]).flat();

let now: Habit[] | undefined;
async function askedOf(lines: Line[]) {
  await openScript(script([...lines, { end: true }], 'An earlier fight'));
  await tableActions.closeEncounter();
  await openScript(script([]));
  now = undefined;
  const ann = shownFightNow().fight.combatants.ann;
  if (!ann) throw new Error('Ann is not there.');
  render(
    <HabitsInput
      habits={[]}
      learn={() => learnHabits(ann)}
      onChange={(habits) => {
        now = habits;
      }}
    />,
  );
  const user = newUser();
  const form = within(screen.getByRole('region', { name: 'Habits' }));
  expect(form.queryByRole('list', { name: 'Seen in earlier fights' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Learn from earlier fights' }));
  return { user, form };
}

describe('habits of earlier fights', () => {
  it('are offered with how often they were seen, and taken only by a press', async () => {
    const { user, form } = await askedOf(struck(7));
    const seen = within(await form.findByRole('list', { name: 'Seen in earlier fights' }));
    expect(now).toBeUndefined();
    expect(seen.getByText('in 7 of 7 blows')).toBeDefined();
    await user.click(seen.getByRole('button', { name: 'strikes the leader' }));
    expect(now).toEqual([{ when: 'always', does: 'strikes', whom: 'the leader' }]);
  });
  it('are refused with a sentence where too little was played', async () => {
    const { form } = await askedOf(struck(2));
    await waitFor(() =>
      expect(form.getByRole('status').textContent).toBe(
        'Ann has had 2 turns in earlier fights kept here. Habits can be read from 6 turns on.',
      ),
    );
    expect(now).toBeUndefined();
  });
});

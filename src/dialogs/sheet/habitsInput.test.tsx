/** The form of habits: a note is chosen by one press, changed line by line, and removed. */
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Habit } from '../../engine/habits/habits.ts';
import { chooseOption, newUser } from '../../ui/inputs/userEvents.testing.ts';
import { HabitsInput } from './HabitsInput.tsx';

let now: Habit[] = [];
function Form() {
  const [habits, setHabits] = useState<Habit[]>([]);
  now = habits;
  return <HabitsInput habits={habits} onChange={setHabits} />;
}
const form = () => within(screen.getByRole('region', { name: 'Habits' }));

describe('habits', () => {
  it('are chosen as notes, written as lines, and removed', async () => {
    render(<Form />);
    const user = newUser();
    await user.click(form().getByRole('button', { name: 'flees when hurt' }));
    expect(now).toEqual([{ when: 'when badly hurt', does: 'flees' }]);
    expect(form().queryByRole('button', { name: 'flees when hurt' })).toBeNull();
    // Nobody is fled from in particular.
    expect(form().queryByLabelText(/Habit 1: whom/)).toBeNull();
    await user.click(form().getByRole('button', { name: 'picks on the weakest' }));
    await chooseOption(user, /Habit 2: whom/, 'the strongest');
    await chooseOption(user, /Habit 2: when/, 'when outnumbered');
    expect(now[1]).toEqual({ when: 'when outnumbered', does: 'strikes', whom: 'the strongest' });
    await user.click(form().getByRole('button', { name: 'Remove “flees when badly hurt”' }));
    expect(now).toHaveLength(1);
  });
});

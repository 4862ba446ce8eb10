/**
 * Habits: how a creature fights when no hand plays it, as lines that a table writes. Each line says
 * when it holds and what the creature does then; the first line that leads to a move counts.
 */
import * as z from 'zod/mini';

export const HABIT_TIMES = [
  'always',
  'when hurt',
  'when badly hurt',
  'when outnumbered',
  'when a foe is near',
] as const;
export const HABIT_DEEDS = ['strikes', 'shoots first', 'guards', 'keeps away', 'flees', 'takes prisoners'] as const;
export const HABIT_AIMS = ['the nearest', 'the weakest', 'the strongest', 'the leader'] as const;

export const habitSchema = z.object({
  when: z.enum(HABIT_TIMES),
  does: z.enum(HABIT_DEEDS),
  /** At whom it strikes or shoots; for `guards`, whom of its friends it guards. */
  whom: z.exactOptional(z.enum(HABIT_AIMS)),
});
export type Habit = z.infer<typeof habitSchema>;

/** The most lines of one creature. */
export const MOST_HABITS = 6;
export const habitsSchema = z.array(habitSchema).check(z.maxLength(MOST_HABITS));

/** Usual notes as plain choices, each a line of its own. */
export const USUAL_HABITS: readonly { label: string; habit: Habit }[] = [
  { label: 'guards the leader', habit: { when: 'always', does: 'guards', whom: 'the leader' } },
  { label: 'flees when hurt', habit: { when: 'when badly hurt', does: 'flees' } },
  { label: 'shoots first', habit: { when: 'always', does: 'shoots first' } },
  { label: 'keeps away', habit: { when: 'when a foe is near', does: 'keeps away' } },
  { label: 'takes prisoners', habit: { when: 'always', does: 'takes prisoners' } },
  { label: 'picks on the weakest', habit: { when: 'always', does: 'strikes', whom: 'the weakest' } },
  { label: 'goes for the leader', habit: { when: 'always', does: 'strikes', whom: 'the leader' } },
];

/** A line in words: “flees when badly hurt”, “always guards the leader”. */
export function habitWords({ when, does, whom }: Habit): string {
  const what = whom === undefined ? does : `${does} ${whom}`;
  return when === 'always' ? what : `${what} ${when}`;
}

/** How a creature fights when no hand plays it: a line for each habit, chosen or written. */
import { Trash2 } from 'lucide-react';
import type { LearntHabit } from '../../engine/foresight/habits/learnt/learntHabits.ts';
import {
  HABIT_AIMS,
  HABIT_DEEDS,
  HABIT_TIMES,
  type Habit,
  habitWords,
  MOST_HABITS,
  USUAL_HABITS,
} from '../../engine/habits/habits.ts';
import type { Result } from '../../engine/words.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { LearntHabits } from './LearntHabits.tsx';

const ANYBODY = 'anybody';
/** What is done to everybody alike, so that nobody is chosen for it. */
const WITHOUT_AIM: readonly Habit['does'][] = ['flees', 'keeps away'];
const choices = (all: readonly string[]) => all.map((id) => ({ id, label: id }));

/** One line: what is done, at whom, and when. */
function HabitLine({
  habit,
  at,
  onChange,
  onRemove,
}: {
  habit: Habit;
  at: number;
  onChange(habit: Habit): void;
  onRemove(): void;
}) {
  const { whom, ...rest } = habit;
  return (
    <li className="flex flex-wrap items-center gap-1.5">
      <ChoiceInput
        bare
        label={`Habit ${at + 1}: what`}
        className="min-w-32 flex-1"
        value={habit.does}
        options={choices(HABIT_DEEDS)}
        onChange={(chosen) => {
          const does = chosen as Habit['does'];
          onChange(WITHOUT_AIM.includes(does) ? { ...rest, does } : { ...habit, does });
        }}
      />
      {WITHOUT_AIM.includes(habit.does) ? null : (
        <ChoiceInput
          bare
          label={`Habit ${at + 1}: whom`}
          className="min-w-32 flex-1"
          value={whom ?? ANYBODY}
          options={choices([ANYBODY, ...HABIT_AIMS])}
          onChange={(one) => onChange(one === ANYBODY ? rest : { ...rest, whom: one as NonNullable<Habit['whom']> })}
        />
      )}
      <ChoiceInput
        bare
        label={`Habit ${at + 1}: when`}
        className="min-w-32 flex-1"
        value={habit.when}
        options={choices(HABIT_TIMES)}
        onChange={(when) => onChange({ ...habit, when: when as Habit['when'] })}
      />
      <IconButton icon={Trash2} size="small" label={`Remove “${habitWords(habit)}”`} onPress={onRemove} />
    </li>
  );
}

/**
 * The habits of a combatant. The first line that leads to a move counts. `learn` reads further
 * habits from earlier fights, which are offered beside the usual ones.
 */
export function HabitsInput({
  habits,
  learn,
  onChange,
}: {
  habits: readonly Habit[];
  learn?: (() => Promise<Result<LearntHabit[]>>) | undefined;
  onChange(habits: Habit[], words: string): void;
}) {
  const has = new Set(habits.map(habitWords));
  const free = USUAL_HABITS.filter(({ habit }) => !has.has(habitWords(habit)));
  return (
    <section aria-label="Habits" className="flex flex-col gap-2">
      <h3 className="font-medium text-soft text-xs">Habits, where no hand plays them</h3>
      {habits.length > 0 ? (
        <ol className="flex flex-col gap-2">
          {habits.map((habit, at) => (
            <HabitLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and none moves
              key={at}
              habit={habit}
              at={at}
              onChange={(next) => onChange(habits.toSpliced(at, 1, next), habitWords(next))}
              onRemove={() => onChange(habits.toSpliced(at, 1), `no more: ${habitWords(habit)}`)}
            />
          ))}
        </ol>
      ) : null}
      {habits.length < MOST_HABITS ? (
        <div className="flex flex-wrap gap-1.5">
          {free.map(({ label, habit }) => (
            <Button key={label} size="small" onPress={() => onChange([...habits, habit], label)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {learn && habits.length < MOST_HABITS ? (
        <LearntHabits
          learn={learn}
          taken={has}
          onTake={(habit) => onChange([...habits, habit], `as in earlier fights, ${habitWords(habit)}`)}
        />
      ) : null}
    </section>
  );
}

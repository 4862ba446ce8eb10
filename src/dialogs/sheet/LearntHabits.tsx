/** Habits offered from what somebody did in earlier fights. Each is taken by a press. */
import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import type { LearntHabit } from '../../engine/foresight/habits/learnt/learntHabits.ts';
import { type Habit, habitWords } from '../../engine/habits/habits.ts';
import type { Result } from '../../engine/words.ts';
import { Button } from '../../ui/Button.tsx';

/** The button and what it found. `taken`: the words of habits that are there already. */
export function LearntHabits({
  learn,
  taken,
  onTake,
}: {
  learn(): Promise<Result<LearntHabit[]>>;
  taken: ReadonlySet<string>;
  onTake(habit: Habit): void;
}) {
  const [found, setFound] = useState<Result<LearntHabit[]> | 'reading'>();
  const read = () => {
    setFound('reading');
    void learn().then(setFound);
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button size="small" look="quiet" icon={History} isDisabled={found === 'reading'} onPress={read}>
        Learn from earlier fights
      </Button>
      {found === undefined || found === 'reading' ? null : found.ok ? (
        <ul aria-label="Seen in earlier fights" className="flex flex-col gap-1.5">
          {found.value.map(({ habit, seen, of, what }) => (
            <li key={habitWords(habit)} className="flex flex-wrap items-center gap-2">
              <Button size="small" icon={Plus} isDisabled={taken.has(habitWords(habit))} onPress={() => onTake(habit)}>
                {habitWords(habit)}
              </Button>
              <span className="text-soft text-xs tabular-nums">
                in {seen} of {of} {what}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="text-soft text-xs">
          {found.refusal.text}
        </p>
      )}
    </div>
  );
}

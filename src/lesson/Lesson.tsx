/**
 * The lesson over the fight: one step at a time, ticked off by what happens. The lesson blocks
 * nothing, and the user can leave it at any moment.
 */
import { Check, GraduationCap, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFightUi } from '../fight/fightUi.ts';
import { useFreePart } from '../fight/freePart.ts';
import { shownFightNow, shownStore } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { isGoalReached, type LessonGoal, type LessonMoment } from './lessonGoals.ts';
import { LESSON_STEPS } from './lessons.ts';
import { type Running, setLesson } from './running.ts';

/** The moment that the window shows. */
function momentNow(): LessonMoment {
  const { open, fight, question, derived } = shownFightNow();
  const lookingUp = useFightUi.getState().openDialogs.some(({ kind }) => kind === 'rule' || kind === 'find');
  return { encounter: open.encounter, fight, question, acting: derived.acting, lookingUp };
}

/**
 * Calls `goOn` once the fight shows what a step waits for. Returns the function that stops
 * watching.
 */
function follow(sign: LessonGoal, goOn: () => void): () => void {
  const start = momentNow();
  let before = start;
  const see = () => {
    const now = momentNow();
    const last = before;
    before = now;
    if (isGoalReached(sign, start, last, now)) goOn();
  };
  const ends = [shownStore.subscribe(see), useFightUi.subscribe(see)];
  see();
  return () => {
    for (const end of ends) end();
  };
}

/**
 * The card. After the last step the card says that the lesson is over, until the user closes it.
 */
export function Lesson({ running }: { running: Running }) {
  const steps = LESSON_STEPS[running.lesson];
  const { at } = running;
  const step = steps[at];
  const { left, bottom } = useFreePart();
  const go = (to: number) => setLesson({ ...running, at: to });
  const sign = step?.goal;
  useEffect(
    () => (sign ? follow(sign, () => setLesson({ ...running, at: running.at + 1 })) : undefined),
    [sign, running],
  );
  return (
    <section
      aria-label="Your first fight"
      style={{ left: left + 12, bottom: bottom + 12 }}
      className="rise fixed z-20 w-80 rounded-card bg-raised p-4 text-ink text-sm shadow-lift ring-1 ring-now"
    >
      <div className="flex items-center gap-2">
        <GraduationCap aria-hidden className="size-4 shrink-0 text-now" />
        <p className="flex-1 text-soft text-xs tabular-nums">
          {step ? `Your first fight: ${at + 1} of ${steps.length}` : 'Your first fight'}
        </p>
        <IconButton
          size="small"
          icon={X}
          label="Leave the lesson"
          hint="The fight stays."
          onPress={() => setLesson(undefined)}
        />
      </div>
      <div aria-live="polite">
        <h2 className="mt-1 font-semibold text-base">{step?.title ?? 'That is all there is to it'}</h2>
        <p className="mt-1 text-soft leading-snug">
          {step?.text ?? 'The fight is yours: go on with it, or set up one of your own from the start page.'}
        </p>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <ol aria-hidden className="flex flex-1 gap-1">
          {steps.map(({ title }, n) => (
            <li key={title} className={n < at ? 'text-now' : n === at ? 'text-ink' : 'text-faint'}>
              {n < at ? <Check className="size-3.5" /> : <span className="grid size-3.5 place-items-center">•</span>}
            </li>
          ))}
        </ol>
        {step ? (
          <Button size="small" look="quiet" onPress={() => go(at + 1)}>
            Skip this
          </Button>
        ) : (
          <Button size="small" look="primary" onPress={() => setLesson(undefined)}>
            Done
          </Button>
        )}
      </div>
    </section>
  );
}

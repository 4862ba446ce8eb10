/** The lesson over the fight: one step at a time, ticked off by what happens. It bars nothing and is left at any moment. */
import { Check, GraduationCap, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDesk } from '../fight/desk.ts';
import { useFreePart } from '../fight/freePart.ts';
import { useShown } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { STEPS } from './lessons.ts';
import { type Running, setLesson } from './running.ts';
import { isDone, type Moment } from './signs.ts';

/** The moment that the window shows. */
function useMoment(): Moment {
  const encounter = useShown(({ open }) => open.encounter);
  const fight = useShown((shown) => shown.fight);
  const question = useShown((shown) => shown.question);
  const acting = useShown(({ derived }) => derived.acting);
  const lookingUp = useDesk(({ shown }) => shown.some(({ kind }) => kind === 'rule' || kind === 'find'));
  return { encounter, fight, question, acting, lookingUp };
}

/** The card. After the last step it says so, until it is closed. */
export function Lesson({ running }: { running: Running }) {
  const steps = STEPS[running.lesson];
  const { at } = running;
  const step = steps[at];
  const now = useMoment();
  const { left, bottom } = useFreePart();
  const seen = useRef<{ at: number; start: Moment; before: Moment }>(undefined);
  const go = (to: number) => setLesson({ ...running, at: to });
  useEffect(() => {
    const last = seen.current;
    const { start, before } = last && last.at === at ? last : { start: now, before: now };
    seen.current = { at, start, before: now };
    if (step && isDone(step.sign, start, before, now)) go(at + 1);
  });
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

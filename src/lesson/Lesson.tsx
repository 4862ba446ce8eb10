/**
 * The lesson's card over the map: one step at a time, ticked off by what happens. The lesson blocks
 * nothing, and the user can leave it at any moment.
 */
import { Check, GraduationCap, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFightUi } from '../fight/fightUi.ts';
import { screenStore } from '../store/players/screen.ts';
import { shownFightNow, shownStore, tableActions, tableNow, tableOfWindow, useShownFight } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { followGoal, type LessonGoal, type LessonMoment } from './lessonGoals.ts';
import { LESSON_PARTS, type LessonPartId, partAfter } from './lessonParts.ts';
import { lessonSteps } from './lessons.ts';
import { type Running, setLesson } from './running.ts';
import { startLesson } from './startLesson.ts';
import { useLit } from './useLit.ts';

/** The moment that the window shows. */
function momentNow(): LessonMoment {
  const { open, fight, question, derived } = shownFightNow();
  return {
    encounter: open.encounter,
    fight,
    question,
    acting: derived.acting,
    up: new Set([...derived.seen].flatMap(([id, { standing }]) => (standing.at === 'up' ? [id] : []))),
    round: derived.order.round,
    tool: tableNow().session.tool,
    dialogs: useFightUi.getState().openDialogs.map(({ kind }) => kind),
    players: screenStore.getState().connected ? 'connected' : 'none',
  };
}

/**
 * Calls `goOn` once the fight shows that a step is done. Returns the function that stops watching.
 */
function follow(goal: LessonGoal, goOn: () => void): () => void {
  const isDone = followGoal(goal, momentNow());
  const see = () => {
    if (isDone(momentNow())) goOn();
  };
  const ends = [shownStore, useFightUi, tableOfWindow.store, screenStore].map((store) => store.subscribe(see));
  see();
  return () => {
    for (const end of ends) end();
  };
}

/** What the card says after the last step of a part: what one may do now, as the fight stands. */
function useEnding(): string {
  const over = useShownFight(({ fight }) => fight.stage === 'over');
  return over
    ? 'The fight is over: What happened shows how it went. Take its end back to play on, or set up your own from the start page.'
    : 'The fight is yours: play on, or set up your own from the start page.';
}

/** What a finished part offers: the next part, the start page, or nothing more. */
function Ending({ running }: { running: Running }) {
  const next = partAfter(running.part);
  const leave = () => setLesson(undefined);
  const over = useShownFight(({ fight }) => fight.stage === 'over');
  // The next part goes on in this fight, unless it has ended.
  const goOn = (part: LessonPartId) =>
    over ? void startLesson(running.game, part) : setLesson({ ...running, part, at: 0 });
  return (
    <>
      {next ? (
        <Button size="small" look="primary" onPress={() => goOn(next.id)}>
          Next: {next.title}
        </Button>
      ) : null}
      <Button
        size="small"
        look={next ? 'quiet' : 'primary'}
        onPress={() => {
          leave();
          void tableActions.closeEncounter();
        }}
      >
        To the start page
      </Button>
      <Button size="small" look="quiet" onPress={leave}>
        Stay here
      </Button>
    </>
  );
}

/** The card of the step; after the last step it says so and offers what comes next. */
export function Lesson({ running }: { running: Running }) {
  const { at, game, part } = running;
  const steps = lessonSteps(game, part);
  const step = steps[at];
  const ending = useEnding();
  const goal = step?.goal;
  useLit(step?.lit);
  useEffect(
    () => (goal ? follow(goal, () => setLesson({ ...running, at: running.at + 1 })) : undefined),
    [goal, running],
  );
  const title = LESSON_PARTS.find(({ id }) => id === part)?.title ?? '';
  return (
    <section
      aria-label="Lesson"
      className="rise pointer-events-auto mx-auto mb-2 flex w-full max-w-3xl flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-raised px-3 py-2 text-ink text-sm shadow-lift ring-1 ring-now"
    >
      <GraduationCap aria-hidden className="size-5 shrink-0 text-now" />
      <div aria-live="polite" className="min-w-52 flex-1">
        <h2 className="font-semibold leading-tight">
          {step?.title ?? 'This part is done'}
          <span className="ml-2 font-normal text-faint text-xs tabular-nums">
            {step ? `${title}, ${at + 1} of ${steps.length}` : title}
          </span>
        </h2>
        {/* The card keeps its height from step to step, so that nothing under the hand moves. */}
        <p className="min-h-[3lh] text-soft leading-snug">{step?.text ?? ending}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {step ? (
          <Button size="small" look="quiet" icon={Check} onPress={() => setLesson({ ...running, at: at + 1 })}>
            Skip
          </Button>
        ) : (
          <Ending running={running} />
        )}
        <IconButton
          size="small"
          icon={X}
          label="Leave the lesson"
          hint="The fight stays."
          onPress={() => setLesson(undefined)}
        />
      </div>
    </section>
  );
}

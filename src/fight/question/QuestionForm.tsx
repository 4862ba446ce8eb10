/**
 * The question form, the one place where the engine asks: who is asked, what, by which rule, and
 * the ways to answer.
 */
import { EyeOff, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OnPhones } from '../../dialogs/players/OnPhones.tsx';
import type { Question } from '../../engine/question.ts';
import { seatName } from '../../engine/table/fightWords.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { AreaAnswers } from '../../map/areas/AreaAnswers.tsx';
import { tableActions, useShownFight } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { stepBackOnce, takeBackQuestionIsOpen } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { useOdds } from '../odds/useOdds.ts';
import { RuleLink } from '../RuleLink.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { Countdown } from './Countdown.tsx';
import { DiceAnswer } from './DiceAnswer.tsx';
import { NumberAnswer, TextAnswer } from './PlainAnswers.tsx';
import { useQuestionSpot } from './useQuestionSpot.ts';

/** The id of the option with which a countdown answers. */
const LATE = 'late';

function Head({ question }: { question: Question }) {
  const { answer } = tableActions;
  const { seat } = question;
  const name = useShownFight(({ fight }) => seatName(fight, seat));
  const stance = useShownFight(({ fight, derived }) =>
    seat.kind === 'combatant'
      ? derived.seen.get(seat.combatant)?.stance
      : seat.kind === 'side'
        ? fight.sides[seat.side]?.stance
        : undefined,
  );
  const answered = useShownFight(({ open }) => open.encounter.open?.given.some(({ by }) => by !== 'auto') ?? false);
  const esc = useKeyOf('back');
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-1.5 text-soft text-xs">
          {stance ? <SideMark stance={stance} /> : null}
          <span className="font-medium">{name}</span>
          <RuleLink rule={question.rule} />
          {question.audience === 'gm' ? (
            <Chip>
              <EyeOff aria-hidden className="size-3" />
              only you see this
            </Chip>
          ) : null}
          <OnPhones />
        </p>
        <h2 className="font-semibold text-base text-ink leading-snug">{question.title}</h2>
        {question.detail ? <p className="text-soft text-sm leading-snug">{question.detail}</p> : null}
      </div>
      {question.countdown === undefined ? null : (
        <Countdown
          key={question.id}
          seconds={question.countdown}
          onEnd={() => answer(question.id, { kind: 'choose', option: LATE })}
        />
      )}
      <IconButton
        icon={Undo2}
        label={answered ? 'Step back one answer' : 'Take the move back'}
        keys={esc}
        size="small"
        onPress={stepBackOnce}
      />
    </header>
  );
}

function Body({ question }: { question: Question }) {
  const odds = useOdds();
  const { answer } = tableActions;
  switch (question.kind) {
    case 'dice':
      return <DiceAnswer key={question.id} question={question} />;
    case 'number':
      return (
        <NumberAnswer
          key={question.id}
          question={question}
          onGive={(value) => answer(question.id, { kind: 'number', value })}
        />
      );
    case 'text':
      return (
        <TextAnswer
          key={question.id}
          question={question}
          onGive={(text) => answer(question.id, { kind: 'text', text })}
        />
      );
    case 'choose':
    case 'pick':
      return (
        <ChoiceAnswer
          key={question.id}
          question={question}
          odds={odds}
          onConfirm={(options) => answer(question.id, { kind: 'pick', options: [...options] })}
        />
      );
  }
}

/**
 * The question form. It stands beside the combatant who is asked if it covers nobody there.
 * Otherwise it stands in Next's place at the foot of the right column, one click from the move that
 * asks.
 */
export function QuestionForm() {
  const question = useShownFight((shown) => shown.question);
  const stuck = useShownFight(({ open }) => open.stuck);
  const { undo } = tableActions;
  const form = useRef<HTMLElement>(null);
  const id = question?.id;
  useQuestionSpot(form, question);
  useEffect(() => {
    if (id === undefined) return;
    const at = document.activeElement;
    // A new question takes the focus, so that keys and screen readers are there. The question takes
    // no focus from an input, from a dialog, or from an option that already has it. It is in view
    // already: having the browser scroll to it would cost a layout.
    if (!at?.closest('input, textarea, [data-option], [role="dialog"], [role="alertdialog"]'))
      form.current?.focus({ preventScroll: true });
    return () => {
      takeBackQuestionIsOpen();
      // Ids of questions come again in other fights.
      useFightUi.getState().list('');
    };
  }, [id]);
  if (stuck !== undefined)
    return (
      <section role="alert" className={box}>
        <p className="font-semibold text-danger">This move cannot go on.</p>
        <p className="text-soft text-sm">{stuck}</p>
        <Button look="primary" icon={Undo2} onPress={undo} className="self-end">
          Take it back
        </Button>
      </section>
    );
  if (!question) return null;
  return (
    <section ref={form} tabIndex={-1} aria-label="Question" aria-live="polite" className={box}>
      <Head question={question} />
      <div className="-mx-1 min-h-0 overflow-y-auto px-1 low:overflow-visible">
        <AreaAnswers question={question} />
        <Body question={question} />
      </div>
    </section>
  );
}

const box =
  'glass rise flex bg-panel! max-h-[86%] shrink-0 flex-col low:order-first low:max-h-none gap-2.5 p-3 border-2 border-now outline-none';

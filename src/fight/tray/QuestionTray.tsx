/** The question tray: the one place where the engine asks. Who is asked, what, by which rule, and the ways to answer. */
import { EyeOff, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Question } from '../../engine/question.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { seatName } from '../../store/fight/words.ts';
import { useShown, useTable } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { later, useAhead, Wanted } from '../../ui/parts/later.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { back } from '../deeds.ts';
import { useOdds } from '../odds/useOdds.ts';
import { RuleLink } from '../RuleLink.tsx';
import { Countdown } from './Countdown.tsx';
import { HeldKeys, HeldTyping, heldKeys } from './HeldKeys.tsx';
import { type HeldWords, heldWords } from './heldWords.ts';
import { useBeside } from './useBeside.ts';

/** The option that a countdown answers with. */
const LATE = 'late';

function Head({ question }: { question: Question }) {
  const answer = useTable((table) => table.answer);
  const { seat } = question;
  const name = useShown(({ fight }) => seatName(fight, seat));
  const stance = useShown(({ fight, derived }) =>
    seat.kind === 'combatant'
      ? derived.seen.get(seat.combatant)?.stance
      : seat.kind === 'side'
        ? fight.sides[seat.side]?.stance
        : undefined,
  );
  const answered = useShown(({ open }) => open.encounter.open?.given.some(({ by }) => by !== 'auto') ?? false);
  const esc = useKeyOf('back');
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-soft text-xs">
          {stance ? <SideMark stance={stance} /> : null}
          <span className="font-medium">{name}</span>
          <RuleLink rule={question.rule} />
          {question.audience === 'gm' ? (
            <Chip>
              <EyeOff aria-hidden className="size-3" />
              only you see this
            </Chip>
          ) : null}
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
        onPress={back}
      />
    </header>
  );
}

const plain = () => import('./PlainAnswers.tsx');
const NumberAnswer = later(async () => (await plain()).NumberAnswer);
const TextAnswer = later(async () => (await plain()).TextAnswer);
const ChoiceAnswer = later(async () => (await import('./ChoiceAnswer.tsx')).ChoiceAnswer);
const DiceAnswer = later(async () => (await import('./DiceAnswer.tsx')).DiceAnswer);
const ahead = [ChoiceAnswer, DiceAnswer, NumberAnswer, TextAnswer];

/** Dice are typed by those who know what they will be asked, so before their part may be there. */
function DiceWanted({ question }: { question: Extract<Question, { kind: 'dice' }> }) {
  const [held] = useState(heldKeys);
  return (
    <Wanted over meanwhile={<HeldKeys held={held} />}>
      <DiceAnswer question={question} onHears={held.pressAgain} />
    </Wanted>
  );
}

/** So are numbers and words. */
function InputWanted({ kind, children }: { kind: 'number' | 'text'; children(held: HeldWords): ReactNode }) {
  const [held] = useState(() => heldWords(kind));
  return (
    <Wanted over meanwhile={<HeldTyping held={held} />}>
      {children(held)}
    </Wanted>
  );
}

function Body({ question }: { question: Question }) {
  const odds = useOdds();
  const answer = useTable((table) => table.answer);
  switch (question.kind) {
    case 'dice':
      return <DiceWanted key={question.id} question={question} />;
    case 'number':
      return (
        <InputWanted key={question.id} kind="number">
          {(held) => (
            <NumberAnswer
              question={question}
              held={held}
              onGive={(value) => answer(question.id, { kind: 'number', value })}
            />
          )}
        </InputWanted>
      );
    case 'text':
      return (
        <InputWanted key={question.id} kind="text">
          {(held) => (
            <TextAnswer
              question={question}
              held={held}
              onGive={(text) => answer(question.id, { kind: 'text', text })}
            />
          )}
        </InputWanted>
      );
    case 'choose':
    case 'pick':
      return (
        <Wanted key={question.id} over>
          <ChoiceAnswer
            question={question}
            odds={odds}
            onConfirm={(options) => answer(question.id, { kind: 'pick', options: [...options] })}
          />
        </Wanted>
      );
  }
}

/**
 * Stands beside whoever is asked where it covers nobody; else at the foot of the right column, where Next is otherwise: one click from
 * the move that asks.
 */
export function QuestionTray() {
  useAhead(ahead);
  const question = useShown((shown) => shown.question);
  const stuck = useShown(({ open }) => open.stuck);
  const undo = useTable((table) => table.undo);
  const tray = useRef<HTMLElement>(null);
  const id = question?.id;
  useBeside(tray, question);
  useEffect(() => {
    if (id === undefined) return;
    const at = document.activeElement;
    // A new question takes the focus, so that keys and screen readers are there; never out of an input or a dialog, nor off an option that
    // somebody has come to already. It is in view: having the browser scroll to it would lay the page out for that alone.
    if (!at?.closest('input, textarea, [data-option], [role="dialog"], [role="alertdialog"]'))
      tray.current?.focus({ preventScroll: true });
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
    <section ref={tray} tabIndex={-1} aria-label="Question" aria-live="polite" className={box}>
      <Head question={question} />
      <div className="-mx-1 min-h-0 overflow-y-auto px-1">
        <Body question={question} />
      </div>
    </section>
  );
}

const box =
  'glass rise flex max-h-[86%] shrink-0 flex-col low:order-first low:max-h-none gap-2.5 p-3 border-2 border-now outline-none';

/** The question tray: the one place where the engine asks. Who is asked, what, by which rule, and the ways to answer. */
import { ArrowDownToLine, ArrowUpToLine, EyeOff, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../engine/question.ts';
import { useTable } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import type { Dock } from '../map/dock.ts';
import { seatName } from '../moves.ts';
import { useOdds } from '../odds/useOdds.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { Deeds } from '../useDeeds.ts';
import { useFight } from '../useFight.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { Countdown } from './Countdown.tsx';
import { DiceAnswer } from './DiceAnswer.tsx';
import { NumberAnswer, TextAnswer } from './PlainAnswers.tsx';

/** The option that a countdown answers with. */
const LATE = 'late';

function Head({ question, deeds, dock, onDock }: { question: Question; deeds: Deeds; dock: Dock; onDock(): void }) {
  const { fight, derived, open } = useFight();
  const answer = useTable((table) => table.answer);
  const { seat } = question;
  const stance =
    seat.kind === 'combatant'
      ? derived.seen.get(seat.combatant)?.stance
      : seat.kind === 'side'
        ? fight.sides[seat.side]?.stance
        : undefined;
  const answered = open.encounter.open?.given.some(({ by }) => by !== 'auto') ?? false;
  return (
    <header className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-soft text-xs">
          {stance ? <SideMark stance={stance} /> : null}
          <span className="font-medium">{seatName(fight, seat)}</span>
          <RuleLink rule={question.rule} />
          {question.audience === 'gm' ? (
            <Chip>
              <EyeOff aria-hidden className="size-3" />
              only you see this
            </Chip>
          ) : null}
        </p>
        <h2 className="font-semibold text-ink text-lg leading-snug">{question.title}</h2>
        {question.detail ? <p className="text-soft text-sm leading-snug">{question.detail}</p> : null}
      </div>
      {question.countdown === undefined ? null : (
        <Countdown
          key={question.id}
          seconds={question.countdown}
          onEnd={() => answer(question.id, { kind: 'choose', option: LATE })}
        />
      )}
      <div className="flex gap-0.5">
        <IconButton
          icon={dock === 'bottom' ? ArrowUpToLine : ArrowDownToLine}
          label={dock === 'bottom' ? 'Put this at the top of the map' : 'Put this at the bottom of the map'}
          size="small"
          onPress={onDock}
        />
        <IconButton
          icon={Undo2}
          label={answered ? 'Step back one answer' : 'Take the move back'}
          keys="Esc"
          size="small"
          onPress={deeds.back}
        />
      </div>
    </header>
  );
}

function Body({ question, deeds }: { question: Question; deeds: Deeds }) {
  const { open } = useFight();
  const odds = useOdds(open);
  const answer = useTable((table) => table.answer);
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
          deeds={deeds}
          onConfirm={(options) => answer(question.id, { kind: 'pick', options: [...options] })}
        />
      );
  }
}

/** Shown over the edge of the map while something is asked. `suggested` is the edge that covers nobody it is about. */
export function QuestionTray({ deeds, suggested }: { deeds: Deeds; suggested: Dock }) {
  const { question, open } = useFight();
  const undo = useTable((table) => table.undo);
  const [chosen, setChosen] = useState<{ question: string; dock: Dock }>();
  const tray = useRef<HTMLElement>(null);
  const id = question?.id;
  useEffect(() => {
    if (id === undefined) return;
    const at = document.activeElement;
    // A new question takes the focus, so that keys and screen readers are there; never out of an input or a dialog.
    if (!at?.closest('input, textarea, [role="dialog"], [role="alertdialog"]')) tray.current?.focus();
  }, [id]);
  if (open.stuck !== undefined)
    return (
      <section role="alert" className={cn(box, 'bottom-3')}>
        <p className="font-semibold text-danger">This move cannot go on.</p>
        <p className="text-soft text-sm">{open.stuck}</p>
        <Button look="primary" icon={Undo2} onPress={undo} className="self-end">
          Take it back
        </Button>
      </section>
    );
  if (!question) return null;
  const dock = chosen?.question === question.id ? chosen.dock : suggested;
  return (
    <section
      ref={tray}
      tabIndex={-1}
      aria-label="Question"
      aria-live="polite"
      className={cn(box, dock === 'bottom' ? 'bottom-3' : 'top-3')}
    >
      <Head
        question={question}
        deeds={deeds}
        dock={dock}
        onDock={() => setChosen({ question: question.id, dock: dock === 'bottom' ? 'top' : 'bottom' })}
      />
      <div className="min-h-0 overflow-y-auto">
        <Body question={question} deeds={deeds} />
      </div>
    </section>
  );
}

const box =
  'rise absolute inset-x-0 z-20 mx-auto flex max-h-[58%] w-[min(44rem,calc(100%-1.5rem))] flex-col gap-2.5 rounded-card bg-panel p-3.5 shadow-lift outline-none';

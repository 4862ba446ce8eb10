/**
 * Steps through one demonstration: its lines on the left, the map in the middle, the log and
 * questions on the right.
 */
import { ArrowLeft, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, Dices, MessageSquareText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { liveStateOf } from '../engine/history.ts';
import { type ReadEntry, readLog } from '../engine/log/read.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { tokensOf } from '../map/boardModel.ts';
import { tableActions, useTable } from '../store/store.ts';
import { BareButton, Button, IconButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { Die } from '../ui/Die.tsx';
import { type DemoStep, demoOf } from './demo.ts';
import { useOneAtATime } from './useOneAtATime.ts';

const nothing = () => undefined;
const none: never[] = [];

const ICONS = {
  start: MessageSquareText,
  note: MessageSquareText,
  deed: ChevronRight,
  answer: Dices,
  check: CircleCheck,
};

function Lines({ steps, at, onGo }: { steps: readonly DemoStep[]; at: number; onGo(at: number): void }) {
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line comes into view when another one is current
  useEffect(() => {
    // In newer browsers this call returns a promise, which React would take for the effect's
    // cleanup.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol aria-label="Steps" className="min-h-0 flex-1 overflow-y-auto p-2">
      {steps.map((step, n) => {
        const Icon = step.fault ? CircleAlert : ICONS[step.kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a script's lines have no identity but their place
          <li key={n} ref={n === at ? current : undefined}>
            <BareButton
              onPress={() => onGo(n)}
              {...(n === at ? { 'aria-current': 'step' as const } : {})}
              className={cn(
                'flex w-full items-start gap-2 rounded-lg px-2.5 py-1.5 text-left text-sm leading-snug hover:bg-raised',
                n === at && 'bg-now-wash font-medium text-ink',
                n > at && 'text-faint',
                n < at && 'text-soft',
              )}
            >
              <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', step.fault ? 'text-danger' : 'text-faint')} />
              <span className={cn('min-w-0', step.kind === 'note' && 'italic')}>{step.text}</span>
            </BareButton>
          </li>
        );
      })}
    </ol>
  );
}

function Sentence({ entry, fresh }: { entry: ReadEntry; fresh: boolean }) {
  return (
    <li className={cn('flex flex-col gap-1.5 py-2', fresh ? 'text-ink' : 'text-faint')}>
      <span className="leading-snug">
        {entry.text} <span className="text-2xs text-faint tabular-nums">{entry.rule}</span>
      </span>
      {fresh && entry.dice.length > 0 ? (
        <span className="flex flex-wrap gap-1">
          {entry.dice.flatMap((dice, group) =>
            dice.faces.flatMap((chain, die) =>
              chain.map((face, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
                <Die key={`${group}.${die}.${n}`} sides={dice.sides} face={face} className="size-8" />
              )),
            ),
          )}
        </span>
      ) : null}
    </li>
  );
}

function Asked({ question }: { question: Question }) {
  return (
    <div className="rounded-card bg-raised p-3 text-sm">
      <p className="text-2xs text-faint">asked now · {question.rule}</p>
      <p className="mt-0.5 font-semibold">{question.title}</p>
      {question.detail ? <p className="mt-1 text-soft text-xs">{question.detail}</p> : null}
      {question.kind === 'choose' || question.kind === 'pick' ? (
        <ul className="mt-2 flex flex-col gap-1">
          {question.options.slice(0, 12).map((option) => (
            <li key={option.id} className={option.blocked ? 'text-faint' : 'text-soft'}>
              {option.label}
              {option.blocked ? `: ${option.blocked.text} (${option.blocked.rule})` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {question.kind === 'dice' ? (
        <p className="mt-1 text-soft">{question.rolls.map(({ label }) => label).join(', ')}</p>
      ) : null}
    </div>
  );
}

/** How many earlier sentences stay visible. */
const BEFORE = 6;

/**
 * The player. The script has its map with it. Arrow keys step. The last step offers to play the
 * fight from its start.
 */
export function DemoPlayer({ ruleset, script, onClose }: { ruleset: Ruleset; script: Script; onClose(): void }) {
  const demo = useMemo(() => demoOf(ruleset, {}, script), [ruleset, script]);
  const [at, setAt] = useState(0);
  const theme = useTable((table) => table.session.theme);
  const { picture: pictureOf, createFromScript } = tableActions;
  const [start, busy] = useOneAtATime();
  const steps = demo.ok ? demo.steps : [];
  const step = steps[at];
  const now = useMemo(() => (step ? liveStateOf(ruleset, step.encounter) : undefined), [ruleset, step]);
  const tokens = useMemo(
    () => (now ? tokensOf(ruleset, now.fight, derivedOf(ruleset, now.fight), { picked: none, selected: none }) : none),
    [ruleset, now],
  );
  const go = (by: number) => setAt((old) => Math.min(steps.length - 1, Math.max(0, old + by)));
  useActionKeys('screen', {
    right: () => go(1),
    next: () => go(1),
    left: () => go(-1),
    previous: () => go(-1),
    back: onClose,
  });
  if (!demo.ok || !step || !now)
    return (
      <main className="grid min-h-dvh place-content-center gap-4 bg-room p-8 text-ink">
        <p>This demonstration cannot be shown: {demo.ok ? 'it has no lines.' : demo.fault}</p>
        <Button onPress={onClose}>Back to the list</Button>
      </main>
    );
  const told = new Set(step.told.map(({ id }) => id));
  const sentences = readLog(now.fight).slice(-(BEFORE + told.size));
  return (
    <div className="flex h-room flex-col bg-room text-ink">
      <header className="flex items-center gap-3 bg-panel px-3 py-2">
        <IconButton icon={ArrowLeft} label="Back to the demonstrations" placement="bottom" onPress={onClose} />
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold text-base leading-tight">{script.title}</h1>
          <p className="text-soft text-xs">{ruleset.name}</p>
        </div>
        <Button look="quiet" isDisabled={busy} onPress={() => start(() => createFromScript({ ...script, lines: [] }))}>
          Play it yourself
        </Button>
      </header>
      <main className="grid min-h-0 flex-1 grid-cols-[19rem_minmax(0,1fr)_20rem]">
        <section aria-label="What is done" className="flex min-h-0 flex-col bg-panel">
          <Lines steps={steps} at={at} onGo={setAt} />
          <div className="grid grid-cols-[auto_1fr] gap-2 border-line border-t p-3">
            <Button icon={ChevronLeft} keys="←" isDisabled={at === 0} onPress={() => go(-1)}>
              Back
            </Button>
            <Button look="primary" keys="→" isDisabled={at === steps.length - 1} onPress={() => go(1)}>
              {at === steps.length - 1 ? 'That was all' : 'Next step'}
            </Button>
          </div>
        </section>
        <div className="relative min-w-0">
          <Board
            scene={now.fight.scene}
            tokens={tokens}
            marks={none}
            lines={none}
            interactive={false}
            pictureOf={pictureOf}
            onIntent={nothing}
            theme={theme}
          />
        </div>
        <section
          aria-label="What it came to"
          aria-live="polite"
          className="flex min-h-0 flex-col gap-3 overflow-y-auto bg-panel p-4"
        >
          <p className="text-soft text-xs tabular-nums">
            {ruleset.order(now.fight).title} · step {at} of {steps.length - 1}
          </p>
          {step.fault ? <p className="rounded-card bg-danger-wash p-3 text-danger text-sm">{step.fault}</p> : null}
          {now.question ? <Asked question={now.question} /> : null}
          {sentences.length === 0 ? <p className="text-faint text-sm">Nothing has happened yet.</p> : null}
          <ol className="divide-y divide-line text-sm">
            {sentences.map((entry) => (
              <Sentence key={entry.id} entry={entry} fresh={told.has(entry.id)} />
            ))}
          </ol>
        </section>
      </main>
    </div>
  );
}

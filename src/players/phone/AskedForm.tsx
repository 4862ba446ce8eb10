/** What is asked of the player, for a thumb: options, picks, a number, words, or dice. */
import { Check, ChevronDown, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '../../engine/question.ts';
import type { SeatAsked, SeatOption } from '../../engine/seat/seatAsked.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { Countdown } from '../said/Countdown.tsx';
import { DiceForm } from './DiceForm.tsx';
import { PlaceMap, placedOptions } from './PlaceMap.tsx';

type Of<K extends SeatAsked['kind']> = Extract<SeatAsked, { kind: K }>;
interface Give {
  onAnswer(answer: Answer): void;
}

function OptionButton({ option, picked, onPress }: { option: SeatOption; picked?: boolean; onPress(): void }) {
  const { label, detail, blocked, tone } = option;
  return (
    <Button
      size="large"
      className={cn(
        'h-auto min-h-14 w-full py-2',
        picked && 'outline-2 outline-now',
        tone === 'danger' && 'text-danger',
      )}
      look={tone === 'pass' ? 'quiet' : 'plain'}
      aria-pressed={picked}
      isDisabled={blocked !== undefined}
      onPress={onPress}
    >
      {picked ? <Check aria-hidden className="size-5 shrink-0 text-now" /> : null}
      <span className="flex flex-col">
        {label}
        {detail || blocked ? <span className="font-normal text-sm text-soft">{blocked ?? detail}</span> : null}
      </span>
    </Button>
  );
}

/** More answers than this fold behind a button, so that a thumb reaches what declines. */
const MOST_ANSWERS = 6;

/** The options: squares on a small map, and the others one below the other, what declines last. */
function Options({
  asked: { options, spots = [] },
  picked,
  onPress,
}: {
  asked: Of<'choose' | 'pick'>;
  picked?: readonly string[];
  onPress(id: string): void;
}) {
  const placed = placedOptions(options);
  const [unfolded, setUnfolded] = useState(false);
  const listed = options.filter(({ square }) => !square);
  const passes = listed.filter(({ tone }) => tone === 'pass');
  const answers = listed.filter(({ tone }) => tone !== 'pass');
  const folds = !unfolded && answers.length > MOST_ANSWERS + 1;
  const shown = folds ? answers.filter(({ id }, at) => at < MOST_ANSWERS || picked?.includes(id)) : answers;
  const button = (option: SeatOption) => (
    <OptionButton
      key={option.id}
      option={option}
      {...(picked ? { picked: picked.includes(option.id) } : {})}
      onPress={() => onPress(option.id)}
    />
  );
  return (
    <>
      {placed.length > 0 ? <PlaceMap options={placed} spots={spots} picked={picked ?? []} onPress={onPress} /> : null}
      {shown.map(button)}
      {shown.length < answers.length ? (
        <Button
          size="large"
          look="quiet"
          icon={ChevronDown}
          aria-expanded={false}
          className="h-auto min-h-14 w-full"
          onPress={() => setUnfolded(true)}
        >
          {answers.length - shown.length} more
        </Button>
      ) : null}
      {passes.map(button)}
    </>
  );
}

/** One tap answers; a tap on a square chooses it, and a second one on the button goes there. */
function ChooseForm({ asked, onAnswer }: { asked: Of<'choose'> } & Give) {
  const [square, setSquare] = useState<string>();
  const chosen = asked.options.find(({ id }) => id === square);
  const press = (id: string): void => {
    if (asked.options.some((option) => option.id === id && option.square)) setSquare(id);
    else onAnswer({ kind: 'choose', option: id });
  };
  return (
    <div className="flex flex-col gap-2">
      <Options asked={asked} {...(square === undefined ? {} : { picked: [square] })} onPress={press} />
      {chosen ? (
        <Button
          look="primary"
          size="large"
          className="h-auto min-h-14"
          onPress={() => onAnswer({ kind: 'choose', option: chosen.id })}
        >
          {chosen.label}
          {chosen.detail ? <span className="font-normal text-sm">{chosen.detail}</span> : null}
        </Button>
      ) : null}
    </div>
  );
}

function PickForm({ asked, onAnswer }: { asked: Of<'pick'> } & Give) {
  const { options, min, max } = asked;
  const [picked, setPicked] = useState(() => options.flatMap(({ id, usual }) => (usual ? [id] : [])));
  const toggle = (id: string): void =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <div className="flex flex-col gap-2">
      <Options asked={asked} picked={picked} onPress={toggle} />
      <Button
        look="primary"
        size="large"
        isDisabled={picked.length < min || picked.length > max}
        onPress={() => onAnswer({ kind: 'pick', options: picked })}
      >
        {picked.length === 0 ? 'Take none' : `Take ${picked.length}`}
      </Button>
    </div>
  );
}

function NumberForm({ asked, onAnswer }: { asked: Of<'number'> } & Give) {
  const { min, max, suggested, unit } = asked;
  const [value, setValue] = useState(suggested);
  const step = (by: number): void => setValue(Math.min(max, Math.max(min, value + by)));
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-soft">
        From {min} to {max}
        {unit ? ` ${unit}` : ''}
      </p>
      <div className="flex items-center gap-2">
        <Button size="large" icon={Minus} aria-label="One less" isDisabled={value <= min} onPress={() => step(-1)} />
        <output className="flex-1 text-center font-bold text-3xl tabular-nums">{value}</output>
        <Button size="large" icon={Plus} aria-label="One more" isDisabled={value >= max} onPress={() => step(1)} />
      </div>
      <Button look="primary" size="large" onPress={() => onAnswer({ kind: 'number', value })}>
        Take {value}
      </Button>
    </div>
  );
}

function TextForm({ asked, onAnswer }: { asked: Of<'text'> } & Give) {
  const [text, setText] = useState(asked.suggested);
  return (
    <div className="flex flex-col gap-2">
      <TextInput label={asked.title} bare value={text} longest={asked.longest} onChange={setText} />
      <Button look="primary" size="large" onPress={() => onAnswer({ kind: 'text', text })}>
        Take it
      </Button>
    </div>
  );
}

function Body({ asked, onAnswer }: { asked: SeatAsked } & Give) {
  switch (asked.kind) {
    case 'choose':
      return <ChooseForm asked={asked} onAnswer={onAnswer} />;
    case 'pick':
      return <PickForm asked={asked} onAnswer={onAnswer} />;
    case 'number':
      return <NumberForm asked={asked} onAnswer={onAnswer} />;
    case 'text':
      return <TextForm asked={asked} onAnswer={onAnswer} />;
    case 'dice':
      return <DiceForm asked={asked} onAnswer={onAnswer} />;
  }
}

const SHARED = {
  'first counts': 'Others are asked too. The first answer counts.',
  each: 'Others are asked too, each for their own.',
} as const;

/** The open question. */
export function AskedForm({ asked, onAnswer }: { asked: SeatAsked } & Give) {
  return (
    <section aria-label="Question" className="flex flex-col gap-3 rounded-card border-2 border-now bg-panel p-3">
      <header className="flex items-start gap-3">
        <div aria-live="assertive" className="min-w-0 flex-1">
          <h2 className="font-semibold text-lg leading-snug">{asked.title}</h2>
          {asked.detail ? <p className="text-sm text-soft leading-snug">{asked.detail}</p> : null}
          {asked.shared ? <p className="text-sm text-soft">{SHARED[asked.shared]}</p> : null}
        </div>
        {asked.countdown === undefined ? null : (
          <div className="text-[0.7rem]">
            <Countdown seconds={asked.countdown} />
          </div>
        )}
      </header>
      <Body asked={asked} onAnswer={onAnswer} />
    </section>
  );
}

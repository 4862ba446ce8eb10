/** A question with options: the GM picks one or several here, by number keys, or on the map. */
import { Check, ChevronRight, Lock, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import type { Option, Question } from '../../engine/question.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { numberedOptions, orderedOptions } from '../../engine/table/optionOrder.ts';
import { nameList } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useShownFight } from '../../store/store.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { answerOption } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { OddsLine } from '../odds/OddsLine.tsx';
import type { OddsResult, OptionOdds } from '../odds/oddsJob.ts';
import { pickedOf, standWords, takeWords, whyNotWith } from '../picks.ts';
import { RuleLink } from '../RuleLink.tsx';
import { usePointing } from '../usePointing.ts';
import { nameOfPlace } from './placeNames.ts';

type Options = Extract<Question, { kind: 'choose' | 'pick' }>;

/** More places than this are chosen on the map, and the list is folded behind a button. */
const MOST_PLACES = 6;

/** Tells whether odds are worth a line: the outcome is uncertain, or harm is sure. */
const saysSomething = ({ outcomes }: OptionOdds): boolean =>
  outcomes.length > 1 || outcomes.some(({ outcome }) => outcome.tone === 'bad');

/** Labels of at most this many characters stand two in a row of a narrow question form. */
const SHORT_LABEL = 16;

/** More greyed options than this are folded. */
const MOST_BLOCKED = 2;

function OptionButton({
  option,
  number,
  picked,
  locked,
  odds,
  passes,
  onChoose,
}: {
  option: Option;
  number: number;
  /** In a question for several options: whether this option is picked. */
  picked: 'yes' | 'no' | undefined;
  /** Why this option does not fit the other picks. */
  locked: string | undefined;
  odds: OddsResult | undefined;
  /** The options that decline. */
  passes: readonly string[];
  onChoose(): void;
}) {
  const pointing = usePointing({ token: option.combatant, place: option.place });
  const mine = odds?.odds.find((one) => one.option === option.id);
  const telling = mine !== undefined && saysSomething(mine);
  const oddsId = useId();
  const where = useShownFight(({ fight, question }) => question && nameOfPlace(fight, question, option));
  // A cost that the label already names is not repeated.
  const detail = option.detail === option.label ? undefined : option.detail;
  const label = where === undefined || detail?.startsWith(option.label) ? undefined : option.label;
  const below = [label, detail].filter(Boolean).join(' · ');
  const stance = useShownFight(({ derived }) =>
    option.combatant === undefined ? undefined : derived.seen.get(option.combatant)?.stance,
  );
  const about = useShownFight(({ fight }) =>
    mine === undefined || mine.about === option.combatant ? undefined : nameOfOne(fight, mine.about),
  );
  return (
    <BareButton
      onPress={onChoose}
      {...pointing.props}
      onFocus={pointing.point}
      {...(number <= 9 ? { 'aria-keyshortcuts': String(number) } : {})}
      data-option={option.id}
      {...(picked ? { 'aria-pressed': picked === 'yes', 'data-pick': '' } : {})}
      {...(locked ? { 'aria-disabled': true } : {})}
      aria-label={[option.label, where, detail, locked].filter(Boolean).join(', ')}
      {...(telling ? { 'aria-describedby': oddsId } : {})}
      className={cn(
        'flex min-h-10 w-full min-w-0 items-start gap-2 rounded-lg px-2.5 py-1.5 text-left hover:brightness-115 active:brightness-90',
        locked
          ? 'opacity-70'
          : picked === 'yes'
            ? 'bg-now-wash ring-1 ring-now ring-inset'
            : option.tone === 'pass'
              ? 'bg-raised'
              : 'bg-lifted',
      )}
    >
      {number <= 9 ? (
        <span className="mt-px">
          <Kbd>{String(number)}</Kbd>
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-1.5">
          {stance ? <SideMark stance={stance} className="mt-1" /> : null}
          <span
            className={cn(
              'min-w-0 font-medium text-sm leading-5',
              option.tone === 'danger' ? 'text-danger' : option.tone === 'pass' ? 'text-soft' : 'text-ink',
            )}
          >
            {where ?? option.label}
          </span>
          {picked === 'yes' ? <Check aria-hidden className="size-4 text-now" /> : null}
        </span>
        {below ? <span className="block text-soft text-xs leading-snug">{below}</span> : null}
        {locked ? <span className="block text-soft text-xs leading-snug">{locked}</span> : null}
        {telling && odds ? (
          <span id={oddsId} className="block">
            <OddsLine odds={mine} all={odds} passes={passes} about={about} />
          </span>
        ) : null}
      </span>
    </BareButton>
  );
}

function BlockedOption({ option }: { option: Option }) {
  const id = useId();
  const pointing = usePointing({ token: option.combatant, place: option.place });
  const reason = option.blocked;
  if (!reason) return null;
  return (
    <span className="flex items-center gap-1">
      {/* This button is beside the question form, because the pointer may rest here from the click
          before, and the answers above must stay free. */}
      <BareButton
        aria-disabled="true"
        tip={{ label: reason.text, hint: reason.rule, side: 'left' }}
        {...pointing.props}
        onFocus={pointing.point}
        aria-describedby={id}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-lg px-3 py-1 text-left text-faint text-xs"
      >
        <Lock aria-hidden className="size-3 shrink-0" />
        <span className="min-w-0 leading-4">
          <span className="text-soft">{option.label}</span>
          <span id={id}> · {reason.text}</span>
        </span>
      </BareButton>
      <RuleLink rule={reason.rule} />
    </span>
  );
}

/**
 * The options that cannot be chosen. A few stand there with their reasons; more fold into one line,
 * so that the map stays free.
 */
function BlockedOptions({ options }: { options: readonly Option[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const few = options.length <= MOST_BLOCKED;
  return (
    <div>
      {few ? null : (
        <BareButton
          onPress={() => setUnfolded(!unfolded)}
          aria-expanded={unfolded}
          className="flex h-6 items-center gap-2 rounded px-1 text-faint text-xs hover:text-ink"
        >
          <Lock aria-hidden className="size-3" />
          {options.length} cannot be chosen{unfolded ? '' : `: ${reasonsOf(options)}`}
        </BareButton>
      )}
      {few || unfolded ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-x-2">
          {options.map((option) => (
            <BlockedOption key={option.id} option={option} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/**
 * The options that may be chosen but are unlikely: one line that says who and why, until the GM
 * unfolds it.
 */
function Unlikely({ question, options }: { question: Options; options: readonly Option[] }) {
  return (
    <BareButton
      onPress={() => useFightUi.getState().unfold(question.id)}
      aria-expanded={false}
      className="flex min-h-7 items-center gap-2 rounded px-1 text-left text-soft pointer-coarse:min-h-8 text-xs hover:text-ink"
    >
      <ChevronRight aria-hidden className="size-3.5 shrink-0" />
      <span>By ruling: {nameList(options.map(({ label }) => label))}</span>
    </BareButton>
  );
}

/** The rules that block these options, each rule once. */
const reasonsOf = (options: readonly Option[]): string =>
  [...new Set(options.flatMap(({ blocked }) => (blocked ? [blocked.rule] : [])))].join(', ');

/** The form for the options of a question. */
export function ChoiceAnswer({
  question,
  odds,
  onConfirm,
}: {
  question: Options;
  odds: OddsResult | undefined;
  onConfirm(options: readonly string[]): void;
}) {
  const picks = useFightUi((ui) => ui.picks);
  const enter = useKeyOf('confirm');
  const [all, setAll] = useState(false);
  const picked = pickedOf(picks, question);
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const past = useShownFight(({ open }) => open.encounter.past);
  const unfolded = useFightUi((ui) => ui.unfolded === question.id);
  const unlikely = orderedOptions(question, { ruleset, fight, past }).folded;
  const free = numberedOptions(question, { ruleset, fight, past }, unfolded);
  const passes = free.flatMap(({ id, tone }) => (tone === 'pass' ? [id] : []));
  const blocked = question.options.filter((option) => option.blocked);
  const places = free.filter((option) => option.place !== undefined && option.combatant === undefined);
  const folded = places.length > MOST_PLACES && !all;
  const shown = folded ? free.filter((option) => !places.includes(option)) : free;
  const wide = odds !== undefined || shown.some(({ label, detail }) => detail || label.length > SHORT_LABEL);
  return (
    <div className="flex flex-col gap-2">
      {places.length > 0 ? (
        <p className="flex items-center gap-1.5 text-soft text-xs">
          <MapPin aria-hidden className="size-3.5 shrink-0 text-now" />
          {folded ? `Choose one of ${places.length} lit places on the map` : 'Choose on the map or here'}
          {folded ? (
            <BareButton onPress={() => setAll(true)} className="underline underline-offset-2 hover:text-ink">
              show them as a list
            </BareButton>
          ) : null}
        </p>
      ) : null}
      <div
        className={cn(
          'grid gap-1.5',
          wide && shown.length <= 4
            ? 'grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]'
            : wide
              ? 'grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]'
              : 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
        )}
      >
        {shown.map((option) => (
          <OptionButton
            key={option.id}
            option={option}
            number={free.indexOf(option) + 1}
            picked={question.kind === 'pick' ? (picked.includes(option.id) ? 'yes' : 'no') : undefined}
            locked={question.kind === 'pick' ? whyNotWith(question, picked, option) : undefined}
            odds={odds}
            passes={passes}
            onChoose={() => answerOption(option.id)}
          />
        ))}
      </div>
      {unlikely.length > 0 && !unfolded ? <Unlikely question={question} options={unlikely} /> : null}
      {blocked.length > 0 ? <BlockedOptions options={blocked} /> : null}
      {question.kind === 'pick' ? (
        <div className="flex items-center justify-end gap-3">
          <span aria-live="polite" className="text-soft text-xs tabular-nums">
            {standWords(question, picked)}
          </span>
          <Button
            look="primary"
            keys={enter}
            isDisabled={picked.length < question.min || picked.length > question.max}
            onPress={() => onConfirm(picked)}
          >
            {takeWords(question, picked)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

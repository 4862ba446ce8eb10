/** One answer of a question in one line, with its odds beside it. */
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Option } from '../../engine/question.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { bareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { keyCap } from '../../ui/Kbd.tsx';
import { type Stance, sideMark } from '../../ui/SideMark.tsx';
import { oddsMark } from '../odds/OddsLine.tsx';
import type { OddsResult, OptionOdds } from '../odds/oddsJob.ts';
import { oddsText } from '../odds/oddsWords.ts';
import { usePointing } from '../usePointing.ts';
import { nameOfPlace } from './placeNames.ts';

/** Less than this of the whole tells nothing: “at least 4 % unhurt”. */
const LEAST_TOLD = 0.5;

/** Tells whether odds are worth telling: the outcome is uncertain, or harm is sure. */
export const saysSomething = ({ outcomes, covered }: OptionOdds): boolean =>
  covered >= LEAST_TOLD && (outcomes.length > 1 || outcomes.some(({ outcome }) => outcome.tone === 'bad'));

/**
 * What the words of an option's odds are made of; undefined without odds. They name whom they are
 * about where the option does not.
 */
export function useOddsTold(
  option: Option | undefined,
  odds: OddsResult | undefined,
  passes: readonly string[],
): Parameters<typeof oddsText>[0] | undefined {
  const mine = option && odds?.odds.find((one) => one.option === option.id);
  const unit = useShownFight(({ ruleset }) => ruleset.harmWord);
  const about = useShownFight(({ fight }) =>
    mine === undefined || mine.about === option?.combatant ? undefined : nameOfOne(fight, mine.about),
  );
  return mine && odds && { odds: mine, all: odds, passes, unit, about };
}

/** Labels of at most this many characters leave room for the odds on their line. */
const ONE_LINE = 24;

/** What an answer costs or where it is, where its label does not say so already. */
const detailOf = ({ label, detail }: Option): string | undefined => (detail === label ? undefined : detail);

/** The words that stand with an answer, after its label or the name of its place. */
function moreOf(option: Option, where: string | undefined): string {
  const detail = detailOf(option);
  const label = where === undefined || detail?.startsWith(option.label) ? undefined : option.label;
  return [label, detail].filter(Boolean).join(' · ');
}

/** The words of the answer: its name or its place, and `more` beside it. Its name is never cut. */
function words(option: Option, where: string | undefined, stance: Stance | undefined, more: string) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 leading-5">
      <span className="flex min-w-0 items-baseline gap-1.5">
        {stance ? sideMark({ stance, className: 'shrink-0 self-center' }) : null}
        <span
          className={cn(
            'min-w-0 font-medium text-sm',
            option.tone === 'danger' ? 'text-danger' : option.tone === 'pass' ? 'text-soft' : 'text-ink',
          )}
        >
          {where ?? option.label}
        </span>
      </span>
      {more ? <span className="text-soft text-xs">{more}</span> : null}
    </span>
  );
}

/** The answer as a button with its number key. */
export function OptionRow({
  option,
  number,
  picked,
  relation,
  locked,
  odds,
  passes,
  onChoose,
  onPoint,
}: {
  option: Option;
  number: number;
  /** In a question for several options: whether this option is picked. */
  picked: 'yes' | 'no' | undefined;
  /** What the combatant of an option that is hardly meant is to whoever is asked. */
  relation: string | undefined;
  /** Why this option does not fit the other picks. */
  locked: string | undefined;
  odds: OddsResult | undefined;
  /** The options that decline. */
  passes: readonly string[];
  onChoose(): void;
  /** The pointer or the focus has come to this answer. */
  onPoint(): void;
}) {
  const pointing = usePointing({ token: option.combatant, place: option.place });
  const told = useOddsTold(option, odds, passes);
  const telling = told !== undefined && saysSomething(told.odds);
  const oddsId = useId();
  const where = useShownFight(({ fight, question }) => question && nameOfPlace(fight, question, option));
  // The head of the question shows the mark of whom it asks: only others' answers need one.
  const stance = useShownFight(({ derived, question }) =>
    option.combatant === undefined ||
    (question?.seat.kind === 'combatant' && question.seat.combatant === option.combatant)
      ? undefined
      : derived.seen.get(option.combatant)?.stance,
  );
  // Beside odds a short label keeps its line, and the words below the list tell what it costs. What
  // a longer one costs stands below it, as wide as the answer.
  const rest = telling && option.label.length <= ONE_LINE ? '' : moreOf(option, where);
  const more = [rest, rest.includes(relation ?? '') ? '' : relation].filter(Boolean).join(' · ');
  return bareButton({
    onPress: onChoose,
    ...pointing.props,
    onPointerEnter: onPoint,
    onFocus: () => {
      pointing.point();
      onPoint();
    },
    ...(number <= 9 ? { 'aria-keyshortcuts': String(number) } : {}),
    'data-option': option.id,
    ...(picked ? { 'aria-pressed': picked === 'yes', 'data-pick': '' } : {}),
    ...(locked ? { 'aria-disabled': true } : {}),
    'aria-label': [
      option.label,
      where,
      moreOf(option, where).includes(relation ?? '') ? '' : relation,
      detailOf(option),
      locked,
    ]
      .filter(Boolean)
      .join(', '),
    ...(telling ? { 'aria-describedby': oddsId } : {}),
    className: cn(
      'relative flex min-h-8 w-full min-w-0 flex-wrap items-center gap-x-2 rounded-lg px-2 py-1 text-left hover:brightness-115 active:brightness-90',
      telling && 'pb-2',
      locked
        ? 'opacity-70'
        : picked === 'yes'
          ? 'bg-now-wash ring-1 ring-now ring-inset'
          : option.tone === 'pass'
            ? 'bg-raised'
            : 'bg-lifted',
    ),
    children: (
      <>
        {number <= 9 ? keyCap(String(number)) : null}
        <span className="min-w-0 flex-1">
          {words(option, where, stance, telling ? '' : more)}
          {locked ? <span className="block text-soft text-xs leading-snug">{locked}</span> : null}
        </span>
        {picked === 'yes' ? <Check aria-hidden className="size-4 shrink-0 text-now" /> : null}
        {telling ? (
          <>
            {oddsMark(told)}
            <span id={oddsId} className="sr-only">
              {oddsText(told)}
            </span>
            {more ? (
              <span className={cn('basis-full text-soft text-xs leading-4', number <= 9 && 'pl-[1.65rem]')}>
                {more}
              </span>
            ) : null}
          </>
        ) : null}
      </>
    ),
  });
}

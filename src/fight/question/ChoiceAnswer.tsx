/** A question with options: the GM picks one or several here, by number keys, or on the map. */
import { ChevronDown, ChevronRight, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Fight, relationOf } from '../../engine/fight.ts';
import type { Option, Question } from '../../engine/question.ts';
import { RELATION_WORDS } from '../../engine/table/fightWords.ts';
import { numberedOptions, orderedOptions } from '../../engine/table/optionOrder.ts';
import { nameList } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { usePhones } from '../../store/players/screen.ts';
import { useShownFight } from '../../store/store.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { keyCap } from '../../ui/Kbd.tsx';
import { answerOption } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { foldedAnswers, isPlaceAlone } from '../foldedAnswers.ts';
import { OddsWords } from '../odds/OddsLine.tsx';
import type { OddsResult } from '../odds/oddsJob.ts';
import { expectsOdds } from '../odds/useOdds.ts';
import { pickedOf, standWords, takeWords, whyNotWith } from '../picks.ts';
import { BlockedOptions } from './BlockedOptions.tsx';
import { OptionRow, saysSomething, useOddsTold } from './OptionRow.tsx';

type Options = Extract<Question, { kind: 'choose' | 'pick' }>;

/** More places than this are chosen on the map, and the list is folded behind a button. */
const MOST_PLACES = 6;

/** Labels of at most this many characters stand two in a row of a narrow question form. */
const SHORT_LABEL = 16;

/**
 * The options that may be chosen but are unlikely: one line that says who and why, until the GM
 * unfolds it.
 */
function Unlikely({ question, options }: { question: Options; options: readonly Option[] }) {
  const fight = useShownFight((shown) => shown.fight);
  const named = options.map((option) => {
    const relation = relationWord(fight, question, option);
    return relation === undefined ? option.label : `${option.label} (${relation})`;
  });
  return (
    <BareButton
      onPress={() => useFightUi.setState({ unfolded: question.id, listed: question.id })}
      aria-expanded={false}
      className="flex min-h-7 items-center gap-2 rounded px-1 text-left text-soft pointer-coarse:min-h-8 text-xs hover:text-ink"
    >
      <ChevronRight aria-hidden className="size-3.5 shrink-0" />
      <span>By ruling: {nameList(named)}</span>
    </BareButton>
  );
}

/**
 * The answers that are folded, as one row with their keys. Pressing the row lists them and goes to
 * the first of them.
 */
function More({ question, folded, from }: { question: string; folded: readonly Option[]; from: number }) {
  const last = Math.min(9, from + folded.length - 1);
  return (
    <BareButton
      aria-expanded={false}
      onPress={({ target }) => {
        const list = target.parentElement;
        flushSync(() => useFightUi.getState().list(question));
        list?.querySelector<HTMLElement>(`[data-option="${CSS.escape(folded[0]?.id ?? '')}"]`)?.focus();
      }}
      className="col-span-full flex min-h-8 items-center gap-2 rounded-lg px-2 text-left text-sm text-soft hover:bg-lifted hover:text-ink"
    >
      {from <= 9 ? keyCap(from === last ? `${from}` : `${from}–${last}`) : null}
      <span className="flex-1">{folded.length} more</span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </BareButton>
  );
}

/** What the combatant of an unlikely option is to whoever is asked: “a friend”. */
function relationWord(fight: Fight, { seat }: Options, { combatant }: Option): string | undefined {
  if (seat.kind !== 'combatant' || combatant === undefined || combatant === seat.combatant) return undefined;
  return RELATION_WORDS[relationOf(fight, seat.combatant, combatant)];
}

/** Picks what phones have picked of this question. The GM may take each of them back. */
function usePhonePicks(question: Question): void {
  const decided = usePhones((phones) => phones.decided);
  useEffect(() => {
    const { picks, pick } = useFightUi.getState();
    const picked = pickedOf(picks, question);
    const more = Object.values(decided)
      .flat()
      .filter((id) => !picked.includes(id));
    if (question.kind === 'pick' && more.length > 0) pick(question.id, [...picked, ...more]);
  }, [decided, question]);
}

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
  const [pointed, setPointed] = useState<string>();
  const picked = pickedOf(picks, question);
  usePhonePicks(question);
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const past = useShownFight(({ open }) => open.encounter.past);
  const unfolded = useFightUi((ui) => ui.unfolded === question.id);
  const listed = useFightUi((ui) => ui.listed === question.id);
  const unlikely = orderedOptions(question, { ruleset, fight, past }).folded;
  const free = numberedOptions(question, { ruleset, fight, past }, unfolded);
  const passes = free.flatMap(({ id, tone }) => (tone === 'pass' ? [id] : []));
  const blocked = question.options.filter((option) => option.blocked);
  const places = free.filter(isPlaceAlone);
  const onMap = places.length > MOST_PLACES && !listed;
  const more = listed ? [] : foldedAnswers(free, picked);
  const shown = free.filter((option) => !(onMap && places.includes(option)) && !more.includes(option));
  const declining = shown.filter(({ tone }) => tone === 'pass');
  const others = shown.filter(({ tone }) => tone !== 'pass');
  const room = odds !== undefined || (question.kind === 'choose' && expectsOdds(question));
  const wide = room || others.some(({ label, detail }) => detail || label.length > SHORT_LABEL);
  const told = (id: string) => odds?.odds.some((one) => one.option === id && saysSomething(one));
  const telling = shown.filter(({ id }) => told(id));
  const described = telling.find(({ id }) => id === pointed) ?? telling[0];
  const description = useOddsTold(described, odds, passes);
  const row = (option: Option) => (
    <OptionRow
      key={option.id}
      option={option}
      number={free.indexOf(option) + 1}
      picked={question.kind === 'pick' ? (picked.includes(option.id) ? 'yes' : 'no') : undefined}
      relation={unlikely.includes(option) ? relationWord(fight, question, option) : undefined}
      locked={question.kind === 'pick' ? whyNotWith(question, picked, option) : undefined}
      odds={odds}
      passes={passes}
      onChoose={() => answerOption(option.id)}
      onPoint={() => setPointed(option.id)}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      {places.length > 0 ? (
        <p className="flex flex-wrap items-center gap-1.5 text-soft text-xs">
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-3.5 shrink-0 text-now" />
            {onMap ? `Choose one of ${places.length} lit places on the map` : 'Choose on the map or here'}
          </span>
          {onMap ? (
            <BareButton
              onPress={() => useFightUi.getState().list(question.id)}
              className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
            >
              show them as a list
            </BareButton>
          ) : null}
        </p>
      ) : null}
      <div className={cn('grid gap-1', wide ? '' : 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]')}>
        {others.map(row)}
        {more[0] ? <More question={question.id} folded={more} from={free.indexOf(more[0]) + 1} /> : null}
      </div>
      {unlikely.length > 0 && !unfolded ? <Unlikely question={question} options={unlikely} /> : null}
      {blocked.length > 0 ? <BlockedOptions options={blocked} /> : null}
      <Foot>
        {room ? (
          <p aria-hidden className="min-h-13 text-[0.8125rem] text-soft leading-[1.05rem]">
            {described && odds ? (
              <>
                <span className="font-medium text-ink">{described.label}: </span>
                {described.detail ? `${described.detail}. ` : ''}
                {description ? <OddsWords {...description} /> : null}
              </>
            ) : null}
          </p>
        ) : null}
        {declining.map(row)}
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
      </Foot>
    </div>
  );
}

/** What must be pressed to go on: pinned at the form's foot, however long the list above is. */
function Foot({ children }: { children: ReactNode }) {
  return (
    <div data-foot="" className="sticky bottom-0 flex flex-col gap-1 bg-panel pt-1 empty:hidden">
      {children}
    </div>
  );
}

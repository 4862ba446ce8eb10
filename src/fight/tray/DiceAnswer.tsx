/** A question for dice: faces are tapped or typed, or rolled for you; for each seat it is remembered who rolls real dice. */
import { Dices, Hand } from 'lucide-react';
import { useState } from 'react';
import { readFaces } from '../../engine/dice.ts';
import type { Question, Roll } from '../../engine/question.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useDeedKeys } from '../../keys/useDeedKeys.ts';
import { rollsOwn, seatKey } from '../../store/auto.ts';
import { seatName } from '../../store/fight/words.ts';
import { useShown, useTable } from '../../store/store.ts';
import { Button, IconToggle } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Die } from '../../ui/Die.tsx';
import { FacePad } from '../../ui/inputs/FacePad.tsx';
import { TallyList } from '../card/FigureView.tsx';
import { chancesOf } from '../odds/chances.ts';
import {
  currentSlot,
  type DiceEntry,
  emptyEntry,
  eraseOne,
  isFull,
  isTouched,
  putFace,
  type Slot,
  settleDigits,
  slotsOf,
  typeDigit,
  typedFaces,
} from './diceEntry.ts';
import { Rulings } from './Rulings.tsx';

type Dice = Extract<Question, { kind: 'dice' }>;
const sameSlot = (a: Slot | undefined, b: Slot) =>
  a !== undefined && a.roll === b.roll && a.group === b.group && a.die === b.die && a.link === b.link;

/** More dice than this are drawn smaller. */
const MOST_BIG = 4;

/** More dice than this do not fit beside the words and stand below them. */
const MOST_BESIDE = 2;

function RollRow({
  question,
  roll,
  large,
  own,
  entry,
  current,
  onOwn,
  onPoint,
}: {
  /** The question's id. */
  question: string;
  roll: Roll;
  /** Alone in its question: there is room for big dice. */
  large: boolean;
  own: boolean;
  entry: DiceEntry;
  current: Slot | undefined;
  onOwn(own: boolean): void;
  onPoint(slot: Slot): void;
}) {
  const seat = useShown(({ fight }) => seatName(fight, roll.seat));
  const full = isFull(roll, entry);
  const chances = roll.groups.flatMap((group) => {
    const chance = chancesOf(group);
    return chance ? [roll.groups.length > 1 && group.label ? `${group.label} ${chance.text}` : chance.text] : [];
  });
  const dice = roll.groups.reduce((sum, _, which) => sum + slotsOf(roll, which, entry).length, 0);
  const size = large ? (dice > MOST_BIG ? 'size-11' : 'size-14') : 'size-9';
  const below = large || dice > MOST_BESIDE;
  const groups = roll.groups.map((group, which) => (
    <span key={group.id} className="flex flex-col gap-0.5">
      {roll.groups.length > 1 && group.label ? <span className="text-2xs text-soft">{group.label}</span> : null}
      <span className="flex flex-wrap items-center gap-1">
        {slotsOf(roll, which, entry).map((slot) => {
          const here = sameSlot(current, slot);
          return (
            <button
              key={`${slot.die}.${slot.link}`}
              type="button"
              tabIndex={-1}
              aria-label={`${roll.label}, die ${slot.die + 1}${slot.link > 0 ? ', rolled again' : ''}: ${
                slot.face ?? 'no face yet'
              }`}
              onClick={() => onPoint(slot)}
            >
              {/* A die without a face shows what is being typed. */}
              <Die
                sides={slot.sides}
                face={slot.face ?? (here && entry.pending !== '' ? Number(entry.pending) : undefined)}
                mood={here ? 'asked' : slot.face === undefined ? 'empty' : 'set'}
                className={size}
              />
            </button>
          );
        })}
        {full ? (
          <span className="font-semibold text-ink text-sm tabular-nums">
            = {readFaces(group, entry.faces[roll.id]?.[which] ?? [])}
          </span>
        ) : null}
      </span>
    </span>
  ));
  return (
    <li className={cn('rounded-lg px-2', large ? 'py-2' : 'py-1', current?.roll === roll.id ? 'bg-raised' : '')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {large ? null : <p className="truncate font-medium text-ink text-sm">{roll.label}</p>}
          <p className="text-soft text-xs leading-snug">
            {roll.label.includes(seat) || large ? '' : `${seat} · `}
            {roll.aim ? `needs ${roll.aim}` : ''}
          </p>
          <p className="text-2xs text-faint leading-snug">{[...new Set(chances)].join(' · ')}</p>
        </div>
        {below ? null : groups}
        <Rulings question={question} roll={roll} />
        <IconToggle
          icon={Hand}
          label={own ? `${seat} rolls real dice. Press to have them rolled` : `Press when ${seat} rolls real dice`}
          isSelected={own}
          onChange={onOwn}
        />
      </div>
      {below ? <div className="mt-1 flex flex-wrap gap-x-2.5 gap-y-1.5">{groups}</div> : null}
      {roll.tally && roll.tally.parts.length > 1 ? (
        <details className="mt-0.5 text-xs">
          <summary className="cursor-default text-soft">
            {roll.tally.label} <b className="text-ink tabular-nums">{roll.tally.total}</b>
            <span className="text-faint">, where it comes from</span>
          </summary>
          <TallyList tally={roll.tally} />
        </details>
      ) : null}
    </li>
  );
}

/** The dice asked for. Keyed by its question: another question starts empty. */
export function DiceAnswer({ question }: { question: Dice }) {
  const fight = useShown((shown) => shown.fight);
  const ownDice = useTable((table) => table.session.ownDice);
  const setSession = useTable((table) => table.setSession);
  const answer = useTable((table) => table.answer);
  const rollAll = useTable((table) => table.roll);
  const [entry, setEntry] = useState(() => emptyEntry(question.rolls));
  const typedRolls = question.rolls.filter((roll) => rollsOwn(fight, ownDice, roll.seat) || isTouched(roll, entry));
  const current = currentSlot(typedRolls.length > 0 ? typedRolls : question.rolls, entry);
  const rolls = typedRolls.length > 0 ? typedRolls : question.rolls;
  const complete = question.rolls.every((roll) => isFull(roll, entry));
  const some = question.rolls.some((roll) => isFull(roll, entry));

  const take = () => {
    const settled = settleDigits(rolls, entry);
    if (question.rolls.every((roll) => isFull(roll, settled)))
      answer(question.id, { kind: 'dice', faces: typedFaces(question.rolls, settled) }, 'typed');
    else if (entry.pending !== '') setEntry(settled);
    else rollAll(typedFaces(question.rolls, settled));
  };

  // The keyboard writes faces wherever the focus is: nobody should have to click into a die first.
  useDeedKeys('question', {
    face: ({ key }) => setEntry(typeDigit(rolls, entry, Number(key))),
    wipe: () => setEntry(eraseOne(rolls, entry)),
    settle: () => entry.pending !== '' && setEntry(settleDigits(rolls, entry)),
    confirm: take,
  });
  const enter = useKeyOf('confirm');

  const setOwn = (roll: Roll, own: boolean) => {
    const key = seatKey(roll.seat);
    // Whoever has no player goes by the GM's dice: switching such a one off switches the GM's off.
    const off = ownDice.includes(key) ? key : 'gm';
    setSession({ ownDice: own ? [...ownDice, key] : ownDice.filter((one) => one !== off) });
  };

  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-0.5">
        {question.rolls.map((roll) => (
          <RollRow
            key={roll.id}
            question={question.id}
            roll={roll}
            large={question.rolls.length === 1}
            own={rollsOwn(fight, ownDice, roll.seat)}
            entry={entry}
            current={current}
            onOwn={(own) => setOwn(roll, own)}
            onPoint={(slot) => setEntry({ ...entry, pending: '', at: slot })}
          />
        ))}
      </ul>
      {/* The pad stays in view however long the list of rolls is. */}
      <div className="sticky bottom-0 flex flex-col gap-2 bg-panel pt-1">
        {current ? (
          <FacePad
            sides={current.sides}
            chosen={current.face}
            label={`Face of the d${current.sides}`}
            onFace={(face) => setEntry(putFace(rolls, entry, face))}
          />
        ) : null}
        {complete ? (
          <Button look="primary" keys={enter} onPress={take}>
            Take these dice
          </Button>
        ) : (
          <Button look="primary" icon={Dices} keys={enter} onPress={take}>
            {some ? 'Roll the rest' : 'Roll for me'}
          </Button>
        )}
      </div>
    </div>
  );
}

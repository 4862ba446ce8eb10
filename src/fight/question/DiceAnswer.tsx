/**
 * The form for a question for dice. The GM taps, types or pastes faces or a group's number, or lets
 * the program roll. This device remembers who rolls real dice.
 */
import { Dices, Hash } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Question, Roll } from '../../engine/question.ts';
import { rollsOwn, seatKey } from '../../engine/table/byItself.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import { usePhones } from '../../store/players/screen.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import { Button, IconToggle } from '../../ui/Button.tsx';
import { FacePad } from '../../ui/inputs/FacePad.tsx';
import {
  currentSlot,
  type DiceEntry,
  emptyEntry,
  eraseOne,
  isFull,
  isHandDiceEntered,
  isTouched,
  pasteNumbers,
  putFace,
  type Slot,
  settleDigits,
  typeDigit,
  typedFaces,
  typedSaid,
  withFaces,
} from './diceEntry.ts';
import { diceTotalFor, diceWay, rememberWay } from './diceTotal.ts';
import { isEnterHabit, noteDiceTaken } from './enterHabit.ts';
import { OrderRolls } from './OrderRolls.tsx';
import { RollRow } from './RollRow.tsx';

type Dice = Extract<Question, { kind: 'dice' }>;
/**
 * The form for the dice that a question asks for. Its React key is the question's id, so that each
 * question starts empty.
 */
export function DiceAnswer({ question }: { question: Dice }) {
  const fight = useShownFight((shown) => shown.fight);
  const ownDice = useTable((table) => table.session.ownDice);
  const typedDice = useTable((table) => table.session.typedDice);
  const { setSession, answer, roll: rollAll } = tableActions;
  const fromPhones = usePhones((phones) => phones.rolled);
  const [typed, setEntry] = useState(() => emptyEntry(question.rolls, diceWay()));
  const entry = withFaces(typed, fromPhones);
  const isOwn = ({ seat }: Roll) => rollsOwn(fight, ownDice, seat);
  // Where nobody is marked as rolling real dice, what is typed goes on from one roll to the next.
  const rolls = question.rolls.some(isOwn)
    ? question.rolls.filter((roll) => isOwn(roll) || isTouched(roll, entry))
    : question.rolls;
  const current = currentSlot(rolls, entry);
  const complete = question.rolls.every((roll) => isFull(roll, entry));
  const some = question.rolls.some((roll) => isFull(roll, entry));

  const saidOf = (done: DiceEntry) => {
    const said = typedSaid(question.rolls, done);
    return Object.keys(said).length > 0 ? { said } : {};
  };
  const give = (done: DiceEntry) => {
    if (question.rolls.every((roll) => isFull(roll, done)))
      answer(question.id, { kind: 'dice', faces: typedFaces(question.rolls, done), ...saidOf(done) }, 'typed');
    else rollAll(typedFaces(question.rolls, done), typedSaid(question.rolls, done));
  };
  const take = () => {
    const settled = settleDigits(rolls, entry);
    if (entry.pending !== '' && !question.rolls.every((roll) => isFull(roll, settled))) put(settled);
    else give(settled);
  };
  /** The last face that the GM enters sends the dice. A key mends a wrong face. */
  const put = (next: DiceEntry) => {
    if (typedDice === 'by key' || !isHandDiceEntered(question.rolls, isOwn, next)) return setEntry(next);
    noteDiceTaken();
    give(next);
  };

  // The keyboard enters faces wherever the focus is: no click is needed.
  useActionKeys('question', {
    face: ({ key }) => put(typeDigit(rolls, entry, Number(key))),
    wipe: () => setEntry(eraseOne(rolls, entry)),
    settle: () => entry.pending !== '' && put(settleDigits(rolls, entry)),
    confirm: () => {
      if (some || entry.pending !== '' || !isEnterHabit()) take();
    },
  });
  const enter = useKeyOf('confirm');
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (!typing) setEntry(pasteNumbers(rolls, entry, event.clipboardData?.getData('text') ?? ''));
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
  const asNumber = question.rolls.some((roll) => roll.groups.some((_, at) => diceTotalFor(roll, at)?.quick));
  const setWay = (way: 'quickest' | 'faces') => {
    rememberWay(way);
    setEntry(emptyEntry(question.rolls, way));
  };

  const pointAt = (slot: Slot) => setEntry({ ...entry, pending: '', at: slot });
  const setOwn = (roll: Roll, own: boolean) => {
    const key = seatKey(roll.seat);
    // A combatant without a player uses the GM's dice, so this switches off the GM's.
    const off = ownDice.includes(key) ? key : 'gm';
    setSession({ ownDice: own ? [...ownDice, key] : ownDice.filter((one) => one !== off) });
  };

  return (
    <div className="flex flex-col gap-2">
      {question.order && question.rolls.length > 1 ? (
        <OrderRolls
          question={question.id}
          rolls={question.rolls}
          entry={entry}
          current={current}
          isOwn={isOwn}
          onOwn={setOwn}
          onPoint={pointAt}
        />
      ) : (
        <ul className="flex flex-col gap-0.5">
          {question.rolls.map((roll) => (
            <RollRow
              key={roll.id}
              question={question.id}
              roll={roll}
              large={question.rolls.length === 1}
              own={isOwn(roll)}
              entry={entry}
              current={current}
              onOwn={(own) => setOwn(roll, own)}
              onPoint={pointAt}
            />
          ))}
        </ul>
      )}
      {/* The pad stays in view however long the list of rolls is. */}
      <div className="sticky bottom-0 flex flex-col gap-2 bg-panel pt-1">
        {current ? (
          <FacePad
            sides={current.sides}
            chosen={current.face}
            from={current.told?.least}
            label={current.told ? `The ${current.told.word}` : `Face of the d${current.sides}`}
            onFace={(face) => put(putFace(rolls, entry, face))}
          />
        ) : null}
        {asNumber ? (
          <div className="flex justify-end">
            <IconToggle
              icon={Hash}
              label="Tell dice as one number, not face by face"
              isSelected={Object.keys(entry.told).length > 0}
              onChange={(number) => setWay(number ? 'quickest' : 'faces')}
            />
          </div>
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

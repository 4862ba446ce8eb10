/** One roll of a question for dice in a list: who rolls, what it needs, and its dice. */
import type { Roll } from '../../engine/question.ts';
import { seatName } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { TallyList } from '../card/FigureView.tsx';
import { chancesOf } from '../odds/chances.ts';
import { type DiceEntry, type Slot, slotsOf } from './diceEntry.ts';
import { RealDiceToggle } from './RealDiceToggle.tsx';
import { RollSlots } from './RollSlots.tsx';
import { Rulings } from './Rulings.tsx';

/** More dice than this are drawn smaller. */
const MOST_BIG = 4;

/** More dice than this do not fit beside the words, so they stand below them. */
const MOST_BESIDE = 2;

/**
 * One roll: who rolls, what the roll needs and its chances, the dice as the GM types them, and who
 * rolls them.
 */
export function RollRow({
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
  /** The roll is alone in its question, so there is room for big dice. */
  large: boolean;
  own: boolean;
  entry: DiceEntry;
  current: Slot | undefined;
  onOwn(own: boolean): void;
  onPoint(slot: Slot): void;
}) {
  const seat = useShownFight(({ fight }) => seatName(fight, roll.seat));
  const chances = roll.groups.flatMap((group) => {
    const chance = chancesOf(group);
    return chance ? [roll.groups.length > 1 && group.label ? `${group.label} ${chance.text}` : chance.text] : [];
  });
  const dice = roll.groups.reduce((sum, _, which) => sum + slotsOf(roll, which, entry).length, 0);
  const size = large ? (dice > MOST_BIG ? 'size-11' : 'size-14') : 'size-9';
  const below = large || dice > MOST_BESIDE;
  const groups = <RollSlots roll={roll} entry={entry} current={current} size={size} onPoint={onPoint} />;
  return (
    <li className={cn('rounded-lg px-2', large ? 'py-2' : 'py-1', current?.roll === roll.id ? 'bg-raised' : '')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {large ? null : <p className="font-medium text-ink text-sm leading-snug">{roll.label}</p>}
          <p className="text-soft text-xs leading-snug">
            {roll.label.includes(seat) || large ? '' : `${seat} · `}
            {roll.aim ? `needs ${roll.aim}` : ''}
          </p>
          <p className="text-2xs text-faint leading-snug">{[...new Set(chances)].join(' · ')}</p>
        </div>
        {below ? null : groups}
        <Rulings question={question} roll={roll} />
        <RealDiceToggle seat={seat} own={own} onOwn={onOwn} />
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

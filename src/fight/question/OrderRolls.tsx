/**
 * The dice for the order of turns, in one row: a field for each combatant, to be typed one after the
 * other. Chances and reasons are left out, because nothing but the order hangs on these dice.
 */
import type { Roll } from '../../engine/question.ts';
import { seatName } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import type { DiceEntry, Slot } from './diceEntry.ts';
import { RealDiceToggle } from './RealDiceToggle.tsx';
import { RollSlots } from './RollSlots.tsx';
import { Rulings } from './Rulings.tsx';

/** What is added to the dice, or what they must reach, in a few letters. */
function needOf({ aim, tally }: Roll): string {
  if (aim !== undefined) return aim;
  return tally && tally.total !== 0 ? `${tally.total > 0 ? '+' : '−'}${Math.abs(tally.total)}` : '';
}

const isOneDie = ({ groups }: Roll): boolean => groups.reduce((sum, { count }) => sum + count, 0) === 1;

/** One field: whose dice they are, the dice, and who rolls them. */
function OrderRoll({
  question,
  roll,
  own,
  entry,
  current,
  onOwn,
  onPoint,
}: {
  question: string;
  roll: Roll;
  own: boolean;
  entry: DiceEntry;
  current: Slot | undefined;
  onOwn(own: boolean): void;
  onPoint(slot: Slot): void;
}) {
  const seat = useShownFight(({ fight }) => seatName(fight, roll.seat));
  // “Brenna: initiative”: the question's title says what all of them roll.
  const [name = roll.label] = roll.label.split(': ');
  const need = needOf(roll);
  return (
    <li
      aria-label={roll.label}
      className={cn(
        'flex min-w-0 flex-col items-center rounded-lg py-1.5',
        current?.roll === roll.id ? 'bg-raised' : '',
      )}
    >
      <p className="line-clamp-2 w-full pb-1 text-center font-medium text-ink text-xs leading-tight">{name}</p>
      <div className="mt-auto flex flex-wrap justify-center gap-1">
        <RollSlots
          roll={roll}
          entry={entry}
          current={current}
          size={isOneDie(roll) ? 'size-9' : 'size-7'}
          sum="left out"
          onPoint={onPoint}
        />
      </div>
      <p className="h-4 pt-0.5 text-center text-2xs text-faint leading-tight">{need}</p>
      <div className="flex">
        <Rulings question={question} roll={roll} />
        <RealDiceToggle seat={seat} own={own} onOwn={onOwn} />
      </div>
    </li>
  );
}

/** All fields. Typed numbers fall into them one after the other. */
export function OrderRolls({
  question,
  rolls,
  entry,
  current,
  isOwn,
  onOwn,
  onPoint,
}: Pick<Parameters<typeof OrderRoll>[0], 'question' | 'entry' | 'current' | 'onPoint'> & {
  rolls: readonly Roll[];
  isOwn(roll: Roll): boolean;
  onOwn(roll: Roll, own: boolean): void;
}) {
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-0.5">
        {rolls.map((roll) => (
          <OrderRoll
            key={roll.id}
            question={question}
            roll={roll}
            own={isOwn(roll)}
            entry={entry}
            current={current}
            onOwn={(own) => onOwn(roll, own)}
            onPoint={onPoint}
          />
        ))}
      </ul>
      <p className="px-1 pt-1 text-2xs text-faint">
        Type the numbers in a row, with spaces between them. Enter goes on.
      </p>
    </div>
  );
}

/**
 * One roll of a question for dice: the dice with their faces, or the number that stands for a whole
 * group.
 */
import { Hand } from 'lucide-react';
import { type DieGroup, dieValue, type Faces, readFaces } from '../../engine/dice/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { seatName } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { IconToggle } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Die, type DieMood } from '../../ui/Die.tsx';
import { TallyList } from '../card/FigureView.tsx';
import { chancesOf } from '../odds/chances.ts';
import { type DiceEntry, isFull, type Slot, slotsOf } from './diceEntry.ts';
import { Rulings } from './Rulings.tsx';

const sameSlot = (a: Slot | undefined, b: Slot) =>
  a !== undefined && a.roll === b.roll && a.group === b.group && a.die === b.die && a.link === b.link;

/** How a die of a full group is drawn: as one of the dice that count, or not. */
function moodOf(group: DieGroup, faces: Faces, die: number): DieMood {
  const { read } = group;
  const values = faces.map((chain) => dieValue(chain, group));
  const mine = values[die] ?? 0;
  if (read.by === 'successes') return mine >= read.from ? 'hit' : 'miss';
  if (read.by !== 'keep' || read.of >= values.length) return 'set';
  const better = values.filter(
    (value, at) => (read.which === 'highest' ? value > mine : value < mine) || (value === mine && at < die),
  );
  return better.length < read.of ? 'hit' : 'miss';
}

/** The number that stands for a whole group, in place of the group's dice. */
function WholeNumber({ slot, pending, here }: { slot: Slot; pending: string; here: boolean }) {
  const typed = slot.face ?? (here && pending !== '' ? pending : undefined);
  return (
    <span
      className={cn(
        'grid h-10 min-w-24 place-items-center rounded-lg px-3 text-sm ring-1 ring-inset',
        here ? 'bg-now-wash text-now ring-now' : 'bg-raised text-soft ring-edge',
      )}
    >
      <span>
        <b className="font-semibold text-base tabular-nums">{typed ?? '…'}</b> {slot.told?.word}
      </span>
    </span>
  );
}

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
  const full = isFull(roll, entry);
  const chances = roll.groups.flatMap((group) => {
    const chance = chancesOf(group);
    return chance ? [roll.groups.length > 1 && group.label ? `${group.label} ${chance.text}` : chance.text] : [];
  });
  const dice = roll.groups.reduce((sum, _, which) => sum + slotsOf(roll, which, entry).length, 0);
  const size = large ? (dice > MOST_BIG ? 'size-11' : 'size-14') : 'size-9';
  const below = large || dice > MOST_BESIDE;
  const groups = roll.groups.map((group, which) => {
    const slots = slotsOf(roll, which, entry);
    // A group whose value was typed together with another is shown where that other group stands.
    const together = slots[0]?.told?.groups ?? [which];
    const labels = together.flatMap((at) => roll.groups[at]?.label ?? []);
    const value = together.reduce((sum, at) => {
      const one = roll.groups[at];
      return sum + (one ? readFaces(one, entry.faces[roll.id]?.[at] ?? []) : 0);
    }, 0);
    return slots.length === 0 ? null : (
      <span key={group.id} className="flex flex-col gap-0.5">
        {roll.groups.length > 1 && labels.length > 0 ? (
          <span className="text-2xs text-soft">{labels.join(' + ')}</span>
        ) : null}
        <span className="flex flex-wrap items-center gap-1">
          {slots.map((slot) => {
            const here = sameSlot(current, slot);
            return (
              <button
                key={`${slot.die}.${slot.link}`}
                type="button"
                tabIndex={-1}
                aria-label={
                  slot.told
                    ? `${roll.label}, ${slot.told.word}: ${slot.face ?? 'no number yet'}`
                    : `${roll.label}, die ${slot.die + 1}${slot.link > 0 ? ', rolled again' : ''}: ${slot.face ?? 'no face yet'}`
                }
                onClick={() => onPoint(slot)}
              >
                {slot.told ? <WholeNumber slot={slot} pending={entry.pending} here={here} /> : null}
                {/* A die without a face shows the digits that are being typed. */}
                {slot.told ? null : (
                  <Die
                    sides={slot.sides}
                    face={slot.face ?? (here && entry.pending !== '' ? Number(entry.pending) : undefined)}
                    mood={
                      here
                        ? 'asked'
                        : full
                          ? moodOf(group, entry.faces[roll.id]?.[which] ?? [], slot.die)
                          : slot.face === undefined
                            ? 'empty'
                            : 'set'
                    }
                    className={size}
                  />
                )}
              </button>
            );
          })}
          {full ? <span className="font-semibold text-ink text-sm tabular-nums">= {value}</span> : null}
        </span>
      </span>
    );
  });
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

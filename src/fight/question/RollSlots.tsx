/**
 * The dice of a roll with their faces, as far as they are typed, or the number that stands for a
 * whole group.
 */
import { type DieGroup, dieValue, type Faces, readFaces } from '../../engine/dice/dice.ts';
import type { Roll } from '../../engine/question.ts';
import { cn } from '../../ui/cn.ts';
import { Die, type DieMood } from '../../ui/Die.tsx';
import { type DiceEntry, isFull, type Slot, slotsOf } from './diceEntry.ts';

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

/** The dice, group by group. A press on one of them says that the next face is for it. */
export function RollSlots({
  roll,
  entry,
  current,
  size,
  sum = 'shown',
  onPoint,
}: {
  roll: Roll;
  entry: DiceEntry;
  current: Slot | undefined;
  /** The classes for the size of a die. */
  size: string;
  /** Whether the value of a full group stands beside it. */
  sum?: 'shown' | 'left out';
  onPoint(slot: Slot): void;
}) {
  const full = isFull(roll, entry);
  return roll.groups.map((group, which) => {
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
          {full && sum === 'shown' ? (
            <span className="font-semibold text-ink text-sm tabular-nums">= {value}</span>
          ) : null}
        </span>
      </span>
    );
  });
}

/**
 * The last event, at the foot: the dice as they fell, then one sentence that stays until the next
 * one.
 */
import type { PublicView } from '../../engine/public/publicView.ts';
import { cn } from '../../ui/cn.ts';
import { Die } from '../../ui/Die.tsx';
import { letterWidth } from '../order/letterWidth.ts';
import { largestText } from '../order/written.ts';
import { Lines } from './Lines.tsx';

type Last = NonNullable<PublicView['last']>;

/** When there are more dice than this, only their number is shown. */
const MOST_DICE = 8;
/** A sentence takes no more lines than this. */
const LINES = 3;

/**
 * The dice of a result. An exploded die shows each of its faces; faces that do not count are pale.
 */
function Dice({ dice }: { dice: Last['dice'] }) {
  const all = dice.flatMap(({ sides, faces, kept }, group) =>
    faces.flatMap((chain, die) =>
      chain.map((face, n) => ({
        key: `${group}.${die}.${n}`,
        sides,
        face,
        mood: kept === undefined ? ('set' as const) : kept.includes(die) ? ('hit' as const) : ('miss' as const),
      })),
    ),
  );
  const rest = all.length - MOST_DICE;
  return (
    <span className="flex shrink-0 items-center gap-[0.2em]" data-dice="">
      {all.slice(0, MOST_DICE).map(({ key, sides, face, mood }) => (
        <Die key={key} sides={sides} face={face} mood={mood} className="die-rolls size-[1.5em]" />
      ))}
      {rest > 0 ? <span className="text-soft">+{rest}</span> : null}
    </span>
  );
}

/** How many dice are drawn, which decides the space for them. */
const diceShown = (dice: Last['dice']): number =>
  Math.min(MOST_DICE + 1, dice.flatMap(({ faces }) => faces.flat()).length);

/**
 * The line at the foot, as long as its words. A long sentence is written smaller, then on more
 * lines.
 */
export function LastLine({
  last,
  ending,
  takenBack,
  room,
  quiet,
}: {
  last: Last | undefined;
  /** How the fight ended; shown instead of the last event. */
  ending: string | undefined;
  /** What was told after the last event has been taken back: this word stands for a while. */
  takenBack: boolean;
  room: { width: number; height: number; letter: number };
  /** True when everybody has had time to read the sentence: the dice are put away. */
  quiet: boolean;
}) {
  const isTakenBack = takenBack && !quiet && ending === undefined;
  const text = ending ?? (isTakenBack ? 'That was taken back.' : last?.text);
  if (text === undefined) return null;
  const dice = ending === undefined && last && !quiet && !takenBack ? last.dice : [];
  const { letter } = room;
  const beside = 1.4 * letter + diceShown(dice) * 1.7 * letter + (dice.length > 0 ? 0.6 * letter : 0);
  const box = { width: room.width - beside, height: room.height - 0.3 * letter };
  const written = largestText(text, box, { most: letter, lines: LINES, high: 1.16 }, letterWidth);
  return (
    <div
      // Each result is a new line with its own dice, and the line before disappears at once.
      key={ending === undefined ? `${last?.id} ${isTakenBack}` : 'ending'}
      className="rise glass absolute bottom-0 left-0 flex max-w-full items-center gap-[0.6em] rounded-[0.4em] px-[0.7em]"
      style={{ height: room.height }}
      data-panel="last"
    >
      {dice.length > 0 ? <Dice dice={dice} /> : null}
      <p
        className={cn(
          'leading-[1.16]',
          isTakenBack ? 'text-soft' : ending === undefined && last?.tone === 'bad' ? 'text-danger' : 'text-ink',
        )}
        style={{ fontSize: written.letter }}
      >
        <Lines of={written} />
      </p>
    </div>
  );
}

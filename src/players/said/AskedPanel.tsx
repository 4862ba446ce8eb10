/**
 * The open question in large letters beside the combatant who is asked, with a countdown where the
 * question has one.
 */
import type { Box } from '../../board/layout/viewMath.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import type { Size } from '../frame.ts';
import { letterWidth } from '../order/letterWidth.ts';
import { largestText } from '../order/written.ts';
import { Countdown } from './Countdown.tsx';
import { Lines } from './Lines.tsx';

type Asked = NonNullable<PublicView['asked']>;

/**
 * The size of a question: as large as its words need, and no wider than its share of the screen.
 */
export function askedSize(asked: Asked, letter: number, free: Size) {
  const timer = asked.countdown === undefined ? 0 : 5 * letter;
  const most = Math.max(8 * letter, Math.min(free.width * 0.5, 26 * letter)) - timer;
  const title = largestText(
    asked.title,
    { width: most, height: 4.6 * letter },
    { most: 1.3 * letter, lines: 3, high: 1.15 },
    letterWidth,
  );
  const who = largestText(
    asked.who,
    { width: most, height: 1.3 * letter },
    { most: letter, lines: 1, high: 1.3 },
    letterWidth,
  );
  const wide = Math.max(
    letterWidth(asked.who) * who.letter,
    ...title.lines.map((line) => letterWidth(line) * title.letter * 1.04),
  );
  return {
    title,
    who,
    width: wide + timer + 1.8 * letter,
    height: Math.max(
      title.letter * 1.15 * title.lines.length + who.letter * 1.3 + letter,
      timer > 0 ? 4.8 * letter : 0,
    ),
  };
}

/** The question in its box. */
export function AskedPanel({
  asked,
  box,
  letter,
  title,
  who,
}: { asked: Asked; box: Box; letter: number } & Pick<ReturnType<typeof askedSize>, 'title' | 'who'>) {
  return (
    <div
      key={asked.id}
      className="rise glass absolute flex items-center justify-between gap-[0.8em] rounded-[0.4em] border-[0.1em] border-now px-[0.8em]"
      style={{ left: box.x, top: box.y, width: box.width, height: box.height, fontSize: letter }}
      aria-live="polite"
      data-panel="asked"
    >
      <span>
        <span
          className="block whitespace-nowrap font-semibold text-now"
          style={{ fontSize: who.letter, lineHeight: 1.3 }}
        >
          {asked.who}
        </span>
        <span className="block font-semibold text-ink" style={{ fontSize: title.letter, lineHeight: 1.15 }}>
          <Lines of={title} />
        </span>
      </span>
      {asked.countdown === undefined ? null : <Countdown key={asked.id} seconds={asked.countdown} />}
    </div>
  );
}

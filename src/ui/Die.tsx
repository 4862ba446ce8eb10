/**
 * A die as it lies on the table, drawn: the outline, the edges of the faces, and the shown face.
 */
import { cn } from './cn.ts';

interface Outline {
  shape: string;
  edges: string;
  /** How far down the number stands, on a scale of 100. */
  at: number;
}
/** Outlines in a box of 100 by 100, seen from above with the shown face towards the reader. */
const outlines: Record<number, Outline> = {
  4: { shape: 'M50 8 95 88H5z', edges: '', at: 64 },
  6: { shape: 'M18 10h64a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z', edges: '', at: 51 },
  8: { shape: 'M50 4 92 27v46L50 96 8 73V27z', edges: 'M50 4 92 73H8z', at: 54 },
  10: {
    shape: 'M50 4 96 42v18L50 96 4 60V42z',
    edges: 'M50 4 76 54 50 70 24 54zM76 54l20 6M24 54 4 60M50 70v26',
    at: 44,
  },
  12: {
    shape: 'M50 3 79 12 97 37v28L79 88 50 97 21 88 3 65V37l18-25z',
    edges: 'M50 22 77 42 67 74H33L23 42zM50 3v19M97 37 77 42M79 88 67 74M21 88l12-14M3 37l20 5',
    at: 52,
  },
  20: {
    shape: 'M50 3 91 26v48L50 97 9 74V26z',
    edges: 'M50 24 76 68H24zM50 3v21M91 26 50 24 9 26M91 26 76 68l15 6M9 26l15 42-15 6M50 97 76 68M50 97 24 68',
    at: 55,
  },
};
const round: Outline = { shape: 'M50 4a46 46 0 1 0 0 92a46 46 0 1 0 0-92z', edges: '', at: 51 };

export type DieMood = 'empty' | 'set' | 'hit' | 'miss' | 'asked';

const moods: Record<DieMood, { fill: string; ink: string; edge: string }> = {
  empty: { fill: 'fill-raised stroke-edge', ink: 'fill-faint', edge: 'stroke-line' },
  asked: { fill: 'fill-now-wash stroke-now', ink: 'fill-now', edge: 'stroke-now/30' },
  set: { fill: 'fill-[#f3ead7] stroke-[#b9a67d]', ink: 'fill-[#2a2115]', edge: 'stroke-[#d9cba8]' },
  hit: { fill: 'fill-now-fill stroke-now-fill', ink: 'fill-on-now', edge: 'stroke-on-now/20' },
  miss: { fill: 'fill-[#a79f8c] stroke-[#857c68]', ink: 'fill-[#1d180f]', edge: 'stroke-[#93897a]' },
};

/**
 * A die. `hit` is a success, `miss` is a die that does not count; both also show the face, so
 * colour never stands alone.
 */
export function Die({
  sides,
  face,
  mood,
  className,
}: {
  sides: number;
  face?: number | undefined;
  mood?: DieMood;
  className?: string;
}) {
  const { shape, edges, at } = outlines[sides] ?? round;
  const look = moods[mood ?? (face === undefined ? 'empty' : 'set')];
  const label = face === undefined ? `d${sides}, not rolled` : `d${sides} shows ${face}`;
  const text = face === undefined ? `d${sides}` : String(face);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={cn('shrink-0', className ?? 'size-10')}>
      <path d={shape} strokeWidth="3.5" strokeLinejoin="round" className={look.fill} />
      {edges ? <path d={edges} fill="none" strokeWidth="2" strokeLinejoin="round" className={look.edge} /> : null}
      <text
        x="50"
        y={at}
        dy="0.36em"
        textAnchor="middle"
        fontSize={face === undefined ? 25 : text.length > 2 ? 26 : sides === 4 || sides >= 10 ? 34 : 46}
        fontWeight={face === undefined ? 600 : 750}
        className={look.ink}
      >
        {text}
      </text>
    </svg>
  );
}

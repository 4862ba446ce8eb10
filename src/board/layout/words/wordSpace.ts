/** Finds boxes inside an outline in which words of a given size have room. */
import { type Chord, widestChord } from '../../../space/nameRoom.ts';
import { boxOf, type Polygon } from '../../../space/shapes/polygon.ts';
import type { Box } from '../viewMath.ts';

/** The outline is examined at heights that are this many map pixels apart. */
const STEP = 6;
/** How many heights are examined at most, however tall the outline is. */
const MOST = 80;
/** How far apart the tried boxes are, as a share of the words' height. */
const LEAP = 0.5;

interface Bands {
  top: number;
  step: number;
  chords: readonly Chord[];
  /** The rooms that were worked out before, by size. */
  rooms: Map<string, readonly Box[]>;
}

/**
 * Above this many sizes the remembered rooms are forgotten, because another scale of the map needs
 * other sizes.
 */
const KEPT = 60;

const known = new WeakMap<Polygon, Bands>();

function bandsOf(polygon: Polygon): Bands {
  const before = known.get(polygon);
  if (before) return before;
  const { top, bottom } = boxOf(polygon);
  const step = Math.max(STEP, (bottom - top) / MOST);
  const chords: Chord[] = [];
  for (let y = top + step / 2; y < bottom; y += step) chords.push(widestChord(polygon, y));
  const bands = { top, step, chords, rooms: new Map() };
  known.set(polygon, bands);
  return bands;
}

/**
 * Boxes of one size inside an outline in map pixels, from its top to its bottom. At each height the
 * first box is in the middle of the room there, and others are to its sides. `inset` is what stays
 * free along the outline. A negative inset lets words reach that far beyond the outline.
 */
export function wordSpaceFor(polygon: Polygon, width: number, height: number, inset: number): readonly Box[] {
  const bands = bandsOf(polygon);
  const key = `${width} ${height} ${inset}`;
  const before = bands.rooms.get(key);
  if (before) return before;
  if (bands.rooms.size > KEPT) bands.rooms.clear();
  const found = roomIn(bands, width, height, inset);
  bands.rooms.set(key, found);
  return found;
}

function roomIn({ top, step, chords }: Bands, width: number, height: number, inset: number): Box[] {
  const found: Box[] = [];
  const tall = Math.max(1, Math.ceil(height / step));
  const low = Math.max(0, Math.ceil((Math.max(0, inset) * 0.75) / step));
  const leap = Math.max(1, Math.round((height * LEAP) / step));
  for (let at = low; at + tall + low <= chords.length; at += leap) {
    let from = Number.NEGATIVE_INFINITY;
    let to = Number.POSITIVE_INFINITY;
    for (let band = at; band < at + tall; band++) {
      from = Math.max(from, chords[band]!.from);
      to = Math.min(to, chords[band]!.to);
    }
    const spare = to - from - 2 * inset - width;
    if (spare < 0) continue;
    const y = top + at * step;
    const shares = spare > width * 0.3 ? [0.5, 0.25, 0.75, 0, 1] : [0.5];
    for (const share of shares) found.push({ x: from + inset + spare * share, y, width, height });
  }
  return found;
}

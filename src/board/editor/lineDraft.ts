/**
 * Draws lines and areas on a map, as a state machine without a screen: freehand, from corner to
 * corner, or around something.
 */
import type { Point } from '../../space/scene.ts';
import { lengthOf } from '../../space/shapes/polygon.ts';
import type { BoardStroke } from '../strokeEvents.ts';
import { draftRectangle } from './zoneDraft.ts';

/**
 * `free`: a drag is the line itself. `line`: a drag is one straight piece. `area`: a drag is a
 * rectangle. In all three, clicks put down corner after corner.
 */
export type LineShape = 'free' | 'line' | 'area';

export interface LineDraft {
  readonly points: readonly Point[];
  /** Where the next corner would be put. */
  readonly next?: Point;
  /** The points of a press that may become a drag. */
  readonly drag?: readonly Point[];
}

export const EMPTY_LINE: LineDraft = { points: [] };

/** The next draft, and the finished line if there is one. */
export interface LineStep {
  readonly draft: LineDraft;
  readonly done?: readonly Point[];
}

/**
 * A press within so many window pixels of the first corner closes the line. A press that moves
 * further is a drag.
 */
const REACH = 12;

const needed = (shape: LineShape): number => (shape === 'area' ? 3 : 2);

const dragged = (shape: LineShape, drag: readonly Point[]): Point[] => {
  const [from, to] = [drag[0]!, drag.at(-1)!];
  return shape === 'free' ? [...drag] : shape === 'area' ? draftRectangle(from, to) : [from, to];
};

/** The line as it would be if it ended now, for the screen. */
export function shownLine(shape: LineShape, { points, next, drag }: LineDraft): Point[] {
  if (drag && drag.length > 1) return dragged(shape, drag);
  return next && points.length > 0 ? [...points, next] : [...points];
}

/** Takes a step of the pointer. `snap` moves a point to the grid. */
export function takeLine(
  shape: LineShape,
  draft: LineDraft,
  { phase, point, unit, keys }: BoardStroke,
  snap: (point: Point) => Point,
): LineStep {
  const at = keys?.free || (shape === 'free' && draft.drag) ? point : snap(point);
  const { points, drag } = draft;
  const reach = REACH * unit;
  switch (phase) {
    case 'cancel':
      return { draft: { points: points.slice(0, -1), next: at } };
    case 'hover':
      return { draft: { points, next: at } };
    case 'start':
      return { draft: { points, next: at, ...(points.length === 0 ? { drag: [at] } : {}) } };
    case 'move': {
      if (!drag) return { draft: { points, next: at } };
      const moves = drag.length > 1 || lengthOf(drag[0]!, point) > reach;
      const last = drag.at(-1)!;
      const next = !moves
        ? drag
        : shape === 'free'
          ? lengthOf(last, at) < 2 * unit
            ? drag
            : [...drag, at]
          : [drag[0]!, at];
      return { draft: { points, next: at, drag: next } };
    }
    case 'end': {
      if (drag && drag.length > 1) {
        const line = dragged(shape, shape === 'free' ? [...drag, at] : [drag[0]!, at]);
        // A rectangle without width or height is a slip of the hand.
        const flat = line.every(({ x }) => x === line[0]!.x) || line.every(({ y }) => y === line[0]!.y);
        return shape === 'area' && flat ? { draft: EMPTY_LINE } : { draft: EMPTY_LINE, done: line };
      }
      const [first, last] = [points[0], points.at(-1)];
      const closes = shape === 'area' && first && points.length >= 3 && lengthOf(first, point) <= reach;
      const again = last && lengthOf(last, at) < 2 * unit;
      if (closes || again)
        return points.length >= needed(shape) ? { draft: EMPTY_LINE, done: points } : { draft: { points, next: at } };
      return { draft: { points: [...points, at], next: at } };
    }
  }
}

/**
 * Takes a key: Enter ends the line, Escape and Backspace take the last corner back. Undefined when
 * the key means nothing at the moment.
 */
export function takeLineKey(shape: LineShape, draft: LineDraft, key: string): LineStep | undefined {
  if (draft.points.length === 0) return undefined;
  if (key === 'Enter' && draft.points.length >= needed(shape)) return { draft: EMPTY_LINE, done: draft.points };
  if (key !== 'Escape' && key !== 'Backspace') return undefined;
  return { draft: { ...draft, points: draft.points.slice(0, -1) } };
}

/**
 * Works out where a question stands beside the combatant who is asked: close by, in the free part
 * of the map, over nobody. Pure functions.
 */

/** An upright rectangle on the page, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The room between the question and the combatants, in pixels. */
const GAP = 12;
/** The distance between the spots that are tried, in pixels. */
const STEP = 24;
/**
 * The longest distance at which a question still stands beside a figure, in pixels from the
 * figure's middle to the nearest edge.
 */
const FAR = 170;

const overlaps = (a: Box, b: Box, gap: number): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

const within = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** The distance from a point to a box, in pixels; 0 inside the box. */
const apart = (at: { x: number; y: number }, box: Box): number =>
  Math.hypot(Math.max(box.x - at.x, 0, at.x - box.x - box.width), Math.max(box.y - at.y, 0, at.y - box.y - box.height));

/** Tells whether a box may stand here: wholly in the free part and over nobody. */
export const isFreeSpot = (box: Box, free: Box, taken: readonly Box[]): boolean =>
  within(box, free) && !taken.some((one) => overlaps(box, one, GAP));

/**
 * Finds the best spot for a box of this size beside a figure's middle. The nearest spot wins; of
 * equals, the spot whose middle is level with the figure. Undefined when each spot would cover
 * somebody or a panel (`taken` has both) or lie too far off.
 */
export function questionSpot(
  size: Pick<Box, 'width' | 'height'>,
  at: { x: number; y: number },
  free: Box,
  taken: readonly Box[],
): Box | undefined {
  let best: { box: Box; cost: number } | undefined;
  const [right, foot] = [free.x + free.width - size.width, free.y + free.height - size.height];
  for (let x = free.x; x <= right; x += STEP)
    for (let y = free.y; y <= foot; y += STEP) {
      const box = { x, y, ...size };
      const far = apart(at, box);
      const cost = far + 0.15 * Math.abs(y + size.height / 2 - at.y);
      if (far <= FAR && (!best || cost < best.cost) && isFreeSpot(box, free, taken)) best = { box, cost };
    }
  return best?.box;
}

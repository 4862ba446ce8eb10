/** Where a question stands beside the one asked: close by, in what is free of the map, over nobody. Pure sums. */

/** An upright rectangle on the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room between the question and whoever is asked, and around everybody else, in pixels. */
const GAP = 12;
/** How finely places are tried, in pixels. */
const STEP = 24;
/** Farther from the one asked than this it is beside nobody, in pixels from the figure's middle to the nearest edge. */
const FAR = 170;

const overlaps = (a: Box, b: Box, gap: number): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

const within = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** How far a point is from a box; 0 inside. */
const apart = (at: { x: number; y: number }, box: Box): number =>
  Math.hypot(Math.max(box.x - at.x, 0, at.x - box.x - box.width), Math.max(box.y - at.y, 0, at.y - box.y - box.height));

/** Whether a box may stand there: wholly in the free part and over nobody. */
export const mayStand = (box: Box, free: Box, taken: readonly Box[]): boolean =>
  within(box, free) && !taken.some((one) => overlaps(box, one, GAP));

/**
 * The best spot for a box of this size beside a figure's middle; undefined where it would stand over somebody, over a panel
 * (`taken` has both) or far off. Nearest first; of equals the one whose middle is level with the figure.
 */
export function besideSpot(
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
      if (far <= FAR && (!best || cost < best.cost) && mayStand(box, free, taken)) best = { box, cost };
    }
  return best?.box;
}

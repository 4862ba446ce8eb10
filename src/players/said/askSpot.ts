/**
 * Finds where the question stands: beside the combatant who is asked, never over a figure or a
 * panel, or else in the nearest free place. Pure functions.
 */
import type { Box } from '../../board/layout/viewMath.ts';
import type { Size } from '../frame.ts';

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const apart = (a: Box, b: Box): number => Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y);

/** A box shifted until it lies inside the free part. */
function held({ width, height, x, y }: Box, free: Box): Box {
  return {
    x: Math.max(free.x, Math.min(free.x + free.width - width, x)),
    y: Math.max(free.y, Math.min(free.y + free.height - height, y)),
    width,
    height,
  };
}

/** The free part is searched in so many steps across and down. */
const STEPS = { across: 24, down: 16 } as const;

/**
 * The place of a question of this size in the free part, and how much it covers there. `asked` is
 * the figure of the combatant who is asked; undefined when a side is asked or the figure is out of
 * sight. `figures` are all figures. When every place covers figures, the place that covers the
 * least of them is taken.
 */
export function askSpot(
  size: Size,
  free: Box,
  asked: Box | undefined,
  figures: readonly Box[],
  gap: number,
): { box: Box; covers: number } {
  // A question to a side stands at the top in the middle, where nobody overlooks it.
  const top = held({ ...size, x: free.x + (free.width - size.width) / 2, y: free.y }, free);
  const near = asked ? around(size, asked, gap).map((box) => held(box, free)) : [top];
  const from = asked ?? top;
  const large = figures.map((figure) => grown(figure, gap / 3));
  const covers = (box: Box) => large.reduce((sum, figure) => sum + overlap(box, figure), 0);
  const best = (places: readonly Box[]) => {
    const rated = places.map((box) => ({ box, covers: covers(box) }));
    const cost = (one: (typeof rated)[number]) => one.covers * 1000 + apart(one.box, from);
    return rated.reduce((least, one) => (cost(one) < cost(least) ? one : least));
  };
  const beside = best(near);
  return beside.covers === 0 ? beside : best([beside.box, ...everywhere(size, free)]);
}

/** Places all over the free part. */
const everywhere = (size: Size, free: Box): Box[] =>
  Array.from({ length: STEPS.across + 1 }, (_, column) =>
    Array.from({ length: STEPS.down + 1 }, (__, row) => ({
      ...size,
      x: free.x + (Math.max(0, free.width - size.width) * column) / STEPS.across,
      y: free.y + (Math.max(0, free.height - size.height) * row) / STEPS.down,
    })),
  ).flat();

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Places around a figure at some distances: at its sides, above, below and at the corners. The name
 * under the figure stays free.
 */
function around({ width, height }: Size, figure: Box, gap: number): Box[] {
  const { x: cx, y: cy } = middle(figure);
  const out: Box[] = [];
  for (const step of [1, 2.5, 5, 8]) {
    const away = gap * step;
    const xs = [figure.x - away - width, cx - width / 2, figure.x + figure.width + away];
    const ys = [figure.y - away - height, cy - height / 2, figure.y + figure.height * 1.5 + away];
    for (const x of xs) for (const y of ys) if (x !== xs[1] || y !== ys[1]) out.push({ x, y, width, height });
  }
  return out;
}

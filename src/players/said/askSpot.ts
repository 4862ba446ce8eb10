/** Where the question stands: beside the one asked, never over a figure or a panel; else in the corner nearest to them. Pure. */
import type { Box } from '../../board/layout/viewMath.ts';
import type { Size } from '../frame.ts';

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const apart = (a: Box, b: Box): number => Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y);

/** Shifted along its sides until it lies within. */
function held({ width, height, x, y }: Box, free: Box): Box {
  return {
    x: Math.max(free.x, Math.min(free.x + free.width - width, x)),
    y: Math.max(free.y, Math.min(free.y + free.height - height, y)),
    width,
    height,
  };
}

/**
 * The place of a question of this size in the free part. `asked` is the figure of the one asked, undefined where a side is asked or they
 * are out of sight; `figures` are all of them. Where no place is without a figure, the one that covers least of them.
 */
export function askSpot(size: Size, free: Box, asked: Box | undefined, figures: readonly Box[], gap: number): Box {
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((low) => held({ ...size, x: free.x + right * free.width, y: free.y + low * free.height }, free)),
  );
  // A side is asked at the top, in the middle, where nobody overlooks it.
  const top = held({ ...size, x: free.x + (free.width - size.width) / 2, y: free.y }, free);
  const near = asked ? around(size, asked, gap).map((box) => held(box, free)) : [];
  const from = asked ?? top;
  const places = [...near, ...(asked ? [] : [top]), ...corners];
  const cost = (box: Box) =>
    figures.reduce((sum, figure) => sum + overlap(box, grown(figure, gap / 3)), 0) * 1000 + apart(box, from);
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best), places[0] ?? top);
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Places about a figure, at some steps: sides, above, below, and slantwise. The name under it is left free. */
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

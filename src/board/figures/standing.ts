/**
 * Finds the token under a point, the tokens in a box, and the boxes that faces and names cover.
 * Pure geometry in map pixels.
 */
import type { Point } from '../../space/scene.ts';
import { depthOf } from '../layout/depth.ts';
import type { Spot } from '../layout/spot.ts';
import type { Box } from '../layout/viewMath.ts';
import type { SetWord } from '../layout/words/planWords.ts';
import type { Plate } from '../layout/words/plates.ts';
import type { BoardToken } from '../types.ts';

/** A figure that is drawn on the map as itself, not counted in another figure's number. */
export interface Standing {
  token: BoardToken;
  spot: Spot;
}

/** When more figures than these fall or leave at once, they are not shown one by one. */
export const FEW = 12;

/** Whether two spots are the same place and size: all spots are worked out anew when one moves. */
export const isSameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a === b ||
  (a?.x === b?.x && a?.y === b?.y && a?.radius === b?.radius && a?.count === b?.count && a?.behind === b?.behind);

/** Everybody who has a spot, without those for whom another figure stands. */
export const standingOf = (tokens: readonly BoardToken[], spots: ReadonlyMap<string, Spot>): Standing[] =>
  tokens.flatMap((token) => {
    const spot = spots.get(token.id);
    return spot && spot.behind === undefined ? [{ token, spot }] : [];
  });

/**
 * The topmost token under a map point. Geometry decides, for two reasons. The circle of a figure
 * can be hit a little beside its edge, while names and badges cannot be hit. And Konva would paint
 * each figure a second time to find hits.
 */
export function tokenAt(standing: readonly Standing[], point: Point): BoardToken | undefined {
  let best: { token: BoardToken; depth: number } | undefined;
  for (const { token, spot } of standing) {
    if (Math.hypot(point.x - spot.x, point.y - spot.y) > spot.radius * 1.12) continue;
    const depth = depthOf(token, spot);
    if (!best || depth > best.depth) best = { token, depth };
  }
  return best?.token;
}

/** The ids of all whose middle is in a box, including those for whom another figure stands. */
export const idsWithin = (spots: ReadonlyMap<string, Spot>, { x, y, width, height }: Box): string[] =>
  [...spots].flatMap(([id, spot]) =>
    spot.x >= x && spot.y >= y && spot.x <= x + width && spot.y <= y + height ? [id] : [],
  );

/**
 * The boxes that words, faces and names cover. `unit` is map pixels for each window pixel; words
 * and names are planned in window pixels.
 */
export function coveredBy(
  standing: readonly Standing[],
  { words, name, unit }: { words: readonly SetWord[]; name(id: string): Plate | undefined; unit: number },
): Box[] {
  const onMap = ({ x, y, width, height }: Box): Box => ({
    x: x * unit,
    y: y * unit,
    width: width * unit,
    height: height * unit,
  });
  return [
    ...words.map(onMap),
    ...standing.flatMap(({ token, spot }) => {
      const [side, plate] = [2 * spot.radius, name(token.id)];
      const face = { x: spot.x - spot.radius, y: spot.y - spot.radius, width: side, height: side };
      if (!plate) return [face];
      const { x, y, width, height } = onMap({ ...plate, x: plate.x - plate.width / 2 });
      return [face, { x: spot.x + x, y: spot.y + y, width, height }];
    }),
  ];
}

/**
 * The figures that the scene has lost since, to be shown leaving one by one. Empty when the map
 * changed or when too many left at once.
 */
export function lostSince(before: Placed, after: Placed, most: number): Standing[] {
  if (before.scene !== after.scene) return [];
  const present = new Set(after.tokens.map(({ id }) => id));
  const lost = before.tokens.filter(({ id }) => !present.has(id));
  return lost.length <= most ? standingOf(lost, before.spots) : [];
}

interface Placed {
  scene: unknown;
  tokens: readonly BoardToken[];
  spots: ReadonlyMap<string, Spot>;
}

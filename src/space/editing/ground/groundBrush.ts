/**
 * Paints the ground of a map by hand: a round brush lays a material or erases, a path is drawn, a
 * material is laid over the whole map. Points are in map pixels.
 */
import type { Point } from '../../scene.ts';
import { softLine } from '../../scenery/lines.ts';
import { type GroundLayer, MOST_POINTS, materialsSchema, type Spot } from '../../scenery/scenery.ts';
import { outlinesMeet, outlineWithout, strokeOutlines, unitedOutlines } from '../../shapes/brushShapes.ts';
import { simplifiedTo } from '../../shapes/simplify.ts';
import { type Edited, editedResult, faultResult } from '../edited.ts';

/**
 * The material that a brush lays, the brush's width, and the strength of the material, from 0 to 1.
 */
export interface GroundStroke {
  readonly material: string;
  readonly points: readonly Point[];
  /** The width of the brush, in map pixels. */
  readonly across: number;
  readonly strength: number;
}

/** The most points of a drawn path, which bends softly between them. */
const MOST_OF_PATH = 60;

const tenth = (n: number): number => Math.round(n * 10) / 10;
const spotsOf = (points: readonly Point[]): Spot[] => points.map(({ x, y }): Spot => [tenth(x), tenth(y)]);
const pointsOf = (spots: readonly Spot[]): Point[] => spots.map(([x, y]) => ({ x, y }));

/** The outlines that a layer covers; undefined for a layer over the whole map. */
export function layerOutlines({ shape, path, curved, width = 60 }: GroundLayer): Point[][] | undefined {
  if (shape) return [pointsOf(curved ? softLine(shape, true) : shape)];
  return path && strokeOutlines(pointsOf((curved ?? true) ? softLine(path) : path), width);
}

/** The layers, or a sentence that says why there are too many of them. */
function checked(layers: readonly GroundLayer[]): Edited<GroundLayer[]> {
  if (materialsSchema.safeParse(layers).success) return editedResult([...layers]);
  return faultResult(
    `The ground holds at most 400 patches and ${MOST_POINTS.toLocaleString('en')} corners in all; rub some out, or lay a material over the whole map.`,
  );
}

const strengthOf = (strength: number): Pick<GroundLayer, 'strength'> =>
  strength >= 1 ? {} : { strength: Math.max(0.05, Math.round(strength * 100) / 100) };

/**
 * Paints a stroke of a round brush. The stroke joins patches of the same material and strength that
 * it touches, unless another material lies between them.
 */
export function paintedGround(layers: readonly GroundLayer[], stroke: GroundStroke): Edited<GroundLayer[]> {
  const { material, points, across, strength } = stroke;
  let outlines = strokeOutlines(points, across);
  if (outlines.length === 0) return editedResult([...layers]);
  const how = strengthOf(strength);
  const kept = [...layers];
  let at = kept.length;
  for (let n = kept.length - 1; n >= 0; n -= 1) {
    const layer = kept[n]!;
    const there = layerOutlines(layer);
    const alike = layer.material === material && layer.strength === how.strength && !layer.means;
    if (there && !outlinesMeet(there, outlines)) continue;
    if (!(there && alike && layer.shape)) break;
    outlines = unitedOutlines([...there, ...outlines], across / 80);
    kept.splice(n, 1);
    at = n;
  }
  const laid = outlines.map((outline): GroundLayer => ({ material, shape: spotsOf(outline), ...how }));
  kept.splice(at, 0, ...laid);
  return checked(kept);
}

/** Erases all materials under a stroke of a round brush, except those over the whole map. */
export function erasedGround(
  layers: readonly GroundLayer[],
  { points, across }: Pick<GroundStroke, 'points' | 'across'>,
): Edited<GroundLayer[]> {
  const cut = strokeOutlines(points, across);
  return checked(
    layers.flatMap((layer): GroundLayer[] => {
      const there = layerOutlines(layer);
      if (!there || !outlinesMeet(there, cut)) return [layer];
      const { shape: _shape, path: _path, width: _width, curved: _curved, ...rest } = layer;
      return there
        .flatMap((outline) => outlineWithout(outline, cut, across / 80))
        .map((outline) => ({ ...rest, shape: spotsOf(outline) }));
    }),
  );
}

/**
 * Lays a road, a river or the like along a drawn line. The line needs two points that lie apart.
 */
export function pathedGround(layers: readonly GroundLayer[], stroke: GroundStroke): Edited<GroundLayer[]> {
  const { material, points, across, strength } = stroke;
  const line = simplifiedTo(points, across / 8, MOST_OF_PATH);
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.every(({ x, y }) => Math.hypot(x - from.x, y - from.y) < across / 4))
    return faultResult('A path goes from one place to another; drag on, or click point after point.');
  const path = spotsOf(line);
  return checked([...layers, { material, path, width: Math.max(1, tenth(across)), ...strengthOf(strength) }]);
}

/** Lays a material within an outline of at least three corners: a floor, a pond. */
export function filledGround(
  layers: readonly GroundLayer[],
  { material, points, strength }: Omit<GroundStroke, 'across'>,
): Edited<GroundLayer[]> {
  if (points.length < 3) return faultResult('An area needs at least three corners.');
  return checked([...layers, { material, shape: spotsOf(points), ...strengthOf(strength) }]);
}

/** Lays a material over the whole map, below all other layers, in place of the earlier base. */
export function basedGround(layers: readonly GroundLayer[], material: string): GroundLayer[] {
  return [{ material }, ...layers.filter(({ shape, path, strength }) => shape || path || strength !== undefined)];
}

/**
 * The places that an area takes in, as a game counts: squares and hexes by steps from the middle,
 * zones whole.
 */
import { allHexes, hexAt, hexCentre, hexDistance, hexesOnLine, hexId } from '../hexes/hexGrid.ts';
import {
  type HexScene,
  isHexScene,
  type Place,
  type Point,
  type Scene,
  type SquareScene,
  type ZoneScene,
} from '../scene.ts';
import { boxOf, contains, innerPoint, lengthOf, nearestOn, type Polygon, pointOnLine } from '../shapes/polygon.ts';
import { inZone, onBorder } from '../zones/zones.ts';
import type { AreaShape } from './area.ts';
import { boxOfArea, isInCone, isInShape } from './areaOutline.ts';

/** How a game counts areas on squares. */
export interface AreaCounting {
  /** Whether every diagonal step counts one, or every second one counts two. */
  readonly diagonals: 'one' | 'one or two';
  /**
   * Whether areas lie at any angle. `eighths`: lines and cones lie along rows, columns and
   * diagonals, and squares lie upright.
   */
  readonly turns: 'any' | 'eighths';
}

/** Rounding must not take away a place that lies just on the rim. */
const RIM = 1e-6;

const known = new WeakMap<AreaShape, { scene: Scene; key: string; places: readonly Place[] }>();

/**
 * The places of an area, in the order of the map. Squares and hexes count where their middle lies
 * in the area. A circle’s and a cone’s reach is counted in steps, so it looks on the grid as the
 * game counts. Zones count whole: those of which the area covers half, and the one in which half of
 * the area lies. A line takes in each zone that it passes.
 */
export function placesInArea(scene: Scene, shape: AreaShape, counting: AreaCounting): readonly Place[] {
  const key = `${counting.diagonals} ${counting.turns}`;
  const kept = known.get(shape);
  if (kept?.scene === scene && kept.key === key) return kept.places;
  const places = isHexScene(scene)
    ? hexesIn(scene, shape)
    : scene.kind === 'zones'
      ? zonesIn(scene, shape)
      : squaresIn(scene, shape, counting);
  known.set(shape, { scene, key, places });
  return places;
}

/** The steps from a point to the middle of a square, with diagonals as the game counts them. */
function stepsTo(from: Point, to: Point, p: number, diagonals: AreaCounting['diagonals']): number {
  const steps = (a: number, b: number) => Math.ceil(Math.abs(a - b) / p - RIM);
  const [across, down] = [steps(from.x, to.x), steps(from.y, to.y)];
  return Math.max(across, down) + (diagonals === 'one' ? 0 : Math.floor(Math.min(across, down) / 2));
}

/** How many steps a length reaches from a point, which is the middle of a square or a corner. */
export function stepsOfReach(scene: SquareScene, from: Point, reach: number): number {
  const isMiddle = Math.abs((from.x / scene.pixels) % 1) > 0.25 && Math.abs((from.x / scene.pixels) % 1) < 0.75;
  return Math.floor(reach / scene.pixels - (isMiddle ? 0.5 : 0) + RIM);
}

function squaresIn(scene: SquareScene, shape: AreaShape, { diagonals }: AreaCounting): Place[] {
  const p = scene.pixels;
  const within = (from: Point, reach: number) => {
    const most = stepsOfReach(scene, from, reach);
    return (middle: Point) => stepsTo(from, middle, p, diagonals) <= most;
  };
  const isIn = testOf(shape, within);
  const { left, top, right, bottom } = boxOfArea(shape);
  const places: Place[] = [];
  // A step beyond the box: a reach counted in steps may go beyond the circle that is drawn.
  for (let row = Math.max(0, Math.floor(top / p) - 1); row <= Math.min(scene.rows - 1, bottom / p + 1); row += 1)
    for (
      let column = Math.max(0, Math.floor(left / p) - 1);
      column <= Math.min(scene.columns - 1, right / p + 1);
      column += 1
    )
      if (isIn({ x: (column + 0.5) * p, y: (row + 0.5) * p })) places.push({ kind: 'square', column, row });
  return places;
}

/**
 * The test for the middle of a square or hex. `within` tests whether a middle lies within a reach,
 * counted in steps.
 */
function testOf(
  shape: AreaShape,
  within: (from: Point, reach: number) => (middle: Point) => boolean,
): (middle: Point) => boolean {
  if (shape.kind === 'circle') return within(shape.at, shape.radius);
  if (shape.kind === 'ring') {
    const [outer, inner] = [within(shape.at, shape.radius), within(shape.at, shape.hole)];
    return (middle) => outer(middle) && !inner(middle);
  }
  if (shape.kind === 'cone') {
    const near = within(shape.from, lengthOf(shape.from, shape.to));
    return (middle) => near(middle) && isInCone(shape, middle);
  }
  if (shape.kind === 'line') {
    const half = shape.width / 2 + RIM;
    return (middle) => lengthOf(middle, nearestOn([shape.from, shape.to], middle)) <= half;
  }
  return (middle) => isInShape(shape, middle);
}

function hexesIn(scene: HexScene, shape: AreaShape): Place[] {
  const { hexes: grid, zones } = scene;
  const within = (from: Point, reach: number) => {
    const start = hexAt(grid, from);
    const most = Math.floor(reach / grid.across - 0.5 + RIM);
    return (middle: Point) => {
      const hex = hexAt(grid, middle);
      return start && hex ? hexDistance(grid, start, hex) <= most : lengthOf(from, middle) <= reach;
    };
  };
  // A thin line may pass between the middles of two hexes; it takes in the hexes that it passes.
  const thin = shape.kind === 'line' && shape.width <= grid.across * 1.01;
  const isIn = testOf(shape, within);
  const found = thin
    ? hexesOnLine(grid, shape.from, shape.to)
    : allHexes(grid).filter((hex) => isIn(hexCentre(grid, hex)));
  return found.map(hexId).flatMap((id) => (zones[id] ? [inZone(id)] : []));
}

/** The points along each side of a box at which a zone is looked at. */
const LOOKS = 14;

/** Points spread evenly over a polygon; at least one. */
const spread = new WeakMap<Polygon, readonly Point[]>();
function pointsOver(polygon: Polygon): readonly Point[] {
  const kept = spread.get(polygon);
  if (kept) return kept;
  const inside = pointsOfBox(boxOf(polygon)).filter((point) => contains(polygon, point));
  const points = inside.length > 0 ? inside : [innerPoint(polygon)];
  spread.set(polygon, points);
  return points;
}

const pointsOfBox = ({ left, top, right, bottom }: ReturnType<typeof boxOf>): Point[] =>
  Array.from({ length: LOOKS * LOOKS }, (_, n) => ({
    x: left + ((right - left) * ((n % LOOKS) + 0.5)) / LOOKS,
    y: top + ((bottom - top) * (Math.floor(n / LOOKS) + 0.5)) / LOOKS,
  }));

/** The zones that an area takes in, and the borders of these zones. */
function zonesIn(scene: ZoneScene, shape: AreaShape): Place[] {
  const zones = Object.values(scene.zones);
  const passes = shape.kind === 'line';
  const points = passes
    ? Array.from({ length: 65 }, (_, n) => pointOnLine(shape.from, shape.to, n / 64))
    : pointsOfBox(boxOfArea(shape)).filter((point) => isInShape(shape, point));
  const shares = zones.map(({ id, polygon }) => {
    const own = pointsOver(polygon);
    return {
      id,
      /** How much of the area lies in the zone, and how much of the zone in the area. */
      lies: points.filter((point) => contains(polygon, point)).length,
      covered: own.filter((point) => isInShape(shape, point)).length / own.length,
    };
  });
  const whole = shares.reduce((sum, { lies }) => sum + lies, 0);
  const most = Math.max(0, ...shares.map(({ lies }) => lies));
  const taken = shares.filter(({ lies, covered }) =>
    passes ? lies > 1 : covered >= 0.5 || lies * 2 >= Math.max(1, whole),
  );
  const first = shares.find(({ lies }) => lies > 0 && lies === most);
  const ids = new Set((taken.length > 0 ? taken : first ? [first] : []).map(({ id }) => id));
  return [
    ...[...ids].map(inZone),
    ...Object.values(scene.borders).flatMap(({ id, between }) =>
      between.some((zone) => ids.has(zone)) ? [onBorder(id)] : [],
    ),
  ];
}

/**
 * The edges of rooms in solid rock. Masons built some of them. The edges of caves wander, as water
 * and picks have left them.
 */
import type { Spot } from '../space/scenery/scenery.ts';
import type { Winners } from './ground/winners.ts';
import type { MapPainting, PaintedThing } from './mapPainting.ts';
import { hillNoise, type Noise } from './pen/noise.ts';
import { SQUARE } from './pen/pen.ts';
import { stepsAlong } from './pen/shapes.ts';
import type { SolidGrid } from './solid.ts';

/** Ground that nobody has laid: caves have it up to their walls. */
const ROUGH = new Set(['cave floor', 'rock', 'earth', 'sand', 'gravel', 'mud', 'lava', 'ice', 'snow']);
/** Ground that masons have laid. Water, straw and planks may lie in a cave and in a cellar. */
const MASONRY = new Set(['flagstones', 'tiles', 'marble', 'bricks', 'cobbles', 'slate', 'carpet']);

/** The units between two points of a bent edge. */
const STEP = 10;
/** How far the edge of a cave wanders, in units. */
const WANDER = 11;
/** How often corners are smoothed. */
const SMOOTH = 9;

export interface RoomEdges {
  /** The floors, bent where they are caves. */
  readonly floors: readonly (readonly Spot[])[];
  /** Whether the edge near this point is that of a cave. */
  isCave(x: number, y: number): boolean;
}

interface EdgePoint {
  x: number;
  y: number;
  /** How freely the point moves: 0 on masonry, between two floors and on the rim of the map. */
  free: number;
}

/** The same closed line with many points, each of its corners among them. */
function manyPoints(outline: readonly Spot[]): Spot[] {
  return outline.flatMap((start, n): Spot[] => {
    const end = outline[(n + 1) % outline.length]!;
    return [
      start,
      ...stepsAlong([start, end], STEP)
        .slice(1)
        .map(({ x, y }): Spot => [x, y]),
    ];
  });
}

function smooth(points: EdgePoint[], noises: readonly [Noise, Noise]): Spot[] {
  const many = points.length;
  const near = (n: number, by: number) => points[(n + by + many) % many]!;
  // A cave goes over into masonry within a few steps.
  const free = points.map(({ free: own }, n) => own * Math.min(near(n, -2).free, near(n, 2).free, 1));
  for (const [n, point] of points.entries()) {
    const [x, y] = [point.x / 46, point.y / 46];
    point.x += free[n]! * WANDER * 2 * (noises[0](x, y) - 0.5);
    point.y += free[n]! * WANDER * 2 * (noises[1](x, y) - 0.5);
  }
  for (let time = 0; time < SMOOTH; time += 1) {
    const before = points.map(({ x, y }) => ({ x, y }));
    for (const [n, point] of points.entries()) {
      const [a, b] = [before[(n - 1 + many) % many]!, before[(n + 1) % many]!];
      point.x += free[n]! * 0.5 * ((a.x + b.x) / 2 - point.x);
      point.y += free[n]! * 0.5 * ((a.y + b.y) / 2 - point.y);
    }
  }
  return points.map(({ x, y }): Spot => [x, y]);
}

/** Bends the edges of a painting's floors. Undefined for a map without rock about its floors. */
export function roomEdgesOf(painting: MapPainting, winners: Winners, solid: SolidGrid): RoomEdges | undefined {
  const { floors, width, height, seed, base, layers } = painting;
  if (!floors) return undefined;
  const lowest = layers.findLast(({ shape, path }) => !shape && !path)?.material ?? base ?? 'rock';
  const isRough = (material: string): boolean =>
    MASONRY.has(material) ? false : ROUGH.has(material) || !MASONRY.has(lowest);
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const,
  );
  const isCave = (x: number, y: number): boolean => {
    let [rough, built] = [0, 0];
    for (const [ux, uy] of around) {
      const [px, py] = [x + ux * SQUARE * 0.42, y + uy * SQUARE * 0.42];
      if (solid.isSolid(px, py)) continue;
      if (isRough(winners.at(px, py)?.layer.material ?? lowest)) rough += 1;
      else built += 1;
    }
    return rough > built;
  };
  // Rock around all eight points lies on no side of an edge between two floors.
  const isRim = (x: number, y: number) => around.some(([ux, uy]) => solid.isSolid(x + ux * 14, y + uy * 14));
  const onMap = (x: number, y: number) => x > 4 && y > 4 && x < width - 4 && y < height - 4;
  const noises = [hillNoise(seed + 71), hillNoise(seed + 72)] as const;
  return {
    floors: floors.map((outline) => {
      const points = manyPoints(outline).map(([x, y]): EdgePoint => {
        return { x, y, free: onMap(x, y) && isRim(x, y) && isCave(x, y) ? 1 : 0 };
      });
      return points.every(({ free }) => free === 0) ? outline : smooth(points, noises);
    }),
    isCave,
  };
}

/** How far from the rock a small light on a wall is looked for, in units. */
const HUNG = SQUARE * 1.1;

/**
 * A small light that stands in the rock, brought to the nearest edge of a floor. The squares of a
 * map may not reach as far as the torches on the walls of its zones.
 */
export function hungOnWall(thing: PaintedThing, solid: SolidGrid): PaintedThing {
  const { kind, x, y } = thing;
  if (!LIGHTS_ON_WALLS.has(kind) || solid.fromFloor(x, y) === 0) return thing;
  for (let far = 6; far <= HUNG; far += 4)
    for (let n = 0; n < 16; n += 1) {
      const [ux, uy] = [Math.cos((n / 16) * Math.PI * 2), Math.sin((n / 16) * Math.PI * 2)];
      if (solid.fromFloor(x + ux * far, y + uy * far) === 0)
        return { ...thing, x: x + ux * (far + 5), y: y + uy * (far + 5) };
    }
  return thing;
}

const LIGHTS_ON_WALLS = new Set(['torch', 'lantern', 'candles']);

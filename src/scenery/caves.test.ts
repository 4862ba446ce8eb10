/** Tests that caves get rough edges, and that masonry and the rim of the map keep theirs. */
import { describe, expect, it } from 'vitest';
import { hungOnWall, roomEdgesOf } from './caves.ts';
import type { Winners } from './ground/winners.ts';
import type { MapPainting } from './mapPainting.ts';
import type { SolidGrid } from './solid.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [120, 120, 600, 480] as const;
const room: [number, number][] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
];
const isFloor = (x: number, y: number) => x > LEFT && x < RIGHT && y > TOP && y < BOTTOM;
const solid: SolidGrid = { isSolid: (x, y) => !isFloor(x, y), fromFloor: (x, y) => (isFloor(x, y) ? 0 : 8) };
const painting: MapPainting = {
  version: 1,
  width: 720,
  height: 600,
  seed: 4,
  light: 'day',
  weather: 'clear',
  base: 'rock',
  layers: [],
  things: [],
  floors: [room],
  walls: [],
};
/** All the ground is of this material. */
const groundOf = (material: string): Winners => ({
  *note() {},
  at: () => ({ layer: { material, width: 0, strength: 1 }, within: 100 }),
});
const farthest = (floors: readonly (readonly (readonly [number, number])[])[]) =>
  Math.max(
    ...floors
      .flat()
      .map(([x, y]) => Math.min(...[x - LEFT, RIGHT - x, y - TOP, BOTTOM - y].map((off) => Math.abs(off)))),
  );

describe('the edges of rooms in rock', () => {
  it('wander and have round corners where the ground is that of a cave', () => {
    const edges = roomEdgesOf(painting, groundOf('cave floor'), solid)!;
    const [outline] = edges.floors;
    expect(farthest(edges.floors)).toBeGreaterThan(3);
    // Nothing lies farther from the edge than a third of a square: who stands there is seen to.
    expect(farthest(edges.floors)).toBeLessThan(20);
    expect(outline?.some(([x, y]) => Math.hypot(x - LEFT, y - TOP) < 5)).toBe(false);
    expect(edges.isCave(LEFT, 300)).toBe(true);
    expect(roomEdgesOf(painting, groundOf('cave floor'), solid)!.floors).toEqual(edges.floors);
  });
  it.each(['flagstones', 'bricks', 'tiles'])('stay as masons built them about %s', (material) => {
    const edges = roomEdgesOf(painting, groundOf(material), solid)!;
    expect(edges.floors).toEqual([room]);
    expect(edges.isCave(LEFT, 300)).toBe(false);
  });
  it('about planks and water are those of the ground below them', () => {
    const over = (lowest: string) =>
      roomEdgesOf(
        { ...painting, layers: [{ material: lowest, width: 0, strength: 1 }] },
        groundOf('deep water'),
        solid,
      )!.isCave(LEFT, 300);
    expect([over('cave floor'), over('flagstones')]).toEqual([true, false]);
  });
  it('stay on the rim of the map, where people leave it', () => {
    const small: MapPainting = { ...painting, width: RIGHT, height: BOTTOM };
    const [outline = []] = roomEdgesOf(small, groundOf('rock'), solid)!.floors;
    expect(outline.filter(([x]) => x === RIGHT).length).toBeGreaterThan(20);
  });
  it('are none on a map without rock', () => {
    const { floors: _, ...open } = painting;
    expect(roomEdgesOf(open, groundOf('rock'), solid)).toBeUndefined();
  });
});

describe('a torch in the rock', () => {
  const torch = { kind: 'torch', x: LEFT - 30, y: 300, turn: 0, w: 14, h: 14, line: [], seed: 1 };
  it('hangs on the nearest wall', () => {
    const { x, y } = hungOnWall(torch, solid);
    expect([isFloor(x, y), Math.hypot(x - torch.x, y - torch.y) < 50]).toEqual([true, true]);
  });
  it('stays where it is on a floor, far in the rock, and where it is no small light', () => {
    for (const thing of [
      { ...torch, x: 300 },
      { ...torch, x: 10 },
      { ...torch, kind: 'tomb' },
    ])
      expect(hungOnWall(thing, solid)).toBe(thing);
  });
});

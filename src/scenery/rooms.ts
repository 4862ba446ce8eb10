/**
 * Rooms in solid rock: the shade of their walls on the floor, walls with a lit top, and hatching
 * outside.
 */
import type { RoomEdges } from './caves.ts';
import { coarseSheet, layCoarse, softenedSheet } from './coarse.ts';
import { sheetOf } from './ground/layGround.ts';
import type { MapPainting } from './mapPainting.ts';
import { inkOf, litColour, type Rgb } from './pen/colour.ts';
import { roughNoise } from './pen/noise.ts';
import { type Pen, settledSteps, TO_LIGHT } from './pen/pen.ts';
import { type Random, randomFrom } from './pen/random.ts';
import { cornersOf, stepsAlong, tracePath, turnedBox } from './pen/shapes.ts';
import { paintStone } from './pen/solids.ts';
import { floorPath, type SolidGrid } from './solid.ts';

const ROCK: Rgb = [24, 26, 29];
const WALL: Rgb = [112, 108, 99];
/** The boulders of a cave's wall. */
const ROCKS: Rgb = [104, 99, 92];
/** The thickness of drawn walls, in units. */
const THICK = 19;
/** How far the hatching reaches from a wall, in units. */
const HATCHED = 64;

/**
 * Paints the shade that walls throw on the floor: all around, and more on the side away from the
 * light.
 */
export function* shadeRooms(pen: Pen, { floors, width, height }: MapPainting, scale: number): Generator<void> {
  if (!floors) return;
  const map = { x: 0, y: 0, w: width, h: height };
  const coarse = coarseSheet(map, scale / 4);
  const { pen: own } = coarse;
  const rock = coarseSheet(map, scale / 4);
  rock.pen.fillStyle = '#04050a';
  rock.pen.fillRect(0, 0, width, height);
  rock.pen.globalCompositeOperation = 'destination-out';
  floorPath(rock.pen, floors);
  rock.pen.fill();
  for (const share of [0, 0.35, 0.7, 1])
    own.drawImage(rock.sheet, -TO_LIGHT[0] * 22 * share, -TO_LIGHT[1] * 22 * share, rock.box.w, rock.box.h);
  yield;
  pen.save();
  floorPath(pen, floors);
  pen.clip();
  yield* layCoarse(pen, softenedSheet(softenedSheet(coarse, 4), 2), 'source-over', 0.67);
  pen.restore();
}

function* hatch(pen: Pen, painting: MapPainting, solid: SolidGrid, random: Random): Generator<void> {
  const { width, height, seed } = painting;
  const [way, reach] = [roughNoise(seed + 61), roughNoise(seed + 62)];
  pen.lineCap = 'round';
  const many = Math.min(60_000, (width * height) / 120);
  for (let n = 0; n < many; n += 1) {
    const [x, y] = [random() * width, random() * height];
    const far = solid.fromFloor(x, y);
    if (far > 0 && far < THICK + HATCHED * (0.45 + reach(x / 70, y / 70) * 0.8)) {
      const angle = Math.floor(way(x / 46, y / 46) * 7) * 0.55 + (random() - 0.5) * 0.25;
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      pen.strokeStyle = inkOf([122, 120, 114], 0.42 * (1 - far / (THICK + HATCHED * 1.2)));
      pen.lineWidth = 1.2;
      for (const row of [-1, 0, 1]) {
        const [ox, oy] = [x - uy * row * 4.6, y + ux * row * 4.6];
        pen.beginPath();
        pen.moveTo(ox - ux * 8, oy - uy * 8);
        pen.lineTo(ox + ux * 8, oy + uy * 8);
        pen.stroke();
      }
    }
    if (n % 900 === 0) yield;
  }
}

type Outline = readonly (readonly [number, number])[];

/** Paints the boulders of a cave's wall along an outline: a row of large ones before small ones. */
function* boulders(pen: Pen, outline: Outline, isHere: Here, random: Random): Generator<void> {
  for (const [gap, off, size, k] of [
    [15, 1.05, 12, 0.42],
    [13, 0.5, 11, 0.72],
  ] as const) {
    for (const [n, { x, y, ux, uy }] of stepsAlong(outline, gap).entries()) {
      const away = THICK * (off + (random() - 0.5) * 0.34);
      const side = isHere(x - uy * away, y + ux * away) ? 1 : -1;
      const [px, py] = [x - uy * away * side, y + ux * away * side];
      if (!isHere(px, py)) continue;
      const tone = litColour(ROCKS, k * (0.86 + random() * 0.3));
      paintStone(pen, { light: TO_LIGHT }, px, py, size * (0.72 + random() * 0.62), random, tone);
      if (n % 40 === 0) yield;
    }
  }
}

/** Tells whether a point is rock beside a wall of the wanted make. */
type Here = (x: number, y: number) => boolean;

/** Paints the hewn stones of a wall along an outline, with one stone on each outer corner. */
function hewnStones(pen: Pen, outline: Outline, isHere: Here, random: Random): void {
  const stone = (px: number, py: number, long: number, angle: number, k: number) => {
    pen.fillStyle = inkOf(litColour(WALL, k));
    turnedBox(pen, px, py, long, THICK * 0.86, angle + (random() - 0.5) * 0.03, 2.5);
    pen.fillStyle = inkOf(litColour(WALL, k * 1.26), 0.5);
    turnedBox(pen, px + TO_LIGHT[0] * 2, py + TO_LIGHT[1] * 2, long - 4.6, THICK * 0.4, angle, 2);
  };
  for (const { x, y, ux, uy } of stepsAlong(outline, 21))
    for (const side of [-1, 1]) {
      const [nx, ny] = [-uy * side, ux * side];
      const [px, py] = [x + nx * THICK * 0.52 + ux * 10, y + ny * THICK * 0.52 + uy * 10];
      if (!isHere(px, py)) continue;
      const k = 0.9 + 0.22 * (nx * TO_LIGHT[0] + ny * TO_LIGHT[1]) + (random() - 0.5) * 0.26;
      stone(px, py, 19.6, Math.atan2(uy, ux), k);
    }
  for (const { x, y, angle, turn } of cornersOf(outline)) {
    if (turn < 0.9) continue;
    const far = THICK * 0.52;
    for (const quarter of [1, 3, 5, 7]) {
      const at = angle + (quarter * Math.PI) / 4;
      const [px, py] = [x + Math.cos(at) * far * Math.SQRT2, y + Math.sin(at) * far * Math.SQRT2];
      // The corner stone stands where the rock is on both sides of the corner.
      if (isHere(px, py) && around(px, py, 7).every(([ax, ay]) => isHere(ax, ay))) {
        stone(px, py, THICK * 0.9, angle, 0.94 + (random() - 0.5) * 0.2);
      }
    }
  }
}

const around = (x: number, y: number, far: number): [number, number][] => [
  [x - far, y],
  [x + far, y],
  [x, y - far],
  [x, y + far],
];

/** Paints the sheet of rock with its hatching and walls, and cuts out the floors. */
export function* paintRooms(
  pen: Pen,
  painting: MapPainting,
  solid: SolidGrid,
  scale: number,
  edges: RoomEdges | undefined,
): Generator<void> {
  const { floors, width, height, seed } = painting;
  if (!floors || !edges) return;
  const random = randomFrom(seed + 60);
  const { sheet, pen: own } = sheetOf(width * scale, height * scale);
  own.scale(scale, scale);
  own.fillStyle = inkOf(ROCK);
  own.fillRect(0, 0, width, height);
  yield* settledSteps(own, hatch(own, painting, solid, random));
  own.lineJoin = 'round';
  for (const [wide, colour] of [
    [THICK + 3, '#0a0b0c'],
    [THICK, inkOf(litColour(WALL, 0.5))],
  ] as const) {
    own.strokeStyle = colour;
    own.lineWidth = wide * 2;
    // Each outline is stroked alone. In one path they would bridge each other's corners.
    for (const outline of floors) {
      tracePath(own, outline, true);
      own.stroke();
    }
    yield;
  }
  const isRock: Here = (x, y) => solid.fromFloor(x, y) > 0;
  const inCave: Here = (x, y) => isRock(x, y) && edges.isCave(x, y);
  const inMasonry: Here = (x, y) => isRock(x, y) && !edges.isCave(x, y);
  for (const outline of floors) {
    const closed = [...outline, outline[0]!];
    yield* settledSteps(own, boulders(own, closed, inCave, random));
    hewnStones(own, closed, inMasonry, random);
    yield;
  }
  own.globalCompositeOperation = 'destination-out';
  own.fillStyle = '#000';
  floorPath(own, floors);
  own.fill();
  pen.drawImage(sheet, 0, 0, width, height);
  yield;
}

/**
 * Paints a whole map in steps. Between two steps the caller may do something else, so that no frame
 * waits for the painting.
 */
import { hungOnWall, roomEdgesOf } from './caves.ts';
import { edgeNoise } from './ground/groundNoise.ts';
import { layGround, sheetOf } from './ground/layGround.ts';
import { paintTufts } from './ground/tufts.ts';
import { makeWinners } from './ground/winners.ts';
import { layLight } from './light/light.ts';
import { layWeather } from './light/weather.ts';
import type { MapPainting } from './mapPainting.ts';
import { painterOf } from './painters/sceneryPainters.ts';
import { type Pen, SQUARE, settledSteps, TO_LIGHT } from './pen/pen.ts';
import { randomFrom } from './pen/random.ts';
import { paintRooms, shadeRooms } from './rooms.ts';
import { solidGridOf } from './solid.ts';
import { paintThings } from './things.ts';

/** The most pixels on the longer side of a painted map, and the most pixels for each unit. */
const MOST_PIXELS = 2560;
const FINEST = 1.5;

/** Paints fine grain over everything, so that smooth ground does not look flat. */
function grain(pen: Pen, { width, height, seed, base }: MapPainting): void {
  if (base === undefined) return;
  const side = 192;
  const { sheet, pen: own } = sheetOf(side, side);
  const image = own.createImageData(side, side);
  const random = randomFrom(seed + 80);
  for (let at = 0; at < image.data.length; at += 4) {
    const tone = random() > 0.5 ? 255 : 0;
    image.data.fill(tone, at, at + 3);
    image.data[at + 3] = random() * 15;
  }
  own.putImageData(image, 0, 0);
  const pattern = pen.createPattern(sheet, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, width, height);
}

/** Canvas pixels for each unit of a painting. */
export const scaleOf = ({ width, height }: MapPainting): number =>
  Math.min(FINEST, MOST_PIXELS / Math.max(width, height, 1));

/** Paints a map. The generator returns the canvas at its end. */
export function* paintMap(painting: MapPainting): Generator<void, OffscreenCanvas | HTMLCanvasElement> {
  const { width, height } = painting;
  const scale = scaleOf(painting);
  const { sheet, pen } = sheetOf(width * scale, height * scale);
  yield* settledSteps(pen, paintParts(pen, painting, scale));
  return sheet;
}

function* paintParts(pen: Pen, given: MapPainting, scale: number): Generator<void> {
  const { width, height, seed } = given;
  const winners = makeWinners(width, height, edgeNoise(seed));
  yield* layGround(pen, given, scale, winners);
  const edges = roomEdgesOf(given, winners, solidGridOf(given));
  const bent = edges ? { ...given, floors: edges.floors } : given;
  const solid = solidGridOf(bent);
  const painting = { ...bent, things: bent.things.map((thing) => hungOnWall(thing, solid)) };
  yield;
  pen.scale(scale, scale);
  grain(pen, painting);
  yield;
  yield* paintTufts(pen, painting, winners);
  yield* shadeRooms(pen, painting, scale);
  yield* paintThings(pen, painting, scale);
  yield* paintRooms(pen, painting, solid, scale, edges);
  yield* wallsOfSquares(pen, painting);
  yield* layLight(pen, painting, solid, scale);
  yield* layWeather(pen, painting);
}

/**
 * Paints the walls on the edges of squares. They belong to the map and are no things of its
 * scenery.
 */
function* wallsOfSquares(pen: Pen, { walls, seed }: MapPainting): Generator<void> {
  for (const line of walls) {
    const item = { w: SQUARE * 0.3, h: SQUARE * 0.3, line, light: TO_LIGHT, seed };
    pen.save();
    pen.strokeStyle = 'rgba(4,5,8,0.3)';
    pen.lineCap = 'round';
    for (const [far, wide] of [
      [5, 22],
      [9, 18],
    ] as const) {
      pen.lineWidth = wide;
      pen.beginPath();
      line.forEach(([x, y], n) => {
        if (n === 0) pen.moveTo(x + far, y + far);
        else pen.lineTo(x + far, y + far);
      });
      pen.stroke();
    }
    painterOf('wall')(pen, item, randomFrom(seed));
    pen.restore();
    yield;
  }
}

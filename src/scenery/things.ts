/** Paints things with their shadows: the flat ones first, the high ones last. */
import { sceneryKind } from '../space/scenery/kinds/sceneryKinds.ts';
import { coarseSheet, layCoarse, softenedSheet } from './coarse.ts';
import type { Box } from './ground/distances.ts';
import type { MapPainting, PaintedThing } from './mapPainting.ts';
import { painterOf } from './painters/sceneryPainters.ts';
import { lightFor, type PaintedItem, type Pen, TO_LIGHT } from './pen/pen.ts';
import { randomFrom } from './pen/random.ts';
import { tracePath } from './pen/shapes.ts';

/**
 * Things between two of these heights, in metres, are painted together. Higher things are painted
 * over them.
 */
const STOREYS = [0, 0.6, 1.5, 3.4, 99];
/** The units of shadow for each metre of height, and the longest shadow in units. */
const SHADOW = { each: 8, most: 30 };
/**
 * How much smaller the sheet of shadows is than the map. Enlarging the sheet makes the shadows
 * soft.
 */
const COARSE = 5;

/** Things that let most of the light through. Only a stem and a beam throw a shadow. */
const THIN = new Set([
  'dead tree',
  'signpost',
  'banner',
  'scarecrow',
  'anchor',
  'crane',
  'helm',
  'nets',
  'ballista',
  'catapult',
  'cannon',
]);

const itemOf = ({ w, h, line, turn, seed }: PaintedThing): PaintedItem => ({
  w,
  h,
  line,
  light: lightFor(line.length > 0 ? 0 : turn),
  seed,
});

/** Paints the dark shape of a thing as the sky sees it. The pen is in units. */
function silhouette(pen: Pen, thing: PaintedThing): void {
  const { outline } = sceneryKind(thing.kind);
  if (thing.line.length > 1) {
    pen.lineWidth = thing.h * (thing.kind === 'ruined wall' ? 0.5 : 0.9);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    tracePath(pen, thing.line);
    pen.stroke();
    return;
  }
  pen.save();
  pen.translate(thing.x, thing.y);
  pen.rotate((thing.turn * Math.PI) / 180);
  pen.beginPath();
  if (thing.kind === 'gallows') {
    pen.rect(-thing.w / 2, -18, thing.w, 8);
    for (const x of [-0.38, 0.3]) pen.rect(x * thing.w, -34, 12, 64);
  } else if (THIN.has(thing.kind)) {
    pen.ellipse(0, 0, thing.w * 0.24, thing.h * 0.24, 0, 0, 7);
    pen.rect(-thing.w * 0.42, -3, thing.w * 0.84, 6);
  } else if (outline === 'box')
    pen.roundRect(-thing.w / 2, -thing.h / 2, thing.w, thing.h, thing.kind === 'rowboat' ? 26 : 3);
  else pen.ellipse(0, 0, thing.w * 0.46, thing.h * 0.46, 0, 0, 7);
  pen.fill();
  pen.restore();
}

/**
 * How far a thing and its shadow reach from its middle, or from the points of its line, in units.
 */
const reachOf = ({ w, h, line }: PaintedThing): number =>
  (line.length > 0 ? h : Math.hypot(w, h) / 2) + SHADOW.most + 12;

/** The smallest box around things and their shadows. */
function boxAbout(things: readonly PaintedThing[], { width, height }: MapPainting): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const thing of things) {
    const far = reachOf(thing);
    for (const [x, y] of thing.line.length > 0 ? thing.line : [[thing.x, thing.y] as const]) {
      left = Math.min(left, x - far);
      top = Math.min(top, y - far);
      right = Math.max(right, x + far);
      bottom = Math.max(bottom, y + far);
    }
  }
  left = Math.max(0, left);
  top = Math.max(0, top);
  return {
    x: left,
    y: top,
    w: Math.max(0, Math.min(width, right) - left),
    h: Math.max(0, Math.min(height, bottom) - top),
  };
}

/** Paints the shadows of one storey over the map, as one soft picture. */
function* castShadows(
  pen: Pen,
  things: readonly PaintedThing[],
  painting: MapPainting,
  scale: number,
): Generator<void> {
  const high = things.filter(({ kind }) => sceneryKind(kind).height > 0);
  const box = boxAbout(high, painting);
  if (box.w === 0 || box.h === 0) return;
  const coarse = coarseSheet(box, scale / COARSE);
  const { pen: own } = coarse;
  own.fillStyle = '#04060a';
  own.strokeStyle = '#04060a';
  for (const [n, thing] of high.entries()) {
    const long = Math.min(SHADOW.most, sceneryKind(thing.kind).height * SHADOW.each);
    const steps = long > 12 ? 4 : 2;
    for (let step = 0; step <= steps; step += 1) {
      own.save();
      own.translate(-TO_LIGHT[0] * long * (step / steps), -TO_LIGHT[1] * long * (step / steps));
      silhouette(own, thing);
      own.restore();
    }
    if (n % 40 === 0) yield;
  }
  yield* layCoarse(pen, softenedSheet(coarse, 2.2), 'source-over', 0.52);
}

/** Paints one thing at its place, without its shadow. The pen is in units. */
export function paintThing(pen: Pen, thing: PaintedThing): void {
  pen.save();
  if (thing.line.length === 0) {
    pen.translate(thing.x, thing.y);
    pen.rotate((thing.turn * Math.PI) / 180);
  }
  painterOf(thing.kind)(pen, itemOf(thing), randomFrom(thing.seed));
  pen.restore();
}

/** Paints things, storey by storey. The pen is in units. */
export function* paintThings(pen: Pen, painting: MapPainting, scale: number): Generator<void> {
  let below = -1e9;
  for (const top of STOREYS) {
    const low = below;
    const things = painting.things
      .filter(({ kind }) => sceneryKind(kind).height > low && sceneryKind(kind).height <= top)
      .sort((a, b) => Number(a.line.length === 0) - Number(b.line.length === 0) || a.y - b.y);
    below = top;
    yield* castShadows(pen, things, painting, scale);
    for (const thing of things) {
      paintThing(pen, thing);
      yield;
    }
  }
}

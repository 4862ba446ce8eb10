/** Lays the materials of a map on a canvas, one over the other, with edges that wander. */
import { isMaterial } from '../../space/scenery/materials.ts';
import type { MapPainting, PaintedLayer } from '../mapPainting.ts';
import { easeOf, within01 } from '../pen/colour.ts';
import type { Noise } from '../pen/noise.ts';
import type { Pen } from '../pen/pen.ts';
import { type Box, type Distances, distancesOf } from './distances.ts';
import { paintFloor } from './floors.ts';
import { crumbNoise, type GroundNoise, groundNoiseOf } from './groundNoise.ts';
import { type MaterialLook, materialLooks, UNKNOWN_MATERIAL } from './materialLooks.ts';
import type { Winners } from './winners.ts';

/**
 * The canvas pixels for each pixel of the noise. Ground is soft, so half as many pixels are enough.
 */
const COARSE = 2;

export const lookOfMaterial = (name: string): MaterialLook =>
  isMaterial(name) ? materialLooks[name] : UNKNOWN_MATERIAL;

/**
 * The processor paints, not the graphics card. It finishes pictures of ten thousand small shapes
 * sooner, and the board's own frames never wait for them.
 */
const BY_PROCESSOR: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Makes a canvas off the screen, of the kind that the browser has. */
export function sheetOf(width: number, height: number): { sheet: OffscreenCanvas | HTMLCanvasElement; pen: Pen } {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== 'undefined') {
    const sheet = new OffscreenCanvas(w, h);
    return { sheet, pen: sheet.getContext('2d', BY_PROCESSOR)! };
  }
  const sheet = document.createElement('canvas');
  sheet.width = w;
  sheet.height = h;
  return { sheet, pen: sheet.getContext('2d', BY_PROCESSOR)! };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** The part of the canvas that a box of units covers, in coarse pixels. */
const placeOf = ({ x, y, w, h }: Box, scale: number): Place => {
  const k = scale / COARSE;
  const [left, top] = [Math.floor(x * k), Math.floor(y * k)];
  return {
    left,
    top,
    wide: Math.max(1, Math.ceil((x + w) * k) - left),
    high: Math.max(1, Math.ceil((y + h) * k) - top),
  };
};

/** Lays one soft material. The pen is in canvas pixels. */
function* laySoft(
  pen: Pen,
  { strength }: PaintedLayer,
  look: MaterialLook,
  far: Distances,
  { noise, crumb, scale }: { noise: GroundNoise; crumb: Noise; scale: number },
): Generator<void> {
  const { left, top, wide, high } = placeOf(far.box, scale);
  const { sheet, pen: own } = sheetOf(wide, high);
  const image = own.createImageData(wide, high);
  const { data } = image;
  const { from, to, patch = from, verge, deep, wander, soft } = look;
  const k = COARSE / scale;
  const reach = soft + wander * 1.4 + (verge?.wide ?? 0);
  const inmost = -reach - (deep?.after ?? 0) * 2;
  const patched = look.patch ? 0.62 : 0;
  for (let row = 0, at = 0; row < high; row += 1) {
    const y = (top + row) * k;
    let n = (top + row) * noise.columns + left;
    for (let column = 0; column < wide; column += 1, at += 4, n += 1) {
      const x = (left + column) * k;
      const away = far.at(x, y);
      if (away > reach) continue;
      let bent = away;
      if (away > inmost) bent += wander * 2 * (noise.edge[n]! - 0.5);
      if (away > -reach) bent += wander * 0.7 * (crumb(x / 9, y / 9) - 0.5);
      const own = easeOf(within01(0.5 - bent / soft));
      const beside = verge ? 0.66 * easeOf(within01(1 - bent / verge.wide)) : 0;
      const whole = 1 - (1 - own) * (1 - beside);
      if (whole <= 0) continue;
      const mix = noise.mix[n]!;
      const other = patched * easeOf(within01((noise.patch[n]! - 0.48) * 4));
      const down = deep ? easeOf(within01(-bent / deep.after)) * 0.85 : 0;
      for (let part = 0; part < 3; part += 1) {
        let tone = from[part]! + (to[part]! - from[part]!) * mix;
        tone += (patch[part]! - tone) * other;
        if (deep) tone += (deep.colour[part]! - tone) * down;
        if (verge && own < 1) tone = (tone * own + verge.colour[part]! * beside * (1 - own)) / whole;
        data[at + part] = tone;
      }
      data[at + 3] = 255 * whole * strength;
    }
    if (row % 16 === 0) yield;
  }
  own.putImageData(image, 0, 0);
  pen.imageSmoothingEnabled = true;
  pen.drawImage(sheet, left * COARSE, top * COARSE, wide * COARSE, high * COARSE);
  yield;
}

/**
 * Lays all materials, and notes which material is on top at each point. The pen is in canvas
 * pixels.
 */
export function* layGround(pen: Pen, painting: MapPainting, scale: number, winners: Winners): Generator<void> {
  const map: Box = { x: 0, y: 0, w: painting.width, h: painting.height };
  const unit = COARSE / scale;
  // The noise gets one row and one column more, because a box that ends on the map's edge may be
  // rounded up.
  const columns = Math.ceil(painting.width / unit) + 1;
  const rows = Math.ceil(painting.height / unit) + 1;
  const noise = yield* groundNoiseOf(painting.seed, { columns, rows, unit });
  const crumb = crumbNoise(painting.seed);
  const whole = painting.base === undefined ? [] : [{ material: painting.base, width: 0, strength: 1 }];
  const layers: readonly PaintedLayer[] = [...whole, ...painting.layers];
  // Layers below a material that covers the whole map are never seen.
  const lowest = layers.findLastIndex(({ shape, path, strength }) => !shape && !path && strength === 1);
  for (const [n, layer] of layers.entries()) {
    if (n < lowest) continue;
    const look = lookOfMaterial(layer.material);
    const margin = look.soft + look.wander * 1.6 + (look.verge?.wide ?? 0) + 4;
    const far = yield* distancesOf(layer, map, margin);
    if (look.pattern) yield* paintFloor(pen, layer, look, { scale, map, seed: painting.seed + n });
    else yield* laySoft(pen, layer, look, far, { noise, crumb, scale });
    yield* winners.note(layer, far, look.wander);
  }
}

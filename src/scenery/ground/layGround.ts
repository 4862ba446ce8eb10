/** Lays the materials of a map on a canvas, one over the other, with edges that wander. */
import { isMaterial } from '../../space/scenery/materials.ts';
import type { MapPainting, PaintedLayer } from '../mapPainting.ts';
import { easeOf, within01 } from '../pen/colour.ts';
import { hillNoise, type Noise, roughNoise } from '../pen/noise.ts';
import type { Pen } from '../pen/pen.ts';
import { type Box, type Distances, distancesOf } from './distances.ts';
import { paintFloor } from './floors.ts';
import { type MaterialLook, materialLooks, UNKNOWN_MATERIAL } from './materialLooks.ts';
import type { Winners } from './winners.ts';

/** Canvas pixels for each pixel of the noise: ground is soft, so half as many do. */
const COARSE = 2;

export const lookOfMaterial = (name: string): MaterialLook =>
  isMaterial(name) ? materialLooks[name] : UNKNOWN_MATERIAL;

interface Noises {
  broad: Noise;
  fine: Noise;
  patch: Noise;
  edge: Noise;
  crumb: Noise;
}

export const noisesFor = (seed: number): Noises => ({
  broad: hillNoise(seed),
  fine: roughNoise(seed + 1),
  patch: roughNoise(seed + 2),
  edge: roughNoise(seed + 3),
  crumb: hillNoise(seed + 4),
});

/** A canvas off the screen, in the browser's own kind. */
export function sheetOf(width: number, height: number): { sheet: OffscreenCanvas | HTMLCanvasElement; pen: Pen } {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== 'undefined') {
    const sheet = new OffscreenCanvas(w, h);
    return { sheet, pen: sheet.getContext('2d')! };
  }
  const sheet = document.createElement('canvas');
  sheet.width = w;
  sheet.height = h;
  return { sheet, pen: sheet.getContext('2d')! };
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
  noises: Noises,
  scale: number,
): Generator<void> {
  const { left, top, wide, high } = placeOf(far.box, scale);
  const { sheet, pen: own } = sheetOf(wide, high);
  const image = own.createImageData(wide, high);
  const { data } = image;
  const { from, to, patch, verge, deep, wander, soft } = look;
  const k = COARSE / scale;
  for (let row = 0, at = 0; row < high; row += 1) {
    const y = (top + row) * k;
    for (let column = 0; column < wide; column += 1, at += 4) {
      const x = (left + column) * k;
      const away = far.at(x, y);
      const reach = soft + wander * 1.4 + (verge?.wide ?? 0);
      if (away > reach) continue;
      const bent =
        away > -reach - (deep?.after ?? 0) * 2
          ? away + wander * 2 * (noises.edge(x / 64, y / 64) - 0.5) + wander * 0.7 * (noises.crumb(x / 9, y / 9) - 0.5)
          : away;
      const own = easeOf(within01(0.5 - bent / soft));
      const beside = verge ? 0.66 * easeOf(within01(1 - bent / verge.wide)) : 0;
      const whole = 1 - (1 - own) * (1 - beside);
      if (whole <= 0) continue;
      const mix = noises.broad(x / 190, y / 190) * 0.55 + noises.fine(x / 38, y / 38) * 0.45;
      const other = patch ? 0.62 * easeOf(within01((noises.patch(x / 230 + 9, y / 230) - 0.48) * 4)) : 0;
      const down = deep ? easeOf(within01(-bent / deep.after)) * 0.85 : 0;
      for (let part = 0; part < 3; part += 1) {
        let tone = from[part]! + (to[part]! - from[part]!) * mix;
        if (patch) tone += (patch[part]! - tone) * other;
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

/** Lays all materials, and notes which of them is on top where. The pen is in canvas pixels. */
export function* layGround(pen: Pen, painting: MapPainting, scale: number, winners: Winners): Generator<void> {
  const map: Box = { x: 0, y: 0, w: painting.width, h: painting.height };
  const noises = noisesFor(painting.seed);
  const whole = painting.base === undefined ? [] : [{ material: painting.base, width: 0, strength: 1 }];
  for (const [n, layer] of [...whole, ...painting.layers].entries()) {
    const look = lookOfMaterial(layer.material);
    const margin = look.soft + look.wander * 1.6 + (look.verge?.wide ?? 0) + 4;
    const far = yield* distancesOf(layer, map, margin);
    if (look.pattern) yield* paintFloor(pen, layer, look, { scale, map, seed: painting.seed + n });
    else yield* laySoft(pen, layer, look, far, noises, scale);
    yield* winners.note(layer, far, look.wander);
  }
}

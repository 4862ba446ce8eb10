/** Textures of plain ground, computed on first use: one seamless tile for each look. */
import type { Ground } from '../../../space/scene.ts';
import { cellNoise, smoothNoise } from './noise.ts';

export type Look = Extract<Ground, { kind: 'plain' }>['look'];

/**
 * The sides of a tile in its own pixels: larger for the board, which people see close up, smaller
 * for a picture of the whole map.
 */
const SIDES = { board: 512, small: 192 } as const;

/** Map pixels that a tile spans. */
export const TILE_SPAN = 760;

type Shade = readonly [number, number, number];

/**
 * Writes the colour of one point of a tile into `out`; `u` and `v` run from 0 to 1 across the tile.
 * Writing into one array avoids making an array for each point, which would cost more than all
 * else.
 */
type Painter = (out: Float64Array, u: number, v: number) => void;

/**
 * Mixes two colours into `out`, at a share of the way from one to the other. Either of them may be
 * `out` itself.
 */
function mix(out: Float64Array, a: Shade | Float64Array, b: Shade | Float64Array, share: number): void {
  const t = Math.max(0, Math.min(1, share));
  for (let at = 0; at < 3; at++) out[at] = a[at]! + (b[at]! - a[at]!) * t;
}

/**
 * Functions that make the painter of a look. Each works out the numbers behind the look once for a
 * tile.
 */
const painters: Record<Look, () => Painter> = {
  stone() {
    const slabs = cellNoise(11, 11);
    const [fine, broad] = [smoothNoise(48, 3), smoothNoise(12, 4)];
    return (out, u, v) => {
      const { edge, tone } = slabs(u, v);
      const grain = fine(u, v) * 0.5 + broad(u, v) * 0.5;
      mix(out, [112, 110, 106], [150, 146, 137], tone * 0.6 + grain * 0.4);
      mix(out, [58, 57, 58], out, Math.min(1, 0.6 + edge * 6));
    };
  },
  grass() {
    const [broad, fine, finest, dry] = [
      smoothNoise(5, 21),
      smoothNoise(90, 22),
      smoothNoise(160, 23),
      smoothNoise(9, 24),
    ];
    return (out, u, v) => {
      const blades = fine(u, v) * 0.6 + finest(u, v) * 0.4;
      mix(out, [74, 94, 54], [122, 142, 80], broad(u, v) * 0.55 + blades * 0.45);
      mix(out, out, [124, 118, 74], Math.max(0, dry(u, v) - 0.62) * 1.6);
    };
  },
  wood() {
    const boards = 8;
    const [shifts, broad, fine] = [smoothNoise(8, 31), smoothNoise(6, 32), smoothNoise(120, 33)];
    return (out, u, v) => {
      const board = Math.floor(v * boards);
      const across = v * boards - board;
      const along = (u + shifts(0.13 * board, 0.5)) % 1;
      const grain = broad(along, v) * 0.5 + fine(along * 0.25, v) * 0.5;
      mix(out, [104, 74, 48], [146, 108, 72], grain * 0.75 + ((board * 37) % 7) / 28);
      const seam = Math.min(across, 1 - across) * 14;
      const joint = Math.abs(along - 0.5) * 150;
      mix(out, [48, 33, 22], out, Math.min(1, 0.2 + Math.min(seam, joint)));
    };
  },
  sand() {
    const [drifts, specks] = [smoothNoise(4, 41), smoothNoise(200, 42)];
    return (out, u, v) => {
      const drift = drifts(u, v);
      const ripple = 0.5 + 0.5 * Math.sin((v * 26 + drift * 2.2) * Math.PI * 2);
      mix(out, [158, 134, 96], [198, 174, 130], drift * 0.4 + ripple * 0.14 + specks(u, v) * 0.42);
    };
  },
  water() {
    const [swells, waves] = [smoothNoise(4, 51), cellNoise(9, 52)];
    return (out, u, v) => {
      const swell = swells(u, v);
      const { edge } = waves(u + swell * 0.03, v + swell * 0.04);
      mix(out, [28, 66, 84], [48, 98, 116], swell);
      mix(out, out, [112, 162, 172], Math.max(0, 0.36 - edge * 5) * 0.8);
    };
  },
  night() {
    const [broad, fine, specks] = [smoothNoise(4, 61), smoothNoise(14, 62), smoothNoise(150, 63)];
    return (out, u, v) => {
      const haze = broad(u, v) * 0.6 + fine(u, v) * 0.4;
      mix(out, [34, 39, 52], [60, 68, 88], haze * 0.75 + specks(u, v) * 0.25);
    };
  },
};

const made = new Map<string, HTMLCanvasElement>();

/** The tile for a look. `dusk` (0 to 1) darkens the tile for the dark theme. */
export function groundTile(look: Look, dusk: number, use: keyof typeof SIDES = 'board'): HTMLCanvasElement {
  const key = `${look}:${dusk}:${use}`;
  const side = SIDES[use];
  const known = made.get(key);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const context = tile.getContext('2d')!;
  const image = context.createImageData(side, side);
  const lit = 1 - dusk;
  const paint = painters[look]();
  const colour = new Float64Array(3);
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++, at += 4) {
      paint(colour, x / side, y / side);
      for (let part = 0; part < 3; part++) image.data[at + part] = colour[part]! * lit;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  made.set(key, tile);
  return tile;
}

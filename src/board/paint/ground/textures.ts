/** Textures of plain ground, made from numbers when first wanted: one seamless tile for each look. */
import type { Ground } from '../../../space/scene.ts';
import { cellNoise, smoothNoise } from './noise.ts';

export type Look = Extract<Ground, { kind: 'plain' }>['look'];

/** Sides of a tile in its own pixels: for the board, which is looked at closely, and for a picture of the whole map. */
const SIDES = { board: 512, small: 192 } as const;

/** Map pixels that a tile spans. */
export const TILE_SPAN = 760;

type Shade = readonly [number, number, number];

/** The colour of one pixel of a tile; `u` and `v` run from 0 to 1 across it. */
type Painter = (u: number, v: number) => Shade;

const mix = (a: Shade, b: Shade, share: number): Shade => {
  const t = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
};

const painters: Record<Look, Painter> = {
  stone(u, v) {
    const { edge, tone } = cellNoise(u, v, 11, 11);
    const grain = smoothNoise(u, v, 48, 3) * 0.5 + smoothNoise(u, v, 12, 4) * 0.5;
    const slab = mix([112, 110, 106], [150, 146, 137], tone * 0.6 + grain * 0.4);
    return mix([58, 57, 58], slab, Math.min(1, 0.6 + edge * 6));
  },
  grass(u, v) {
    const broad = smoothNoise(u, v, 5, 21);
    const fine = smoothNoise(u, v, 90, 22) * 0.6 + smoothNoise(u, v, 160, 23) * 0.4;
    const green = mix([74, 94, 54], [122, 142, 80], broad * 0.55 + fine * 0.45);
    return mix(green, [124, 118, 74], Math.max(0, smoothNoise(u, v, 9, 24) - 0.62) * 1.6);
  },
  wood(u, v) {
    const boards = 8;
    const board = Math.floor(v * boards);
    const across = v * boards - board;
    const shift = smoothNoise(0.13 * board, 0.5, 8, 31);
    const along = (u + shift) % 1;
    const grain = smoothNoise(along, v, 6, 32) * 0.5 + smoothNoise(along * 0.25, v, 120, 33) * 0.5;
    const plank = mix([104, 74, 48], [146, 108, 72], grain * 0.75 + ((board * 37) % 7) / 28);
    const seam = Math.min(across, 1 - across) * 14;
    const joint = Math.abs(along - 0.5) * 150;
    return mix([48, 33, 22], plank, Math.min(1, 0.2 + Math.min(seam, joint)));
  },
  sand(u, v) {
    const drift = smoothNoise(u, v, 4, 41);
    const ripple = 0.5 + 0.5 * Math.sin((v * 26 + drift * 2.2) * Math.PI * 2);
    const speck = smoothNoise(u, v, 200, 42);
    return mix([158, 134, 96], [198, 174, 130], drift * 0.4 + ripple * 0.14 + speck * 0.42);
  },
  water(u, v) {
    const swell = smoothNoise(u, v, 4, 51);
    const { edge } = cellNoise(u + swell * 0.03, v + swell * 0.04, 9, 52);
    const deep = mix([28, 66, 84], [48, 98, 116], swell);
    return mix(deep, [112, 162, 172], Math.max(0, 0.36 - edge * 5) * 0.8);
  },
  night(u, v) {
    const haze = smoothNoise(u, v, 4, 61) * 0.6 + smoothNoise(u, v, 14, 62) * 0.4;
    const speck = smoothNoise(u, v, 150, 63);
    return mix([34, 39, 52], [60, 68, 88], haze * 0.75 + speck * 0.25);
  },
};

const made = new Map<string, HTMLCanvasElement>();

/** The tile for a look; `dusk` (0 to 1) darkens it for the dark theme. */
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
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++, at += 4) {
      const [r, g, b] = painters[look](x / side, y / side);
      image.data[at] = r * lit;
      image.data[at + 1] = g * lit;
      image.data[at + 2] = b * lit;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  made.set(key, tile);
  return tile;
}

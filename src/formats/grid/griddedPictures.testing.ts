/** Pictures with and without a grid, made by a script, for tests of finding grids. */
import type { GreyPicture } from './gridProfiles.ts';

/** A source of numbers from 0 to 1, the same in each run. */
function chancesFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Ground = 'flat' | 'blotches' | 'rooms' | 'planks' | 'slope' | 'crowd' | 'bricks' | 'blocks' | 'rings';

export interface PictureRecipe {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  /** The deviation of the noise, in grey values. */
  readonly noise: number;
  readonly seed: number;
  /** The grid, if there is one: `strength` from -1 (black) to 1 (white), `thick` in pixels. */
  readonly grid?: {
    readonly pixels: number;
    readonly x: number;
    readonly y: number;
    readonly strength: number;
    readonly thick: number;
    readonly how: 'lines' | 'checks' | 'broken lines';
  };
}

/** Smooth patches: a coarse net of random values between which the values run softly. */
function blotches(width: number, height: number, cell: number, chance: () => number): (x: number, y: number) => number {
  const across = Math.ceil(width / cell) + 2;
  const net = Array.from({ length: across * (Math.ceil(height / cell) + 2) }, chance);
  return (x, y) => {
    const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
    const soft = (t: number) => t * t * (3 - 2 * t);
    const [fx, fy] = [soft(x / cell - cx), soft(y / cell - cy)];
    const at = (dx: number, dy: number) => net[(cy + dy) * across + cx + dx] ?? 0.5;
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
  };
}

function groundOf({ ground, width, height }: PictureRecipe, chance: () => number): Float64Array {
  const values = new Float64Array(width * height);
  const patch = blotches(width, height, 90, chance);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const soft = 90 + 80 * patch(x, y);
      values[y * width + x] =
        ground === 'flat'
          ? 150
          : ground === 'slope'
            ? 60 + (130 * x) / width + (40 * y) / height
            : ground === 'planks'
              ? soft + (y % 46 < 2 ? -40 : 0)
              : ground === 'bricks'
                ? soft + (y % 38 < 2 || (x + (Math.floor(y / 38) % 2) * 35) % 70 < 2 ? -34 : 0)
                : ground === 'rings'
                  ? soft + 20 * Math.sin(Math.hypot(x - width / 2, y - height / 3) / 9)
                  : soft;
    }
  const box = (left: number, top: number, right: number, bottom: number, grey: number) => {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) values[y * width + x] = grey;
  };
  const many = ground === 'rooms' ? 14 : ground === 'crowd' ? 240 : 0;
  for (let n = 0; n < many; n += 1) {
    const [x, y] = [chance() * width, chance() * height].map(Math.round) as [number, number];
    const side = () => Math.round((ground === 'rooms' ? 90 : 8) + chance() * (ground === 'rooms' ? 200 : 50));
    const [w, h] = [side(), side()];
    if (ground === 'rooms') box(x - 7, y - 7, x + w + 7, y + h + 7, 30);
    box(x, y, x + w, y + h, 80 + chance() * 120);
  }
  return values;
}

/** The picture of a recipe. Lines lie at parts of pixels, as drawn programs draw them. */
export function griddedPicture(recipe: PictureRecipe): GreyPicture {
  const { width, height, noise, seed, grid, ground } = recipe;
  const chance = chancesFrom(seed);
  const values = groundOf(recipe, chance);
  if (grid) {
    const { pixels, x: left, y: top, strength, thick, how } = grid;
    const lineShare = (at: number, first: number): number => {
      // The part of the pixel from `at` to `at + 1` that lies on a line, whose middle is a
      // multiple.
      const nearest = first + Math.round((at + 0.5 - first) / pixels) * pixels;
      const [from, to] = [nearest - thick / 2, nearest + thick / 2];
      return Math.max(0, Math.min(at + 1, to) - Math.max(at, from));
    };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const here = values[at] ?? 0;
        const [column, row] = [Math.floor((x + 0.5 - left) / pixels), Math.floor((y + 0.5 - top) / pixels)];
        if (how === 'checks') {
          if ((column + row) % 2 !== 0) values[at] = here + strength * 60;
          continue;
        }
        // Broken lines are hidden in two of five squares, as under roofs and trees.
        if (how === 'broken lines' && (((column * 7 + row * 13) % 5) + 5) % 5 < 2) continue;
        const share = Math.min(1, Math.max(lineShare(x, left), lineShare(y, top)));
        values[at] = here + share * Math.abs(strength) * ((strength > 0 ? 255 : 0) - here);
      }
  }
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const spread = noise === 0 ? 0 : (chance() + chance() + chance() - 1.5) * 2 * noise;
    grey[at] = Math.max(0, Math.min(255, Math.round((values[at] ?? 0) + spread)));
  }
  return { width, height, grey: ground === 'blocks' ? packed(grey, width, height) : grey };
}

/** Blocks of eight pixels, as strong packing leaves them. */
function packed(grey: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const corner = (y - (y % 8)) * width + (x - (x % 8));
      out[y * width + x] = Math.round(((grey[corner] ?? 0) * 3 + (grey[y * width + x] ?? 0)) / 4);
    }
  return out;
}

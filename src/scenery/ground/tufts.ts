/**
 * Paints small things that belong to a material's ground: tufts, pebbles, ripples, ruts. Each
 * material has its own.
 */
import PoissonDisk from 'fast-2d-poisson-disk-sampling';
import type { MapPainting } from '../mapPainting.ts';
import { inkOf, mixColour, type Rgb } from '../pen/colour.ts';
import { paintBlades } from '../pen/foliage.ts';
import { type Pen, TO_LIGHT } from '../pen/pen.ts';
import { type Random, randomFrom } from '../pen/random.ts';
import { blobPath, ovalPath, stepsAlong, tracePath } from '../pen/shapes.ts';
import { paintStone } from '../pen/solids.ts';
import type { Winners } from './winners.ts';

/** Paints a tuft at a point. `within` is the distance from the material's edge, in units. */
type Tuft = (pen: Pen, x: number, y: number, random: Random, within: number) => void;

const LIT = { light: TO_LIGHT };

const grass =
  (dark: Rgb, pale: Rgb, long: number): Tuft =>
  (pen, x, y, random) => {
    const many = 1 + ((random() * 3) | 0);
    for (let n = 0; n < many; n += 1) {
      const [high, lean] = [long * (0.5 + random()), (random() - 0.4) * 4];
      const foot = x + (random() - 0.5) * 9;
      pen.strokeStyle = inkOf(mixColour(dark, pale, random()), 0.3);
      pen.lineWidth = 0.8 + random() * 0.7;
      pen.beginPath();
      pen.moveTo(foot, y);
      pen.quadraticCurveTo(foot + 1, y - high * 0.6, foot + lean, y - high);
      pen.stroke();
    }
  };

const pebbles =
  (share: number, largest: number, colour: Rgb): Tuft =>
  (pen, x, y, random) => {
    if (random() < share) paintStone(pen, LIT, x, y, 1.2 + random() ** 2 * largest, random, colour);
    else {
      pen.fillStyle = random() > 0.5 ? 'rgba(255,240,210,0.08)' : 'rgba(20,14,8,0.12)';
      ovalPath(pen, x, y, 1 + random() * 3.4, 0.8 + random() * 1.4, random() * 3);
      pen.fill();
    }
  };

const ripples =
  (pale: string, share: number): Tuft =>
  (pen, x, y, random, within) => {
    if (random() > share || within < 6) return;
    pen.strokeStyle = pale;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.ellipse(x, y, 6 + random() * 13, 1.6 + random() * 2.6, 0.12, 0.2, 3);
    pen.stroke();
  };

const cracks =
  (colour: string, share: number): Tuft =>
  (pen, x, y, random) => {
    if (random() > share) return;
    pen.strokeStyle = colour;
    pen.lineWidth = 0.8 + random() * 0.6;
    let [px, py, angle] = [x, y, random() * 6];
    const points: [number, number][] = [[px, py]];
    for (let n = 0; n < 5; n += 1) {
      angle += (random() - 0.5) * 1.2;
      px += Math.cos(angle) * 7;
      py += Math.sin(angle) * 7;
      points.push([px, py]);
    }
    tracePath(pen, points);
    pen.stroke();
  };

const both =
  (...tufts: readonly Tuft[]): Tuft =>
  (pen, x, y, random, within) => {
    for (const tuft of tufts) tuft(pen, x, y, random, within);
  };

const leaf: Tuft = (pen, x, y, random) => {
  const hue = (
    [
      [136, 96, 54],
      [112, 82, 48],
      [128, 114, 62],
    ] as const
  )[(random() * 3) | 0]!;
  pen.fillStyle = inkOf(hue, 0.42);
  ovalPath(pen, x, y, 2.8, 1.4, random() * 3);
  pen.fill();
};

const blots =
  (colour: string, share: number, size: number): Tuft =>
  (pen, x, y, random) => {
    if (random() > share) return;
    pen.fillStyle = colour;
    blobPath(pen, x, y, size * (0.4 + random()), random, 0.6, 9);
    pen.fill();
  };

const meadow = grass([48, 66, 32], [142, 150, 78], 7);
const tufts: Readonly<Record<string, Tuft>> = {
  grass: both(meadow, (pen, x, y, random) => {
    if (random() > 0.012) return;
    pen.fillStyle = random() > 0.5 ? 'rgba(220,206,130,0.6)' : 'rgba(214,214,206,0.55)';
    ovalPath(pen, x, y, 1.5, 1.5);
    pen.fill();
  }),
  'dry grass': grass([96, 88, 44], [186, 170, 104], 8),
  moss: blots('rgba(120,134,66,0.2)', 0.6, 5),
  'forest floor': both(leaf, grass([52, 58, 30], [104, 104, 58], 5)),
  earth: pebbles(0.05, 3, [128, 112, 90]),
  road: pebbles(0.09, 3.6, [146, 132, 112]),
  gravel: pebbles(0.6, 3.4, [142, 136, 124]),
  mud: both(blots('rgba(38,28,18,0.22)', 0.3, 8), ripples('rgba(206,190,160,0.16)', 0.06)),
  sand: (pen, x, y, random) => {
    pen.strokeStyle = random() > 0.5 ? 'rgba(236,214,170,0.22)' : 'rgba(110,88,54,0.16)';
    pen.lineWidth = 1.1;
    pen.beginPath();
    pen.moveTo(x - 12, y);
    pen.bezierCurveTo(x - 4, y - 3, x + 4, y + 3, x + 12, y);
    pen.stroke();
  },
  snow: both(blots('rgba(150,168,192,0.16)', 0.2, 9), blots('rgba(255,255,255,0.3)', 0.3, 5)),
  ice: cracks('rgba(236,246,250,0.36)', 0.09),
  rock: both(cracks('rgba(24,22,20,0.34)', 0.12), pebbles(0.05, 4, [128, 124, 114])),
  'cave floor': both(cracks('rgba(18,16,16,0.34)', 0.08), pebbles(0.11, 4, [112, 106, 98])),
  'shallow water': both(ripples('rgba(214,236,234,0.2)', 0.22), blots('rgba(60,70,56,0.12)', 0.12, 6)),
  'deep water': ripples('rgba(186,218,226,0.16)', 0.24),
  bog: (pen, x, y, random, within) => {
    const what = random();
    if (what < 0.18) ripples('rgba(180,200,180,0.2)', 1)(pen, x, y, random, within);
    else if (what < 0.34) paintBlades(pen, x, y, { many: 3, long: 12, colour: [104, 112, 62], wide: 1.1 }, random);
    else if (what < 0.46) blots('rgba(30,46,44,0.3)', 1, 11)(pen, x, y, random, within);
  },
  straw: (pen, x, y, random) => {
    pen.strokeStyle = inkOf(mixColour([140, 110, 56], [214, 184, 116], random()), 0.5);
    pen.lineWidth = 1.1;
    const angle = random() * 6;
    tracePath(pen, [
      [x, y],
      [x + Math.cos(angle) * 9, y + Math.sin(angle) * 9],
    ]);
    pen.stroke();
  },
  ash: both(blots('rgba(30,28,28,0.2)', 0.3, 6), pebbles(0.05, 2.6, [70, 66, 64])),
  lava: both(cracks('rgba(255,226,120,0.7)', 0.3), blots('rgba(48,26,20,0.5)', 0.24, 9)),
  sewage: both(ripples('rgba(190,190,130,0.2)', 0.2), blots('rgba(50,54,30,0.3)', 0.2, 7)),
};

/** A map has at most so many points. On a larger map the points lie farther apart. */
const MOST_POINTS = 26_000;
const APART = 8.5;

/** Paints the tracks of wheels along a road. */
function* ruts(pen: Pen, painting: MapPainting, random: Random): Generator<void> {
  for (const { material, path, width } of painting.layers) {
    if (material !== 'road' || !path) continue;
    for (const side of [-1, 1])
      for (const { x, y, ux, uy } of stepsAlong(path, 6)) {
        const off = side * (width * 0.19 + 3 * Math.sin(x / 37 + y / 29));
        pen.fillStyle = `rgba(70,54,38,${0.07 + random() * 0.16})`;
        ovalPath(pen, x - uy * off, y + ux * off, 5.5, 3.2, Math.atan2(uy, ux));
        pen.fill();
      }
    yield;
  }
}

/** Paints the small things of all materials. The pen is in units. */
export function* paintTufts(pen: Pen, painting: MapPainting, winners: Winners): Generator<void> {
  const { width, height, seed } = painting;
  const random = randomFrom(seed + 50);
  yield* ruts(pen, painting, random);
  const radius = Math.max(APART, Math.sqrt((width * height * 0.7) / MOST_POINTS));
  const sampling = new PoissonDisk({ shape: [width, height], radius, tries: 8 }, random);
  sampling.addRandomPoint();
  let made = 0;
  const points: (readonly [number, number])[] = [];
  for (let next = sampling.next(); next; next = sampling.next()) {
    points.push([next[0]!, next[1]!]);
    made += 1;
    if (made % 600 === 0) yield;
  }
  points.sort((a, b) => a[1] - b[1]);
  pen.lineCap = 'round';
  for (const [n, [x, y]] of points.entries()) {
    const top = winners.at(x, y);
    const tuft = top && Object.hasOwn(tufts, top.layer.material) ? tufts[top.layer.material] : undefined;
    if (top && tuft) tuft(pen, x, y, random, top.within);
    if (n % 300 === 0) yield;
  }
}

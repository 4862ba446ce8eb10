/** Painters of rocks, drops and the shapes of the land. */
import type { rockKinds } from '../../space/scenery/kinds/rocks.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import { paintBlades } from '../pen/foliage.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, scatterPoints, stepsAlong, tracePath } from '../pen/shapes.ts';
import { paintSlab, paintStone } from '../pen/solids.ts';

/** Makes a painter of stones on a disc, the large ones first. */
const stones =
  (many: number, largest: number): SceneryPainter =>
  (pen, item, random) => {
    const all: [number, number, number][] = [];
    scatterPoints(many, item.w / 2, random, (x, y, share) =>
      all.push([x, y, largest * (1.1 - share * 0.5) * (0.22 + random() ** 2 * 0.78)]),
    );
    for (const [x, y, r] of all.sort((a, b) => b[2] - a[2])) paintStone(pen, item, x, y, r, random);
  };

/** Paints a soft band along a line: first wide and faint, at last narrow and strong. */
function band(pen: Pen, line: PaintedItem['line'], widths: readonly number[], colour: Rgb, alpha: number): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const wide of widths) {
    pen.strokeStyle = inkOf(colour, alpha);
    pen.lineWidth = wide;
    tracePath(pen, line);
    pen.stroke();
  }
}

/** The line without its ends, so that a band becomes thinner towards them. */
const inner = (line: PaintedItem['line'], share: number): PaintedItem['line'] => {
  const cut = Math.floor(line.length * share);
  return line.length - 2 * cut > 1 ? line.slice(cut, line.length - cut) : line;
};

/**
 * Makes a painter of a dug line: a lit bank on the far side, a dark floor, grass that hangs over
 * the edge.
 */
const dug =
  (floor: Rgb, depth: number, edge: Rgb): SceneryPainter =>
  (pen, { line, h, light }, random) => {
    pen.save();
    pen.translate(light[0] * -h * 0.1, light[1] * -h * 0.1);
    band(pen, inner(line, 0.08), [h * 1.3, h * 1.16], litColour(edge, 1.35), 0.16);
    pen.restore();
    for (const [share, wide] of [
      [0, 0.34],
      [0.04, 0.6],
      [0.08, 0.86],
      [0.12, 1],
    ] as const)
      band(pen, inner(line, share), [h * wide * 1.1, h * wide * 0.84], litColour(floor, 0.8), depth * 0.7);
    pen.save();
    pen.translate(light[0] * -h * 0.14, light[1] * -h * 0.14);
    band(pen, inner(line, 0.16), [h * 0.6, h * 0.4], floor, 0.4);
    pen.restore();
    for (const { x, y, ux, uy } of stepsAlong(line, 5))
      for (const side of [-1, 1]) {
        if (random() < 0.4) continue;
        const off = h * (0.5 + random() * 0.16) * side;
        paintBlades(pen, x - uy * off, y + ux * off, { many: 3, long: 8, colour: edge, wide: 1 }, random);
      }
  };

/** Paints a rock face along a line: strata that step down to the right of the line. */
const cliff: SceneryPainter = (pen, item, random) => {
  const { line, h } = item;
  band(pen, line, [h * 1.1], [40, 38, 34], 0.7);
  for (const row of [0.42, 0.2, -0.04, -0.3])
    for (const { x, y, ux, uy } of stepsAlong(line, h * 0.24)) {
      const off = row * h + (random() - 0.5) * h * 0.12;
      paintStone(
        pen,
        item,
        x - uy * off,
        y + ux * off,
        h * (0.15 + random() * 0.1),
        random,
        litColour([118, 112, 100], 1.1 - row),
      );
    }
};

const hole = (pen: Pen, r: number, light: PaintedItem['light'], random: Random, rim: Rgb, rough: number): void => {
  pen.fillStyle = inkOf(rim);
  blobPath(pen, 0, 0, r, random, rough, 16);
  pen.fill();
  const depth = pen.createRadialGradient(-light[0] * r * 0.25, -light[1] * r * 0.25, r * 0.1, 0, 0, r);
  depth.addColorStop(0, 'rgba(16,14,14,0.94)');
  depth.addColorStop(0.8, 'rgba(8,8,9,0.95)');
  depth.addColorStop(1, 'rgba(8,8,9,0.4)');
  pen.fillStyle = depth;
  blobPath(pen, 0, 0, r * 0.93, random, rough, 16);
  pen.fill();
};

export const rockPainters: Record<keyof typeof rockKinds, SceneryPainter> = {
  boulder: (pen, item, random) => {
    paintStone(pen, item, 0, 0, item.w / 2, random);
    scatterPoints(5, item.w * 0.62, random, (x, y) => paintStone(pen, item, x, y, 3 + random() * 4, random));
  },
  rock: (pen, item, random) => paintStone(pen, item, 0, 0, item.w / 2, random),
  'standing stone': (pen, item, random) => {
    const { w, h } = item;
    blobPath(pen, 0, 0, w * 0.62, random, 0.4);
    pen.fillStyle = 'rgba(70,76,44,0.5)';
    pen.fill();
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, round: 7, edge: 5 }, [128, 126, 118]);
    for (let n = 0; n < 4; n += 1) {
      pen.fillStyle = 'rgba(90,106,62,0.34)';
      blobPath(pen, (random() - 0.5) * w * 0.8, (random() - 0.5) * h * 0.7, 3 + random() * 4, random, 0.6);
      pen.fill();
    }
  },
  rubble: stones(34, 13),
  scree: stones(70, 8),
  stalagmite: (pen, item, random) => {
    for (const k of [1, 0.7, 0.42])
      paintStone(
        pen,
        item,
        item.light[0] * 5 * (1 - k),
        item.light[1] * 5 * (1 - k),
        (item.w / 2) * k,
        random,
        litColour([126, 116, 104], 1.15 - k * 0.3),
      );
  },
  crystal: (pen, item, random) => {
    const hue: Rgb = [104, 150, 176];
    for (let n = 0; n < 7; n += 1) {
      const angle = n * 0.9 + random() * 0.5;
      const long = item.w * (0.28 + random() * 0.26);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      for (const side of [-1, 1]) {
        pen.fillStyle = inkOf(litColour(hue, 1 + 0.3 * (-y * side * item.light[0] + x * side * item.light[1])), 0.92);
        tracePath(
          pen,
          [
            [0, 0],
            [x * long * 0.6 - y * side * 5, y * long * 0.6 + x * side * 5],
            [x * long, y * long],
          ],
          true,
        );
        pen.fill();
      }
    }
    pen.fillStyle = 'rgba(230,250,255,0.8)';
    discPath(pen, item.light[0] * 3, item.light[1] * 3, 2.4);
    pen.fill();
  },
  cliff,
  bank: (pen, item, random) => {
    const { line, h, light } = item;
    band(pen, line, [h * 0.8, h * 0.4], [54, 52, 34], 0.07);
    for (const { x, y, ux, uy } of stepsAlong(line, 4)) {
      const facing = -uy * light[0] + ux * light[1];
      pen.strokeStyle = facing > 0 ? 'rgba(176,166,110,0.32)' : 'rgba(24,24,14,0.34)';
      pen.lineWidth = 1.2;
      const long = h * (0.24 + random() * 0.3);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x - uy * long, y + ux * long);
      pen.stroke();
    }
  },
  ditch: dug([46, 46, 32], 0.22, [96, 104, 56]),
  trench: (pen, item, random) => {
    dug([64, 50, 36], 0.3, [120, 96, 66])(pen, item, random);
    for (const { x, y, ux, uy } of stepsAlong(item.line, 16))
      for (const side of [-1, 1]) {
        pen.strokeStyle = 'rgba(92,66,40,0.9)';
        pen.lineWidth = 2.4;
        const off = item.h * 0.42 * side;
        pen.beginPath();
        pen.moveTo(x - uy * off - ux * 6, y + ux * off - uy * 6);
        pen.lineTo(x - uy * off + ux * 6, y + ux * off + uy * 6);
        pen.stroke();
      }
  },
  pit: (pen, item, random) => hole(pen, item.w / 2, item.light, random, [92, 80, 62], 0.14),
  chasm: (pen, item, random) => {
    const { line, h } = item;
    band(pen, line, [h * 1.06], [96, 88, 76], 0.9);
    band(pen, line, [h, h * 0.92, h * 0.8], [14, 13, 14], 0.7);
    for (const { x, y, ux, uy } of stepsAlong(line, 9))
      for (const side of [-1, 1]) {
        const off = h * (0.48 + random() * 0.06) * side;
        paintStone(pen, item, x - uy * off, y + ux * off, 4 + random() * 6, random, [112, 104, 92]);
      }
  },
  crater: (pen, item, random) => {
    const r = item.w / 2;
    pen.fillStyle = 'rgba(110,88,62,0.7)';
    blobPath(pen, 0, 0, r, random, 0.3, 16);
    pen.fill();
    const depth = pen.createRadialGradient(-item.light[0] * r * 0.2, -item.light[1] * r * 0.2, 2, 0, 0, r * 0.8);
    depth.addColorStop(0, 'rgba(104,84,60,0.7)');
    depth.addColorStop(0.6, 'rgba(46,36,26,0.8)');
    depth.addColorStop(1, 'rgba(46,36,26,0)');
    pen.fillStyle = depth;
    discPath(pen, 0, 0, r * 0.8);
    pen.fill();
    scatterPoints(16, r, random, (x, y) => paintStone(pen, item, x, y, 1.5 + random() * 3, random, [112, 94, 72]));
  },
  mound: (pen, { w, light }) => {
    const r = w / 2;
    const shine = pen.createRadialGradient(light[0] * r * 0.4, light[1] * r * 0.4, 2, 0, 0, r);
    shine.addColorStop(0, 'rgba(196,190,130,0.34)');
    shine.addColorStop(0.6, 'rgba(120,116,70,0.16)');
    shine.addColorStop(0.86, 'rgba(30,32,16,0.1)');
    shine.addColorStop(1, 'rgba(20,22,10,0)');
    pen.fillStyle = shine;
    discPath(pen, 0, 0, r);
    pen.fill();
  },
  crack: (pen, { line, h }, random) => {
    pen.strokeStyle = 'rgba(18,16,14,0.75)';
    pen.lineWidth = h * 0.5;
    pen.lineJoin = 'bevel';
    tracePath(
      pen,
      stepsAlong(line, 9).map(({ x, y }) => [x + (random() - 0.5) * 8, y + (random() - 0.5) * 8]),
    );
    pen.stroke();
  },
};

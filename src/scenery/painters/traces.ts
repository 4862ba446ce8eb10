/** Painters of flat things: leaves, stains, puddles. */
import type { traceKinds } from '../../space/scenery/kinds/traces.ts';
import { inkOf, litColour } from '../pen/colour.ts';
import type { SceneryPainter } from '../pen/pen.ts';
import { blobPath, ovalPath, scatterPoints, tracePath } from '../pen/shapes.ts';
import { paintBoard, paintSlab, paintStone } from '../pen/solids.ts';

const LEAVES = [
  [142, 96, 50],
  [120, 78, 44],
  [138, 122, 62],
  [104, 92, 52],
] as const;

export const tracePainters: Record<keyof typeof traceKinds, SceneryPainter> = {
  leaves: (pen, item, random) =>
    scatterPoints(item.w * 0.6, item.w / 2, random, (x, y) => {
      pen.fillStyle = inkOf(litColour(LEAVES[(random() * 4) | 0]!, 0.7 + random() * 0.5), 0.75);
      ovalPath(pen, x, y, 3, 1.5, random() * 3);
      pen.fill();
    }),
  straw: (pen, item, random) =>
    scatterPoints(item.w * 0.8, item.w / 2, random, (x, y) => {
      pen.strokeStyle = inkOf(litColour([180, 148, 84], 0.6 + random() * 0.5), 0.6);
      pen.lineWidth = 1.1;
      const angle = random() * 6;
      tracePath(pen, [
        [x, y],
        [x + Math.cos(angle) * 8, y + Math.sin(angle) * 8],
      ]);
      pen.stroke();
    }),
  puddle: (pen, item, random) => {
    for (const [k, colour] of [
      [0.5, 'rgba(52,44,32,0.22)'],
      [0.45, 'rgba(52,44,32,0.3)'],
      [0.4, 'rgba(78,92,92,0.5)'],
      [0.34, 'rgba(74,92,96,0.4)'],
    ] as const) {
      pen.save();
      pen.scale(1, 0.62);
      pen.fillStyle = colour;
      blobPath(pen, 0, 0, item.w * k, random, 0.42, 16);
      pen.fill();
      pen.restore();
    }
    pen.fillStyle = 'rgba(200,214,214,0.16)';
    ovalPath(pen, -item.w * 0.06, -item.w * 0.06, item.w * 0.16, item.w * 0.04, -0.2);
    pen.fill();
  },
  blood: (pen, item, random) => {
    pen.fillStyle = 'rgba(84,18,16,0.62)';
    blobPath(pen, 0, 0, item.w * 0.28, random, 0.7, 14);
    pen.fill();
    scatterPoints(18, item.w / 2, random, (x, y) => {
      blobPath(pen, x, y, 0.8 + random() * 2.2, random, 0.4, 6);
      pen.fill();
    });
  },
  scorch: (pen, item, random) => {
    for (const k of [1, 0.8, 0.55]) {
      pen.fillStyle = 'rgba(14,11,9,0.26)';
      blobPath(pen, 0, 0, item.w * 0.5 * k, random, 0.5, 16);
      pen.fill();
    }
  },
  stones: (pen, item, random) =>
    scatterPoints(16, item.w / 2, random, (x, y) => paintStone(pen, item, x, y, 1.6 + random() * 3.4, random)),
  moss: (pen, item, random) =>
    scatterPoints(item.w * 0.5, item.w / 2, random, (x, y) => {
      pen.fillStyle = inkOf(litColour([80, 100, 50], 0.7 + random() * 0.5), 0.3);
      blobPath(pen, x, y, 2 + random() * 5, random, 0.6, 7);
      pen.fill();
    }),
  debris: (pen, item, random) =>
    scatterPoints(14, item.w / 2, random, (x, y) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(random() * 3);
      if (random() < 0.6) paintBoard(pen, item, { x: -8, y: -2, w: 8 + random() * 12, h: 3.6 }, random);
      else paintStone(pen, item, 0, 0, 2 + random() * 3, random);
      pen.restore();
    }),
  arrows: (pen, item, random) =>
    scatterPoints(7, item.w / 2, random, (x, y) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(0.5 + random() * 0.8);
      pen.fillStyle = 'rgba(8,6,4,0.5)';
      pen.fillRect(1, 1.6, 18, 1.6);
      pen.fillStyle = '#a98a5c';
      pen.fillRect(0, 0, 18, 1.6);
      pen.fillStyle = '#b8b4aa';
      pen.fillRect(-1, -1.6, 5, 4.6);
      pen.restore();
    }),
  papers: (pen, item, random) => {
    for (let n = 0; n < 4; n += 1) {
      pen.save();
      pen.translate((random() - 0.5) * item.w * 0.7, (random() - 0.5) * item.h * 0.7);
      pen.rotate(random() * 3);
      paintSlab(pen, item, { x: -8, y: -6, w: 16, h: 12, edge: 0.6 }, [194, 184, 154]);
      pen.restore();
    }
  },
};

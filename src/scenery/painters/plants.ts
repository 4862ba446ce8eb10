/** Painters of trees, bushes and other plants. */
import type { plantKinds } from '../../space/scenery/kinds/plants.ts';
import { inkOf, litColour, mixColour, type Rgb } from '../pen/colour.ts';
import { paintBlades, paintCrown } from '../pen/foliage.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, ovalPath, scatterPoints, stepsAlong, tracePath } from '../pen/shapes.ts';
import { OAK, paintBall, paintBoard, paintBoards } from '../pen/solids.ts';

const between =
  (a: Rgb, b: Rgb): SceneryPainter =>
  (pen, item, random) =>
    paintCrown(pen, item, 0, 0, item.w / 2, random, mixColour(a, b, random()));

/** Paints boughs from the middle outward, ever thinner. */
function boughs(pen: Pen, r: number, random: Random, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, long: number, wide: number): void => {
    const [tx, ty] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + Math.cos(angle + 0.3) * long * 0.5, y + Math.sin(angle + 0.3) * long * 0.5, tx, ty);
    pen.stroke();
    if (wide < 1.4) return;
    for (const side of [-1, 1]) grow(tx, ty, angle + side * (0.3 + random() * 0.5), long * 0.64, wide * 0.58);
  };
  for (let n = 0; n < 5; n += 1) grow(0, 0, n * 1.257 + random() * 0.6, r * (0.34 + random() * 0.1), r * 0.12);
}

const whorl = (pen: Pen, { w, light }: PaintedItem, random: Random, hue: Rgb): void => {
  const r = w / 2;
  for (let tier = 0; tier < 5; tier += 1) {
    const [out, points] = [r * (1 - tier * 0.19), 15 - tier * 2];
    const turn = random() * 6;
    for (let n = 0; n < points; n += 1) {
      const angle = turn + (n / points) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const k = 0.62 + tier * 0.1 + 0.3 * (x * light[0] + y * light[1]) + (random() - 0.5) * 0.12;
      pen.fillStyle = inkOf(litColour(hue, k));
      const long = out * (0.88 + random() * 0.2);
      tracePath(
        pen,
        [
          [0, 0],
          [Math.cos(angle - 0.26) * long * 0.72, Math.sin(angle - 0.26) * long * 0.72],
          [x * long, y * long],
          [Math.cos(angle + 0.26) * long * 0.72, Math.sin(angle + 0.26) * long * 0.72],
        ],
        true,
      );
      pen.fill();
    }
  }
  pen.fillStyle = inkOf(litColour(hue, 1.5));
  discPath(pen, light[0] * 2, light[1] * 2, r * 0.07);
  pen.fill();
};

/** Makes a painter of crowns along a line. */
const crownsAlong =
  (hue: Rgb): SceneryPainter =>
  (pen, item, random) => {
    for (const { x, y } of stepsAlong(item.line, item.h * 0.4)) {
      const r = item.h * (0.42 + random() * 0.16);
      const at = () => (random() - 0.5) * item.h * 0.2;
      paintCrown(pen, item, x + at(), y + at(), r, random, litColour(hue, 0.9 + random() * 0.2));
    }
  };

const barley: SceneryPainter = (pen, { w, h }, random) => {
  pen.fillStyle = 'rgba(140,112,54,0.85)';
  blobBox(pen, w, h);
  pen.fill();
  pen.save();
  blobBox(pen, w + 6, h + 6);
  pen.clip();
  for (let y = -h / 2; y < h / 2 + 14; y += 8)
    for (let x = -w / 2; x < w / 2; x += 4.4) {
      const k = 0.5 + 0.24 * Math.sin(x / 41 + Math.sin(y / 33)) + (random() - 0.5) * 0.34;
      const sway = 4 * Math.sin(x / 55 + y / 70) + 2;
      const foot = x + (random() - 0.5) * 3;
      pen.strokeStyle = inkOf(mixColour([100, 84, 40], [172, 146, 82], k), 0.9);
      pen.lineWidth = 1.5;
      pen.beginPath();
      pen.moveTo(foot, y);
      pen.quadraticCurveTo(foot + sway * 0.4, y - 7, foot + sway, y - 12);
      pen.stroke();
      pen.fillStyle = inkOf(mixColour([132, 110, 54], [196, 170, 102], k), 0.95);
      ovalPath(pen, foot + sway, y - 13, 1.6, 3.4, 0.25);
      pen.fill();
    }
  pen.restore();
};

function blobBox(pen: Pen, w: number, h: number): void {
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, 16);
}

export const plantPainters: Record<keyof typeof plantKinds, SceneryPainter> = {
  oak: between([66, 92, 44], [88, 108, 50]),
  pine: (pen, item, random) => whorl(pen, item, random, mixColour([44, 78, 52], [60, 92, 58], random())),
  birch: between([104, 124, 60], [128, 134, 66]),
  willow: (pen, item, random) => {
    paintCrown(pen, item, 0, 0, item.w * 0.42, random, [94, 116, 62]);
    scatterPoints(item.w * 1.1, item.w / 2, random, (x, y, share) => {
      if (share < 0.4) return;
      pen.strokeStyle = inkOf(litColour([110, 132, 72], 0.7 + random() * 0.6), 0.6);
      pen.lineWidth = 1.3;
      pen.beginPath();
      pen.moveTo(x * 0.75, y * 0.75);
      pen.quadraticCurveTo(x, y, x * 1.04, y * 1.02 + 7);
      pen.stroke();
    });
  },
  'apple tree': (pen, item, random) => {
    paintCrown(pen, item, 0, 0, item.w / 2, random, [84, 112, 50]);
    scatterPoints(16, item.w * 0.4, random, (x, y) =>
      paintBall(pen, item, x, y, 2.6, random() > 0.4 ? [172, 52, 38] : [186, 160, 60]),
    );
  },
  'dead tree': (pen, { w, light }, random) => {
    boughs(pen, w / 2, random, '#33281d');
    pen.save();
    pen.translate(light[0] * 1.4, light[1] * 1.4);
    pen.globalAlpha = 0.55;
    pen.fillStyle = '#8c7c66';
    discPath(pen, 0, 0, w * 0.07);
    pen.fill();
    pen.restore();
  },
  bush: between([72, 92, 46], [92, 104, 54]),
  bramble: (pen, item, random) => {
    paintCrown(pen, item, 0, 0, item.w * 0.42, random, [84, 84, 54]);
    scatterPoints(22, item.w / 2, random, (x, y) => {
      pen.strokeStyle = 'rgba(86,56,44,0.8)';
      pen.lineWidth = 1.2;
      pen.beginPath();
      pen.arc(x, y, 6 + random() * 6, random() * 6, random() * 6);
      pen.stroke();
    });
  },
  hedge: crownsAlong([76, 98, 50]),
  vines: crownsAlong([92, 104, 52]),
  reeds: (pen, item, random) => {
    const tufts: [number, number][] = [];
    scatterPoints(item.w * 0.2, item.w / 2, random, (x, y) => tufts.push([x, y]));
    for (const [x, y] of tufts.sort((a, b) => a[1] - b[1])) {
      paintBlades(pen, x, y, { many: 5, long: 20, colour: [112, 122, 62] }, random);
      if (random() > 0.5) continue;
      pen.strokeStyle = '#5e3f22';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.moveTo(x + 2, y - 15);
      pen.lineTo(x + 3, y - 21);
      pen.stroke();
    }
  },
  'tall grass': (pen, item, random) => {
    const tufts: [number, number][] = [];
    scatterPoints(item.w * 0.3, item.w / 2, random, (x, y) => tufts.push([x, y]));
    for (const [x, y] of tufts.sort((a, b) => a[1] - b[1]))
      paintBlades(pen, x, y, { many: 5, long: 14, colour: [132, 136, 70], wide: 1.1 }, random);
  },
  fern: (pen, { w, light }, random) => {
    for (let n = 0; n < 9; n += 1) {
      const angle = n * 0.7 + random() * 0.4;
      const k = 0.8 + 0.3 * (Math.cos(angle) * light[0] + Math.sin(angle) * light[1]);
      pen.fillStyle = inkOf(litColour([76, 112, 58], k));
      ovalPath(pen, Math.cos(angle) * w * 0.25, Math.sin(angle) * w * 0.25, w * 0.26, w * 0.07, angle);
      pen.fill();
    }
  },
  flowers: (pen, item, random) => {
    const hue = (
      [
        [206, 178, 92],
        [190, 108, 120],
        [206, 202, 190],
        [130, 118, 178],
      ] as const
    )[(random() * 4) | 0]!;
    scatterPoints(item.w * 0.5, item.w / 2, random, (x, y) => {
      pen.fillStyle = 'rgba(50,74,34,0.7)';
      discPath(pen, x + 1, y + 1.4, 1.8);
      pen.fill();
      pen.fillStyle = inkOf(litColour(hue, 0.8 + random() * 0.3));
      discPath(pen, x, y, 1.3 + random());
      pen.fill();
    });
  },
  mushrooms: (pen, item, random) =>
    scatterPoints(9, item.w / 2, random, (x, y) => paintBall(pen, item, x, y, 2 + random() * 4, [164, 112, 82])),
  'lily pads': (pen, item, random) =>
    scatterPoints(item.w * 0.14, item.w / 2, random, (x, y) => {
      const r = 4 + random() * 5;
      pen.fillStyle = inkOf(litColour([82, 116, 70], 0.8 + random() * 0.4));
      pen.beginPath();
      pen.moveTo(x, y);
      const from = random() * 6;
      pen.arc(x, y, r, from, from + 5.8);
      pen.closePath();
      pen.fill();
      if (random() < 0.18) paintBall(pen, item, x, y, 2.4, [214, 186, 196]);
    }),
  ivy: (pen, item, random) =>
    scatterPoints(item.w * 1.1, item.w / 2, random, (x, y) => {
      pen.fillStyle = inkOf(litColour([66, 92, 48], 0.6 + random() * 0.7), 0.85);
      ovalPath(pen, x, y, 2.4, 1.7, random() * 3);
      pen.fill();
    }),
  roots: (pen, item, random) => boughs(pen, item.w / 2, random, 'rgba(74,54,36,0.9)'),
  log: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 3, random, [104, 80, 54]);
    paintBall(pen, item, w / 2 - 2, 0, h / 2, [158, 128, 86]);
    pen.strokeStyle = 'rgba(70,48,26,0.7)';
    for (const k of [0.2, 0.33, 0.44]) {
      discPath(pen, w / 2 - 2, 0, h * k);
      pen.stroke();
    }
    pen.fillStyle = 'rgba(86,106,52,0.5)';
    blobPath(pen, -w * 0.2, -h * 0.2, h * 0.4, random, 0.7);
    pen.fill();
  },
  stump: (pen, item, random) => {
    pen.fillStyle = '#4a3823';
    blobPath(pen, 0, 0, item.w * 0.54, random, 0.3);
    pen.fill();
    paintBall(pen, item, 0, 0, item.w * 0.4, [170, 138, 92]);
    pen.strokeStyle = 'rgba(84,58,32,0.6)';
    pen.lineWidth = 1;
    for (const k of [0.1, 0.19, 0.28, 0.35]) {
      discPath(pen, 1, 0, item.w * k);
      pen.stroke();
    }
  },
  barley,
  'vegetable rows': (pen, item, random) => {
    const { w, h } = item;
    for (let y = -h / 2 + 8; y < h / 2; y += 18) {
      pen.fillStyle = 'rgba(74,54,36,0.8)';
      pen.beginPath();
      pen.roundRect(-w / 2, y - 7, w, 14, 6);
      pen.fill();
      const hue: Rgb = (
        [
          [98, 128, 66],
          [116, 138, 84],
          [92, 108, 54],
        ] as const
      )[(random() * 3) | 0]!;
      for (let x = -w / 2 + 7; x < w / 2 - 4; x += 12) paintCrown(pen, item, x, y, 5 + random() * 2, random, hue);
    }
    paintBoard(pen, item, { x: -w / 2, y: h / 2 - 3, w, h: 3 }, random, OAK);
  },
};

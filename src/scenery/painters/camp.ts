/** Painters of camps, travel, trade and farms. */
import type { campKinds } from '../../space/scenery/kinds/camp.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, scatterPoints, tracePath } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintBoards, paintSlab, paintStone, paintWheel } from '../pen/solids.ts';
import { clothOf, paintStraws } from './cloth.ts';
import { paintFlames } from './flames.ts';
import { barrelAt, sackAt } from './goods.ts';

const folds = (pen: Pen, from: readonly [number, number], to: readonly [number, number], random: Random): void => {
  pen.strokeStyle = `rgba(22,14,8,${0.14 + random() * 0.14})`;
  pen.lineWidth = 1.6;
  tracePath(pen, [from, to]);
  pen.stroke();
};

const tent: SceneryPainter = (pen, item, random) => {
  const { w, h, light } = item;
  const hue = clothOf(random);
  const [a, b] = [w / 2, h / 2];
  for (const [x, y] of [
    [-1.2, -1.12],
    [-1.2, 1.12],
    [1.2, -1.12],
    [1.2, 1.12],
  ] as const) {
    pen.strokeStyle = 'rgba(196,178,132,0.6)';
    pen.lineWidth = 1.1;
    tracePath(pen, [
      [x * a * 0.82, y * b * 0.86],
      [x * a, y * b],
    ]);
    pen.stroke();
    discPath(pen, x * a, y * b, 1.6);
    pen.fillStyle = '#4c3820';
    pen.fill();
  }
  for (const side of [-1, 1]) {
    pen.fillStyle = inkOf(litColour(hue, 0.96 + 0.36 * side * light[1]));
    pen.beginPath();
    pen.moveTo(-a, 0);
    pen.lineTo(a, 0);
    pen.lineTo(a * 0.93, side * b);
    pen.quadraticCurveTo(0, side * b * 0.84, -a * 0.93, side * b);
    pen.closePath();
    pen.fill();
    for (let n = -3; n <= 3; n += 1)
      folds(pen, [n * a * 0.28, 0], [n * a * 0.3 + random() * 4, side * b * 0.86], random);
  }
  pen.strokeStyle = 'rgba(244,226,190,0.6)';
  pen.lineWidth = 2;
  tracePath(pen, [
    [-a, 0],
    [a, 0],
  ]);
  pen.stroke();
  pen.fillStyle = 'rgba(14,10,8,0.8)';
  tracePath(
    pen,
    [
      [a, 0],
      [a * 0.94, b * 0.5],
      [a * 0.74, 0],
      [a * 0.94, -b * 0.44],
    ],
    true,
  );
  pen.fill();
};

const pavilion: SceneryPainter = (pen, item, random) => {
  const r = item.w / 2;
  const hue = clothOf(random);
  for (let n = 0; n < 16; n += 1) {
    const [from, to] = [(n / 16) * Math.PI * 2, ((n + 1) / 16) * Math.PI * 2];
    const facing = Math.cos(from + 0.2) * item.light[0] + Math.sin(from + 0.2) * item.light[1];
    pen.fillStyle = inkOf(litColour(n % 2 ? hue : [188, 178, 152], 0.86 + 0.3 * facing));
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(from) * r, Math.sin(from) * r);
    pen.quadraticCurveTo(
      Math.cos(from + 0.2) * r * 0.92,
      Math.sin(from + 0.2) * r * 0.92,
      Math.cos(to) * r,
      Math.sin(to) * r,
    );
    pen.closePath();
    pen.fill();
  }
  paintBall(pen, item, 0, 0, 6, [190, 152, 80]);
};

/** Paints the body of a cart, with its shafts to the right. */
const cartBody = (pen: Pen, item: PaintedItem, random: Random): void => {
  const { w, h } = item;
  paintBoards(pen, item, { x: -w / 2, y: -h * 0.4, w, h: h * 0.8 }, 6, random, [128, 94, 58]);
  for (const y of [-h * 0.42, h * 0.34])
    paintBoard(pen, item, { x: -w / 2 - 3, y, w: w + 6, h: 6 }, random, [98, 70, 42]);
  for (const x of [-w / 2 - 3, w / 2 - 3])
    paintBoard(pen, item, { x, y: -h * 0.42, w: 6, h: h * 0.82 }, random, [98, 70, 42]);
  for (const y of [-h * 0.12, h * 0.1])
    paintBoard(pen, item, { x: w / 2, y, w: w * 0.42, h: 5 }, random, [104, 76, 46]);
};

export const campPainters: Record<keyof typeof campKinds, SceneryPainter> = {
  tent,
  pavilion,
  bedroll: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4, round: 7 }, clothOf(random));
    paintSlab(pen, item, { x: -w / 2 + 3, y: -h * 0.36, w: 13, h: h * 0.72, edge: 3, round: 5 }, [190, 180, 156]);
  },
  campfire: (pen, item, random) => {
    const r = item.w / 2;
    pen.fillStyle = 'rgba(24,18,14,0.85)';
    blobPath(pen, 0, 0, r * 0.94, random, 0.3);
    pen.fill();
    for (let n = 0; n < 11; n += 1)
      paintStone(
        pen,
        item,
        Math.cos(n * 0.571) * r * 0.86,
        Math.sin(n * 0.571) * r * 0.82,
        r * 0.25,
        random,
        [112, 106, 98],
      );
    for (const angle of [0.3, 1.4, 2.4]) {
      pen.save();
      pen.rotate(angle);
      paintBoard(pen, item, { x: -r * 0.66, y: -3, w: r * 1.32, h: 6 }, random, [70, 46, 26]);
      pen.restore();
    }
    paintFlames(pen, 0, -1, r * 0.52, random);
  },
  cauldron: (pen, item, random) => {
    const r = item.w / 2;
    paintFlames(pen, 0, r * 0.5, r * 0.5, random);
    paintBall(pen, item, 0, 0, r * 0.8, [66, 64, 64]);
    pen.fillStyle = '#53602e';
    discPath(pen, 0, 0, r * 0.56);
    pen.fill();
    scatterPoints(7, r * 0.46, random, (x, y) => paintBall(pen, item, x, y, 1.8, [136, 150, 86]));
  },
  cart: (pen, item, random) => {
    for (const y of [-0.46, 0.46]) paintWheel(pen, -item.w * 0.06, y * item.h, item.h * 0.27, 0.3, 0.34);
    cartBody(pen, item, random);
  },
  'overturned cart': (pen, item, random) => {
    const { w, h } = item;
    for (const x of [-0.26, 0.26]) paintWheel(pen, x * w, -h * 0.48, h * 0.28, x, 0.42);
    cartBody(pen, item, random);
    paintWheel(pen, -w * 0.26, h * 0.44, h * 0.28, 0.5, 0.55);
    paintWheel(pen, w * 0.27, h * 0.5, h * 0.32, 0.1, 0.94);
    barrelAt(pen, item, w * 0.44, h * 0.86, h * 0.18);
    barrelAt(pen, item, -w * 0.62, h * 0.3, h * 0.19);
    sackAt(pen, item, -w * 0.5, h * 0.72, h * 0.2, random);
    pen.save();
    pen.translate(0, h * 0.84);
    paintStraws(pen, 26, [w * 0.8, h * 0.4], random);
    pen.restore();
  },
  wagon: (pen, item, random) => {
    const { w, h, light } = item;
    for (const x of [-0.3, 0.28]) for (const y of [-0.5, 0.5]) paintWheel(pen, x * w, y * h, h * 0.25, 0.2, 0.32);
    for (const y of [-h * 0.1, h * 0.08])
      paintBoard(pen, item, { x: w / 2 - 4, y, w: w * 0.3, h: 5 }, random, [104, 76, 46]);
    const cloth: Rgb = [186, 174, 146];
    const top = pen.createLinearGradient(0, -h / 2, 0, h / 2);
    top.addColorStop(0, inkOf(litColour(cloth, 0.72 - 0.3 * light[1])));
    top.addColorStop(0.5, inkOf(litColour(cloth, 1.02)));
    top.addColorStop(1, inkOf(litColour(cloth, 0.72 + 0.3 * light[1])));
    pen.fillStyle = top;
    pen.beginPath();
    pen.roundRect(-w / 2, -h / 2 + 3, w, h - 6, 9);
    pen.fill();
    for (let x = -w / 2 + 10; x < w / 2; x += w / 6) {
      pen.strokeStyle = 'rgba(60,48,30,0.5)';
      pen.lineWidth = 2.2;
      pen.beginPath();
      pen.moveTo(x, -h / 2 + 4);
      pen.quadraticCurveTo(x + 5, 0, x, h / 2 - 4);
      pen.stroke();
    }
  },
  wheel: (pen, item) => paintWheel(pen, 0, 0, item.w * 0.44),
  rowboat: (pen, item, random) => {
    const [a, b] = [item.w / 2, item.h / 2];
    const hull = (k: number) => {
      pen.beginPath();
      pen.moveTo(a * k, 0);
      pen.quadraticCurveTo(a * 0.4 * k, -b * k * 1.2, -a * 0.9 * k, -b * 0.7 * k);
      pen.lineTo(-a * 0.9 * k, b * 0.7 * k);
      pen.quadraticCurveTo(a * 0.4 * k, b * k * 1.2, a * k, 0);
      pen.closePath();
    };
    pen.fillStyle = '#4a331c';
    hull(1);
    pen.fill();
    pen.fillStyle = '#94693b';
    hull(0.94);
    pen.fill();
    pen.save();
    hull(0.84);
    pen.clip();
    paintBoards(pen, item, { x: -a, y: -b, w: 2 * a, h: 2 * b }, 6, random, [112, 82, 50]);
    pen.restore();
    for (const x of [-a * 0.5, a * 0.16])
      paintBoard(pen, item, { x, y: -b * 0.74, w: 9, h: b * 1.48 }, random, [140, 104, 64]);
    pen.save();
    pen.rotate(0.14);
    paintBoard(pen, item, { x: -a * 0.7, y: -2, w: a * 1.3, h: 3.4 }, random, [160, 126, 82]);
    pen.restore();
  },
};

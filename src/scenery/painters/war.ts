/** Painters of battlefields. */
import type { warKinds } from '../../space/scenery/kinds/war.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { SceneryPainter } from '../pen/pen.ts';
import { scatterPoints, stepsAlong, tracePath, turnedBox } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintBoards, paintSlab, paintWheel } from '../pen/solids.ts';
import { barrelAt, crateAt, sackAt } from './goods.ts';

const CLOTHS: readonly Rgb[] = [
  [136, 50, 46],
  [58, 78, 112],
  [150, 124, 62],
];

export const warPainters: Record<keyof typeof warKinds, SceneryPainter> = {
  barricade: (pen, item, random) => {
    for (const { x, y, ux, uy } of stepsAlong(item.line, item.h * 0.5)) {
      const what = random();
      const off = (random() - 0.5) * item.h * 0.3;
      const [px, py] = [x - uy * off, y + ux * off];
      if (what < 0.3) crateAt(pen, item, px, py, item.h * 0.72, random);
      else if (what < 0.5) barrelAt(pen, item, px, py, item.h * 0.36);
      else if (what < 0.65) sackAt(pen, item, px, py, item.h * 0.36, random);
      else {
        pen.save();
        pen.translate(px, py);
        pen.rotate(Math.atan2(uy, ux) + (random() - 0.5) * 1.4);
        paintBoard(pen, item, { x: -item.h * 0.7, y: -4, w: item.h * 1.4, h: 8 }, random);
        pen.restore();
      }
    }
  },
  sandbags: (pen, item, random) => {
    for (const row of [1, -1])
      for (const { x, y, ux, uy } of stepsAlong(item.line, item.h * 0.85)) {
        const off = row * item.h * 0.24;
        const k = 0.95 + 0.2 * row * (-uy * item.light[0] + ux * item.light[1]) + (random() - 0.5) * 0.14;
        const [px, py, angle] = [x - uy * off, y + ux * off, Math.atan2(uy, ux) + (random() - 0.5) * 0.2];
        pen.fillStyle = '#2a2418';
        turnedBox(pen, px + 1, py + 1.4, item.h * 0.84, item.h * 0.5, angle, 6);
        pen.fillStyle = inkOf(litColour([158, 138, 98], k));
        turnedBox(pen, px, py, item.h * 0.8, item.h * 0.44, angle, 6);
      }
  },
  stakes: (pen, item, random) => {
    for (const { x, y, ux, uy } of stepsAlong(item.line, 13)) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(Math.atan2(uy, ux) - 1.57 + (random() - 0.5) * 0.3);
      paintBoard(pen, item, { x: -item.h * 0.5, y: -2.6, w: item.h, h: 5.2 }, random, [118, 90, 58]);
      pen.fillStyle = '#c6a878';
      tracePath(
        pen,
        [
          [item.h * 0.5, -2.6],
          [item.h * 0.66, 0],
          [item.h * 0.5, 2.6],
        ],
        true,
      );
      pen.fill();
      pen.restore();
    }
  },
  ballista: (pen, item, random) => {
    const { w, h } = item;
    paintBoard(pen, item, { x: -w / 2, y: -7, w, h: 14 }, random, [116, 86, 54]);
    pen.strokeStyle = '#5b3f22';
    pen.lineWidth = 7;
    pen.beginPath();
    pen.moveTo(w * 0.1, -h / 2);
    pen.quadraticCurveTo(w * 0.4, 0, w * 0.1, h / 2);
    pen.stroke();
    pen.strokeStyle = '#c8b890';
    pen.lineWidth = 1.4;
    tracePath(pen, [
      [w * 0.1, -h / 2],
      [-w * 0.3, 0],
      [w * 0.1, h / 2],
    ]);
    pen.stroke();
    paintSlab(pen, item, { x: -w * 0.3, y: -2, w: w * 0.85, h: 4, edge: 1 }, [168, 168, 170]);
  },
  catapult: (pen, item, random) => {
    const { w, h } = item;
    for (const x of [-0.34, 0.34]) for (const y of [-0.5, 0.5]) paintWheel(pen, x * w, y * h, h * 0.2, 0.2, 0.4);
    for (const y of [-h * 0.4, h * 0.3]) paintBoard(pen, item, { x: -w / 2, y, w, h: 9 }, random, [112, 82, 50]);
    for (const x of [-w * 0.4, w * 0.06, w * 0.36])
      paintBoard(pen, item, { x, y: -h * 0.4, w: 9, h: h * 0.8 }, random, [112, 82, 50]);
    paintBoard(pen, item, { x: -w * 0.46, y: -5, w: w * 0.7, h: 10 }, random, [140, 106, 66]);
    paintBall(pen, item, -w * 0.44, 0, 10, [96, 70, 44]);
    paintBall(pen, item, -w * 0.44, 0, 6.6, [124, 120, 112]);
  },
  banner: (pen, item, random) => {
    const hue = CLOTHS[(random() * 3) | 0]!;
    pen.fillStyle = inkOf(litColour(hue, 1.05));
    pen.beginPath();
    pen.moveTo(0, -6);
    pen.quadraticCurveTo(item.w * 0.4, -14, item.w, -4);
    pen.lineTo(item.w * 0.86, 4);
    pen.lineTo(item.w, 12);
    pen.quadraticCurveTo(item.w * 0.4, 4, 0, 10);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = 'rgba(0,0,0,0.3)';
    pen.lineWidth = 1.2;
    pen.stroke();
    paintBall(pen, item, 0, 0, 4.4, [150, 116, 70]);
  },
  'shot pile': (pen, item, random) => {
    scatterPoints(12, item.w * 0.4, random, (x, y) => paintBall(pen, item, x, y, 6.4, [82, 82, 86]));
    paintBall(pen, item, 0, 0, 6.8, [96, 96, 100]);
  },
  shields: (pen, item, random) => {
    paintBoards(pen, item, { x: -item.w / 2, y: -3, w: item.w, h: 6 }, 1, random);
    for (let x = -item.w * 0.4; x < item.w * 0.45; x += item.w * 0.27) {
      paintBall(pen, item, x, 0, item.h * 0.58, CLOTHS[(random() * 3) | 0]!);
      paintBall(pen, item, x, 0, item.h * 0.17, [170, 164, 150]);
    }
  },
};

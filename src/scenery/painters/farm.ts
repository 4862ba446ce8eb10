/** Painters of farms, yards and markets. */
import type { farmKinds } from '../../space/scenery/kinds/farm.ts';
import { inkOf, litColour } from '../pen/colour.ts';
import type { SceneryPainter } from '../pen/pen.ts';
import { discPath, ovalPath, scatterPoints, stepsAlong, tracePath } from '../pen/shapes.ts';
import { OAK, paintBall, paintBoard, paintBoards, paintSlab } from '../pen/solids.ts';
import { clothOf, paintStraws } from './cloth.ts';

export const farmPainters: Record<keyof typeof farmKinds, SceneryPainter> = {
  haystack: (pen, item, random) => {
    paintBall(pen, item, 0, 0, item.w / 2, [166, 134, 72]);
    scatterPoints(item.w * 2.4, item.w * 0.54, random, (x, y) => {
      const k = 0.9 + 0.4 * ((x * item.light[0] + y * item.light[1]) / item.w) * 2;
      pen.strokeStyle = inkOf(litColour([188, 154, 86], k * (0.7 + random() * 0.5)), 0.8);
      pen.lineWidth = 1.2;
      tracePath(pen, [
        [x, y],
        [x * 1.12 + (random() - 0.5) * 5, y * 1.12 + (random() - 0.5) * 5],
      ]);
      pen.stroke();
    });
  },
  'hay bale': (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4, round: 4 }, [170, 138, 76]);
    paintStraws(pen, 60, [w * 0.92, h * 0.9], random);
    pen.fillStyle = 'rgba(92,66,34,0.8)';
    for (const x of [-w * 0.22, w * 0.2]) pen.fillRect(x, -h / 2, 2.4, h);
  },
  woodpile: (pen, item, random) => {
    const { w, h } = item;
    for (let y = -h / 2 + 5; y < h / 2; y += 9)
      for (let x = -w / 2 + 2; x < w / 2 - 14; x += 30)
        paintBoard(pen, item, { x: x + random() * 4, y: y - 4, w: 27, h: 8 }, random, [124, 94, 60]);
    for (let y = -h / 2 + 5; y < h / 2; y += 9) paintBall(pen, item, -w / 2 + 3, y, 4.4, [176, 144, 98]);
  },
  'chopping block': (pen, item, random) => {
    paintBall(pen, item, 0, 0, item.w * 0.4, [168, 136, 92]);
    pen.save();
    pen.rotate(-0.6);
    paintBoard(pen, item, { x: -2, y: -2, w: 28, h: 4 }, random, OAK);
    paintSlab(pen, item, { x: -7, y: -6, w: 9, h: 12, edge: 2 }, [150, 152, 156]);
    pen.restore();
  },
  trough: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5 }, [118, 88, 56]);
    pen.fillStyle = '#3d5f68';
    pen.fillRect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12);
    pen.fillStyle = 'rgba(200,226,226,0.3)';
    pen.fillRect(-w / 2 + 10, -h * 0.14, w * 0.4, 2);
  },
  'market stall': (pen, item, random) => {
    const { w, h, light } = item;
    const hue = clothOf(random);
    paintBoards(pen, item, { x: -w / 2, y: h * 0.2, w, h: h * 0.32 }, 3, random);
    for (let x = -w / 2 + 8; x < w / 2 - 4; x += 13)
      paintBall(
        pen,
        item,
        x,
        h * 0.4,
        4.6,
        (
          [
            [170, 58, 44],
            [188, 150, 62],
            [110, 132, 62],
          ] as const
        )[(random() * 3) | 0]!,
      );
    const many = Math.round(w / 15);
    for (let n = 0; n < many; n += 1) {
      const x = -w / 2 + (n * w) / many;
      pen.fillStyle = inkOf(litColour(n % 2 ? hue : [192, 182, 158], 0.92 - 0.16 * light[1]));
      pen.beginPath();
      pen.roundRect(x, -h / 2, w / many, h * 0.74, [0, 0, 7, 7]);
      pen.fill();
    }
    pen.fillStyle = 'rgba(0,0,0,0.16)';
    pen.fillRect(-w / 2, -h / 2, w, 5);
  },
  'fruit baskets': (pen, item, random) => {
    for (const [n, hue] of (
      [
        [164, 58, 44],
        [118, 138, 66],
        [190, 150, 64],
      ] as const
    ).entries()) {
      const x = (n - 1) * item.w * 0.34;
      paintBall(pen, item, x, 0, item.h * 0.46, [140, 108, 64]);
      scatterPoints(12, item.h * 0.3, random, (dx, dy) => paintBall(pen, item, x + dx, dy, 3, hue));
    }
  },
  anvil: (pen, item) => {
    const { w, h } = item;
    discPath(pen, 0, 2, h * 0.75);
    pen.fillStyle = '#5b4124';
    pen.fill();
    paintSlab(pen, item, { x: -w / 2, y: -h * 0.34, w: w * 0.8, h: h * 0.68, edge: 3 }, [92, 92, 98]);
    tracePath(
      pen,
      [
        [w * 0.3, -h * 0.3],
        [w / 2, 0],
        [w * 0.3, h * 0.3],
      ],
      true,
    );
    pen.fillStyle = '#6a6a70';
    pen.fill();
  },
  'washing line': (pen, item, random) => {
    pen.strokeStyle = 'rgba(210,196,160,0.8)';
    pen.lineWidth = 1.3;
    tracePath(pen, item.line);
    pen.stroke();
    for (const { x, y, ux, uy } of stepsAlong(item.line, 24)) {
      const angle = Math.atan2(uy, ux);
      pen.save();
      pen.translate(x, y);
      pen.rotate(angle);
      paintSlab(
        pen,
        item,
        { x: 2, y: -item.h * 0.1, w: 16 + random() * 5, h: item.h * (0.4 + random() * 0.4), edge: 2 },
        litColour(clothOf(random), 1.2),
      );
      pen.restore();
    }
  },
  beehives: (pen, item) => {
    for (const x of [-0.34, 0, 0.34]) {
      paintBall(pen, item, x * item.w, 0, item.h * 0.5, [182, 148, 82]);
      pen.strokeStyle = 'rgba(96,68,30,0.6)';
      for (const k of [0.16, 0.3, 0.42]) {
        discPath(pen, x * item.w, 0, item.h * k);
        pen.stroke();
      }
    }
  },
  scarecrow: (pen, item, random) => {
    paintBoard(pen, item, { x: -item.w / 2, y: -3, w: item.w, h: 5 }, random);
    paintSlab(pen, item, { x: -11, y: -8, w: 22, h: 24, edge: 3, round: 4 }, [112, 92, 72]);
    paintStraws(pen, 14, [item.w, 10], random);
    paintBall(pen, item, 0, -7, 8, [176, 148, 92]);
  },
  'straw target': (pen, item) => {
    for (const [k, hue] of [
      [1, [172, 142, 86]],
      [0.72, [188, 180, 160]],
      [0.46, [150, 62, 50]],
      [0.2, [196, 168, 84]],
    ] as const)
      paintBall(pen, item, 0, 0, (item.w / 2) * k, hue);
    pen.strokeStyle = '#2a2018';
    pen.lineWidth = 1.6;
    tracePath(pen, [
      [2, 1],
      [15, 9],
    ]);
    pen.stroke();
    ovalPath(pen, 15, 9, 3, 1.4, 0.6);
    pen.stroke();
  },
};

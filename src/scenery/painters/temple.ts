/** Painters of temples and crypts. */
import type { templeKinds } from '../../space/scenery/kinds/temple.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import { blobPath, discPath, ovalPath, scatterPoints, tracePath, turnedBox } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintBoards, paintSlab, paintStone } from '../pen/solids.ts';
import { skullAt } from './skull.ts';

const STONE: Rgb = [142, 136, 123];

/** Paints a square base with a drum of a column on it. */
function drum(pen: Pen, item: PaintedItem, colour: Rgb): void {
  const r = item.w / 2;
  paintSlab(pen, item, { x: -r, y: -r, w: 2 * r, h: 2 * r, edge: 4, round: 3 }, litColour(colour, 0.84));
  paintBall(pen, item, 0, 0, r * 0.8, colour);
  pen.strokeStyle = 'rgba(24,22,18,0.4)';
  pen.lineWidth = 1.2;
  for (let n = 0; n < 14; n += 1) {
    const [x, y] = [Math.cos(n * 0.449), Math.sin(n * 0.449)];
    tracePath(pen, [
      [x * r * 0.62, y * r * 0.62],
      [x * r * 0.79, y * r * 0.79],
    ]);
    pen.stroke();
  }
}

const tomb: SceneryPainter = (pen, item, random) => {
  const { w, h } = item;
  paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4, round: 3 }, litColour(STONE, 0.72));
  paintSlab(pen, item, { x: -w / 2 + 5, y: -h / 2 + 5, w: w - 10, h: h - 10, edge: 4, round: 3 }, STONE);
  const pale = litColour(STONE, 1.2);
  pen.fillStyle = 'rgba(30,26,20,0.4)';
  ovalPath(pen, -w * 0.29 + 2, 2.5, h * 0.15, h * 0.15);
  pen.fill();
  turnedBox(pen, 2, 2.5, w * 0.38, h * 0.32, 0, 8);
  pen.fillStyle = inkOf(pale);
  ovalPath(pen, -w * 0.29, 0, h * 0.15, h * 0.15);
  pen.fill();
  turnedBox(pen, 0, 0, w * 0.38, h * 0.32, 0, 8);
  turnedBox(pen, w * 0.28, 0, w * 0.22, h * 0.22, 0, 6);
  pen.fillStyle = 'rgba(58,52,42,0.62)';
  turnedBox(pen, 0, 0, w * 0.42, 3, 0, 1);
  turnedBox(pen, -w * 0.08, 0, 3, h * 0.22, 0, 1);
  if (random() < 0.6) {
    pen.strokeStyle = 'rgba(24,20,16,0.5)';
    pen.lineWidth = 1.1;
    const x = (random() - 0.5) * w * 0.7;
    tracePath(pen, [
      [x, -h / 2 + 5],
      [x + 6, -h * 0.1],
      [x - 3, h * 0.14],
      [x + 5, h / 2 - 5],
    ]);
    pen.stroke();
  }
};

export const templePainters: Record<keyof typeof templeKinds, SceneryPainter> = {
  pillar: (pen, item) => drum(pen, item, STONE),
  'broken pillar': (pen, item, random) => {
    drum(pen, item, litColour(STONE, 0.86));
    pen.fillStyle = 'rgba(40,36,30,0.8)';
    blobPath(pen, 2, 2, item.w * 0.24, random, 0.7);
    pen.fill();
    scatterPoints(9, item.w * 0.8, random, (x, y) => paintStone(pen, item, x, y, 3 + random() * 5, random, STONE));
  },
  statue: (pen, item) => {
    const r = item.w / 2;
    paintSlab(pen, item, { x: -r, y: -r, w: 2 * r, h: 2 * r, edge: 5, round: 3 }, litColour(STONE, 0.8));
    paintBall(pen, item, 0, 2, r * 0.66, litColour(STONE, 0.96));
    for (const x of [-0.5, 0.5]) paintBall(pen, item, x * r, 4, r * 0.26, STONE);
    paintBoard(pen, item, { x: r * 0.5, y: -r * 0.5, w: 4, h: r * 1.3 }, () => 0.5, [150, 146, 136]);
    paintBall(pen, item, 0, -2, r * 0.32, litColour(STONE, 1.12));
  },
  altar: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5, round: 3 }, STONE);
    paintSlab(pen, item, { x: -w * 0.2, y: -h / 2 - 1, w: w * 0.4, h: h + 4, edge: 2, round: 2 }, [126, 42, 44]);
    pen.strokeStyle = 'rgba(206,172,96,0.8)';
    pen.lineWidth = 2;
    pen.strokeRect(-w * 0.16, -h / 2 + 5, w * 0.32, h - 8);
    for (const x of [-w * 0.38, w * 0.38]) paintBall(pen, item, x, 0, 5, [202, 178, 120]);
    paintBall(pen, item, 0, 0, 7, [196, 160, 78]);
    if (random() < 0.3) skullAt(pen, item, w * 0.24, h * 0.14, 5);
  },
  tomb,
  coffin: (pen, item, random) => {
    const [a, b] = [item.w / 2, item.h / 2];
    pen.save();
    tracePath(
      pen,
      [
        [-a, -b * 0.6],
        [-a * 0.42, -b],
        [a, -b * 0.55],
        [a, b * 0.55],
        [-a * 0.42, b],
        [-a, b * 0.6],
      ],
      true,
    );
    pen.clip();
    paintBoards(pen, item, { x: -a, y: -b, w: 2 * a, h: 2 * b }, 4, random, [104, 76, 50]);
    pen.restore();
    pen.strokeStyle = 'rgba(20,12,6,0.8)';
    pen.lineWidth = 2;
    pen.stroke();
    pen.fillStyle = 'rgba(190,170,120,0.6)';
    pen.fillRect(-a * 0.6, -1.5, a * 0.9, 3);
    pen.fillRect(-a * 0.32, -b * 0.5, 3, b);
  },
  urn: (pen, item) => {
    paintBall(pen, item, 0, 0, item.w / 2, [148, 96, 66]);
    discPath(pen, 0, 0, item.w * 0.2);
    pen.fillStyle = '#221610';
    pen.fill();
    pen.strokeStyle = 'rgba(210,170,120,0.6)';
    pen.stroke();
  },
  pews: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h * 0.2, w, h: h * 0.7 }, 2, random, [118, 86, 54]);
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h: h * 0.3, edge: 2 }, [92, 66, 40]);
    for (const x of [-w / 2, w / 2 - 6]) paintSlab(pen, item, { x, y: -h / 2, w: 6, h, edge: 2 }, [98, 70, 42]);
  },
  lectern: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 3 }, [104, 74, 46]);
    for (const x of [-w * 0.36, 1])
      paintSlab(pen, item, { x, y: -h * 0.3, w: w * 0.34, h: h * 0.6, edge: 1.5 }, [204, 194, 164]);
  },
  idol: (pen, item) => {
    const r = item.w / 2;
    paintBall(pen, item, 0, 0, r, [96, 104, 92]);
    paintBall(pen, item, 0, -r * 0.1, r * 0.62, [118, 126, 110]);
    for (const x of [-0.26, 0.26]) paintBall(pen, item, x * r, r * 0.06, r * 0.13, [206, 138, 54]);
    pen.fillStyle = '#1c201a';
    turnedBox(pen, 0, r * 0.36, r * 0.6, r * 0.16, 0, 2);
  },
  gong: (pen, item, random) => {
    paintBoard(pen, item, { x: -item.w * 0.6, y: -3, w: item.w * 1.2, h: 7 }, random);
    paintBall(pen, item, 0, 4, item.w * 0.4, [180, 138, 66]);
    pen.strokeStyle = 'rgba(80,54,20,0.6)';
    discPath(pen, 0, 4, item.w * 0.24);
    pen.stroke();
  },
};

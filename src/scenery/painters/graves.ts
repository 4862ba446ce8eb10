/** Painters of graveyards. */
import type { graveKinds } from '../../space/scenery/kinds/graves.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import { paintBlades } from '../pen/foliage.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import { blobPath, discPath, ovalPath, scatterPoints } from '../pen/shapes.ts';
import { paintBall, paintSlab, paintStone } from '../pen/solids.ts';

const STONE: Rgb = [138, 136, 126];

const tufts = (pen: Pen, w: number, y: number, random: () => number): void => {
  for (let n = 0; n < 5; n += 1)
    paintBlades(pen, (random() - 0.5) * w, y, { many: 3, long: 8, colour: [92, 106, 58], wide: 1 }, random);
};

const earth = (pen: Pen, { w, h }: PaintedItem, random: () => number): void => {
  pen.fillStyle = 'rgba(86,66,46,0.9)';
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, w * 0.3);
  pen.fill();
  for (let n = 0; n < 40; n += 1) {
    pen.fillStyle = random() > 0.5 ? 'rgba(130,102,72,0.5)' : 'rgba(44,32,22,0.5)';
    blobPath(pen, (random() - 0.5) * w * 0.8, (random() - 0.5) * h * 0.86, 2 + random() * 3, random, 0.5, 6);
    pen.fill();
  }
};

export const gravePainters: Record<keyof typeof graveKinds, SceneryPainter> = {
  gravestone: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4, round: 6 }, litColour(STONE, 0.9 + random() * 0.2));
    pen.fillStyle = 'rgba(84,98,56,0.4)';
    blobPath(pen, (random() - 0.5) * w * 0.7, 2, 5, random, 0.6);
    pen.fill();
    tufts(pen, w, h * 0.7 + 3, random);
  },
  cross: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h * 0.3, w, h: h * 0.6, edge: 3 }, STONE);
    paintSlab(pen, item, { x: -h * 0.34, y: -h, w: h * 0.68, h: h * 2, edge: 3 }, litColour(STONE, 1.06));
    tufts(pen, w, h * 1.1, random);
  },
  grave: earth,
  'open grave': (pen, item, random) => {
    const { w, h, light } = item;
    pen.save();
    pen.translate(w * 0.8, 0);
    earth(pen, { ...item, w: w * 0.7 }, random);
    pen.restore();
    pen.fillStyle = '#594330';
    pen.fillRect(-w / 2, -h / 2, w, h);
    pen.fillStyle = '#120e0b';
    pen.fillRect(-w / 2 - light[0] * 3 - 1, -h / 2 - light[1] * 5 - 1, w - 3, h - 4);
  },
  mausoleum: (pen, item, random) => {
    const { w, h, light } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 6, round: 3 }, litColour(STONE, 0.8));
    for (const side of [-1, 1]) {
      pen.fillStyle = inkOf(litColour(STONE, 0.94 + 0.26 * side * light[1]));
      pen.fillRect(-w * 0.44, side < 0 ? -h * 0.42 : 0, w * 0.88, h * 0.42);
    }
    for (let x = -w * 0.42; x < w * 0.4; x += 16) {
      pen.fillStyle = 'rgba(20,20,18,0.22)';
      pen.fillRect(x, -h * 0.42, 1.4, h * 0.84);
    }
    paintSlab(pen, item, { x: -w * 0.46, y: -5, w: w * 0.92, h: 10, edge: 3 }, litColour(STONE, 1.05));
    for (const x of [-w * 0.42, w * 0.42]) paintBall(pen, item, x, 0, 8, STONE);
    scatterPoints(14, w * 0.5, random, (x, y) => {
      pen.fillStyle = 'rgba(78,96,52,0.3)';
      blobPath(pen, x, y * 0.7, 4 + random() * 6, random, 0.7);
      pen.fill();
    });
  },
  angel: (pen, item) => {
    const r = item.w / 2;
    paintSlab(pen, item, { x: -r, y: -r, w: 2 * r, h: 2 * r, edge: 5 }, litColour(STONE, 0.78));
    for (const side of [-1, 1])
      for (const k of [1, 0.8, 0.6]) {
        pen.fillStyle = inkOf(litColour(STONE, 1.24 - k * 0.3));
        ovalPath(pen, side * r * 0.5 * k, r * 0.1, r * 0.52 * k, r * 0.24, side * 0.5);
        pen.fill();
      }
    paintBall(pen, item, 0, 0, r * 0.4, STONE);
    paintBall(pen, item, 0, -r * 0.14, r * 0.22, litColour(STONE, 1.2));
  },
  wreath: (pen, item, random) => {
    for (let n = 0; n < 16; n += 1) {
      pen.fillStyle = inkOf(litColour([74, 100, 56], 0.7 + random() * 0.6));
      ovalPath(pen, Math.cos(n * 0.3927) * item.w * 0.36, Math.sin(n * 0.3927) * item.w * 0.36, 4, 2.4, n * 0.3927 + 1);
      pen.fill();
    }
    paintStone(pen, item, 0, item.w * 0.4, 2, random, [170, 70, 60]);
    discPath(pen, item.w * 0.3, 0, 1.6);
    pen.fill();
  },
};

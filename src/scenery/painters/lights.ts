/** Painters of lights and fires. The map's light paints their glow. */
import type { lightKinds } from '../../space/scenery/kinds/lights.ts';
import type { Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import { blobPath, discPath, scatterPoints } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintSlab, paintStone } from '../pen/solids.ts';
import { paintFlames } from './flames.ts';

const IRON: Rgb = [70, 68, 68];

const wick = (pen: Pen, x: number, y: number, r = 3): void => {
  pen.fillStyle = '#f0a63e';
  discPath(pen, x, y, r);
  pen.fill();
  pen.fillStyle = '#fff2c0';
  discPath(pen, x, y, r * 0.5);
  pen.fill();
};

const candle = (pen: Pen, item: PaintedItem, x: number, y: number): void => {
  paintBall(pen, item, x, y, 4, [206, 194, 160]);
  wick(pen, x, y, 2.2);
};

export const lightPainters: Record<keyof typeof lightKinds, SceneryPainter> = {
  torch: (pen, item, random) => {
    paintSlab(pen, item, { x: -5, y: -5, w: 10, h: 10, edge: 2 }, IRON);
    paintFlames(pen, 0, 0, 6, random);
  },
  lantern: (pen, item) => {
    paintSlab(pen, item, { x: -7, y: -7, w: 14, h: 14, edge: 2, round: 3 }, IRON);
    wick(pen, 0, 0, 4.4);
  },
  candles: (pen, item, random) => scatterPoints(5, item.w * 0.42, random, (x, y) => candle(pen, item, x, y)),
  'lamp post': (pen, item) => {
    paintSlab(pen, item, { x: -4, y: -4, w: 8, h: 8, edge: 2 }, IRON);
    paintSlab(pen, item, { x: -9, y: -9, w: 18, h: 18, edge: 3, round: 4 }, [84, 82, 80]);
    wick(pen, 0, 0, 5.4);
  },
  brazier: (pen, item, random) => {
    const r = item.w / 2;
    for (let n = 0; n < 3; n += 1) paintBall(pen, item, Math.cos(n * 2.094) * r, Math.sin(n * 2.094) * r, 4.4, IRON);
    paintBall(pen, item, 0, 0, r * 0.86, [86, 78, 72]);
    discPath(pen, 0, 0, r * 0.66);
    pen.fillStyle = '#2a140a';
    pen.fill();
    paintFlames(pen, 0, 0, r * 0.58, random);
  },
  bonfire: (pen, item, random) => {
    const r = item.w / 2;
    pen.fillStyle = 'rgba(22,16,12,0.85)';
    blobPath(pen, 0, 0, r, random, 0.3);
    pen.fill();
    for (let n = 0; n < 9; n += 1) {
      pen.save();
      pen.rotate(n * 0.7 + random() * 0.3);
      paintBoard(pen, item, { x: r * 0.12, y: -4, w: r * 0.78, h: 8 }, random, [84, 56, 32]);
      pen.restore();
    }
    paintFlames(pen, 0, 0, r * 0.6, random);
    scatterPoints(5, r * 0.5, random, (x, y) => paintFlames(pen, x, y, r * 0.2, random));
  },
  flames: (pen, item, random) => {
    pen.fillStyle = 'rgba(20,14,10,0.6)';
    blobPath(pen, 0, 0, item.w * 0.46, random, 0.5);
    pen.fill();
    scatterPoints(13, item.w * 0.38, random, (x, y) =>
      paintFlames(pen, x, y, item.w * (0.06 + random() * 0.1), random),
    );
    scatterPoints(6, item.w * 0.5, random, (x, y) => paintStone(pen, item, x, y, 2.4, random, [60, 52, 46]));
  },
  chandelier: (pen, item) => {
    pen.strokeStyle = '#3a322a';
    pen.lineWidth = 4;
    discPath(pen, 0, 0, item.w * 0.4);
    pen.stroke();
    for (let n = 0; n < 8; n += 1)
      candle(pen, item, Math.cos(n * 0.785) * item.w * 0.4, Math.sin(n * 0.785) * item.w * 0.4);
  },
};

/** Painters of ships, harbours and mills. */
import type { shipKinds } from '../../space/scenery/kinds/ships.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { SceneryPainter } from '../pen/pen.ts';
import { discPath, scatterPoints, tracePath } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintBoards, paintSlab, paintWheel } from '../pen/solids.ts';
import { paintPosts } from './walls.ts';

const IRON: Rgb = [72, 72, 76];
const ROPE: Rgb = [176, 150, 100];

export const shipPainters: Record<keyof typeof shipKinds, SceneryPainter> = {
  mast: (pen, item, random) => {
    const r = item.w / 2;
    paintBall(pen, item, 0, 0, r, [112, 84, 54]);
    pen.strokeStyle = inkOf(ROPE);
    pen.lineWidth = 3;
    for (const k of [0.86, 0.72]) {
      discPath(pen, 0, 0, r * k);
      pen.stroke();
    }
    paintBall(pen, item, 0, 0, r * 0.5, [152, 118, 76]);
    for (let n = 0; n < 6; n += 1) {
      const angle = n * 1.047 + random() * 0.2;
      pen.lineWidth = 1.2;
      tracePath(pen, [
        [Math.cos(angle) * r, Math.sin(angle) * r],
        [Math.cos(angle) * r * 1.9, Math.sin(angle) * r * 1.9],
      ]);
      pen.stroke();
    }
  },
  sail: (pen, item, random) => {
    const { w, h, light } = item;
    const cloth: Rgb = [190, 180, 154];
    pen.fillStyle = inkOf(litColour(cloth, 0.95 - 0.2 * light[1]));
    pen.beginPath();
    pen.moveTo(-w / 2, 0);
    pen.quadraticCurveTo(0, h * 1.2, w / 2, 0);
    pen.closePath();
    pen.fill();
    for (let x = -w * 0.42; x < w * 0.45; x += w / 9) {
      pen.strokeStyle = 'rgba(70,60,40,0.32)';
      pen.lineWidth = 1.6;
      tracePath(pen, [
        [x, 0],
        [x + (random() - 0.5) * 4, h * 0.5 * (1 - (2 * x * x * 2) / (w * w))],
      ]);
      pen.stroke();
    }
    paintBoard(pen, item, { x: -w / 2 - 6, y: -5, w: w + 12, h: 8 }, random, [104, 78, 50]);
  },
  hatch: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5 }, [106, 78, 48]);
    pen.fillStyle = '#120d09';
    pen.fillRect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12);
    for (let x = -w / 2 + 12; x < w / 2 - 6; x += 12)
      paintSlab(pen, item, { x, y: -h / 2 + 5, w: 4, h: h - 10, edge: 1 }, [132, 100, 64]);
    for (let y = -h / 2 + 12; y < h / 2 - 6; y += 12)
      paintSlab(pen, item, { x: -w / 2 + 5, y, w: w - 10, h: 4, edge: 1 }, [132, 100, 64]);
  },
  helm: (pen, item, random) => {
    paintBoard(pen, item, { x: -4, y: -item.h / 2, w: 8, h: item.h * 1.4 }, random, [96, 70, 44]);
    paintWheel(pen, 0, 0, item.w * 0.4, 0.2, 0.55);
  },
  cannon: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w * 0.42, y: -h * 0.42, w: w * 0.5, h: h * 0.84 }, 4, random, [118, 86, 54]);
    for (const x of [-0.36, 0]) for (const y of [-0.46, 0.46]) paintBall(pen, item, x * w, y * h, 6, [92, 66, 40]);
    paintSlab(pen, item, { x: -w * 0.4, y: -h * 0.2, w: w * 0.86, h: h * 0.4, edge: 4, round: 6 }, [66, 66, 70]);
    paintSlab(pen, item, { x: w * 0.36, y: -h * 0.25, w: 8, h: h * 0.5, edge: 3 }, [80, 80, 84]);
  },
  'rope coil': (pen, item) => {
    for (const k of [0.48, 0.38, 0.28, 0.18]) {
      pen.strokeStyle = inkOf(litColour(ROPE, 0.5));
      pen.lineWidth = 6.4;
      discPath(pen, 0, 0, item.w * k);
      pen.stroke();
      pen.strokeStyle = inkOf(ROPE);
      pen.lineWidth = 4;
      discPath(pen, item.light[0], item.light[1], item.w * k);
      pen.stroke();
    }
  },
  anchor: (pen, item) => {
    const { w, h } = item;
    for (const [wide, colour] of [
      [8, '#1d1d1f'],
      [5, inkOf(IRON)],
      [2, '#9a9a9e'],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = wide;
      tracePath(pen, [
        [-w * 0.4, 0],
        [w * 0.34, 0],
      ]);
      pen.stroke();
      pen.beginPath();
      pen.arc(-w * 0.02, 0, h * 0.46, -1.1, 1.1);
      pen.stroke();
      discPath(pen, -w * 0.44, 0, 5);
      pen.stroke();
    }
  },
  rail: (pen, item, random) => paintPosts(pen, item, random, { gap: 20, size: 0.8, colour: [120, 90, 56], rails: [0] }),
  capstan: (pen, item, random) => {
    for (let n = 0; n < 4; n += 1) {
      pen.save();
      pen.rotate(n * 0.785);
      paintBoard(pen, item, { x: -item.w * 0.7, y: -3, w: item.w * 1.4, h: 6 }, random);
      pen.restore();
    }
    paintBall(pen, item, 0, 0, item.w * 0.34, [112, 82, 50]);
  },
  crane: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w: h, h }, 5, random, [112, 84, 54]);
    paintWheel(pen, -w / 2 + h / 2, 0, h * 0.4, 0.3);
    for (const y of [-7, 3])
      paintBoard(pen, item, { x: -w / 2 + h * 0.3, y, w: w - h * 0.3, h: 6 }, random, [126, 96, 62]);
    pen.strokeStyle = inkOf(ROPE);
    pen.lineWidth = 2;
    tracePath(pen, [
      [w / 2 - 6, 0],
      [w / 2 + 2, 16],
    ]);
    pen.stroke();
    paintBall(pen, item, w / 2 + 3, 18, 4.6, IRON);
  },
  nets: (pen, { w, h }, random) => {
    pen.strokeStyle = inkOf([150, 140, 110], 0.7);
    pen.lineWidth = 0.9;
    pen.beginPath();
    pen.rect(-w / 2, -h / 2, w, h);
    pen.clip();
    for (let n = -w; n < w; n += 7)
      for (const side of [-1, 1]) {
        tracePath(pen, [
          [n, -h / 2],
          [n + side * h * 0.7, h / 2],
        ]);
        pen.stroke();
      }
    scatterPoints(7, w * 0.4, random, (x, y) => {
      pen.fillStyle = '#a06f43';
      discPath(pen, x, y * 0.6, 3);
      pen.fill();
    });
  },
  bollard: (pen, item) => {
    paintBall(pen, item, 0, 0, item.w / 2, [86, 82, 78]);
    pen.strokeStyle = inkOf(ROPE);
    pen.lineWidth = 3;
    discPath(pen, 0, 0, item.w * 0.58);
    pen.stroke();
  },
  jetty: (pen, item, random) => {
    const { w, h } = item;
    for (const x of [-w * 0.46, 0, w * 0.46])
      for (const y of [-h / 2, h / 2]) paintBall(pen, item, x, y, 7, [92, 72, 50]);
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, Math.round(w / 13), random, [128, 106, 78], 'across');
  },
};

/** Painters of crypts, temples and dungeons. */
import type { dungeonKinds } from '../../space/scenery/kinds/dungeon.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, ovalPath, scatterPoints, tracePath } from '../pen/shapes.ts';
import { paintBall, paintBoard, paintSlab } from '../pen/solids.ts';
import { BONE, skullAt } from './skull.ts';
import { paintPosts } from './walls.ts';

const STONE: Rgb = [142, 136, 123];
const IRON: Rgb = [76, 76, 80];

const bone = (pen: Pen, x: number, y: number, long: number, angle: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  for (const [dy, colour] of [
    [0.9, 'rgba(20,16,10,0.5)'],
    [0, inkOf(BONE)],
  ] as const) {
    pen.fillStyle = colour;
    pen.fillRect(-long / 2, -1 + dy, long, 2);
    for (const dx of [-long / 2, long / 2]) {
      discPath(pen, dx, -1.2 + dy, 1.7);
      pen.fill();
      discPath(pen, dx, 1.2 + dy, 1.7);
      pen.fill();
    }
  }
  pen.restore();
};

const water = (pen: Pen, r: number, light: PaintedItem['light'], random: Random): void => {
  const deep = pen.createRadialGradient(light[0] * r * 0.3, light[1] * r * 0.3, r * 0.1, 0, 0, r);
  deep.addColorStop(0, '#4c8085');
  deep.addColorStop(0.6, '#28545c');
  deep.addColorStop(1, '#122c33');
  pen.fillStyle = deep;
  discPath(pen, 0, 0, r);
  pen.fill();
  pen.save();
  pen.clip();
  scatterPoints(r * 0.5, r, random, (x, y) => {
    pen.strokeStyle = 'rgba(190,228,226,0.17)';
    pen.lineWidth = 1.1;
    pen.beginPath();
    pen.ellipse(x, y, 5 + random() * 12, 1.6 + random() * 3, 0.2, 0, 3.3);
    pen.stroke();
  });
  pen.restore();
};

const basin = (pen: Pen, item: PaintedItem, random: Random): number => {
  const r = item.w / 2;
  const many = Math.round(r / 5);
  pen.fillStyle = '#1f1e1c';
  discPath(pen, 0, 0, r);
  pen.fill();
  for (let n = 0; n < many; n += 1) {
    const [from, to] = [(n / many) * Math.PI * 2, ((n + 0.94) / many) * Math.PI * 2];
    const facing = Math.cos(from) * item.light[0] + Math.sin(from) * item.light[1];
    pen.fillStyle = inkOf(litColour(STONE, 0.94 + 0.24 * facing + (random() - 0.5) * 0.16));
    pen.beginPath();
    pen.arc(0, 0, r * 0.98, from, to);
    pen.arc(0, 0, r * 0.82, to, from, true);
    pen.closePath();
    pen.fill();
  }
  return r * 0.8;
};

export const dungeonPainters: Record<keyof typeof dungeonKinds, SceneryPainter> = {
  bones: (pen, item, random) => {
    scatterPoints(item.w * 0.24, item.w / 2, random, (x, y) => bone(pen, x, y, 8 + random() * 8, random() * 3));
    skullAt(pen, item, (random() - 0.5) * item.w * 0.5, (random() - 0.5) * item.w * 0.5, 5);
  },
  'skull pile': (pen, item, random) => {
    const all: [number, number][] = [];
    scatterPoints(22, item.w * 0.46, random, (x, y) => all.push([x, y]));
    for (const [x, y] of all.sort((a, b) => Math.hypot(...b) - Math.hypot(...a)))
      skullAt(pen, item, x, y, 5 + random() * 1.4);
  },
  'magic circle': (pen, { w }, random) => {
    const r = w / 2;
    pen.strokeStyle = 'rgba(176,76,66,0.66)';
    for (const [k, wide] of [
      [0.98, 2.6],
      [0.82, 1.6],
      [0.4, 1.6],
    ] as const) {
      pen.lineWidth = wide;
      discPath(pen, 0, 0, r * k);
      pen.stroke();
    }
    const corner = (n: number): [number, number] => [Math.sin(n * 2.5133) * r * 0.82, -Math.cos(n * 2.5133) * r * 0.82];
    tracePath(pen, [0, 1, 2, 3, 4].map(corner), true);
    pen.stroke();
    for (let n = 0; n < 24; n += 1) {
      pen.save();
      pen.rotate(n * 0.2618);
      pen.fillStyle = 'rgba(190,96,78,0.7)';
      pen.fillRect(-1, -r * 0.94, 2, 4 + random() * 4);
      pen.fillRect(-3, -r * 0.92, 6 * random(), 1.4);
      pen.restore();
    }
  },
  portal: (pen, { w }, random) => {
    const r = w / 2;
    for (let n = 12; n > 0; n -= 1) {
      pen.fillStyle = inkOf([60 + n * 6, 50 + n * 4, 130 + n * 4], 0.34);
      blobPath(pen, 0, 0, (r * n) / 12, random, 0.22, 14);
      pen.fill();
    }
    pen.strokeStyle = 'rgba(200,190,240,0.5)';
    for (let n = 0; n < 5; n += 1) {
      pen.lineWidth = 1.6;
      pen.beginPath();
      const from = random() * 6;
      pen.arc(0, 0, r * (0.2 + n * 0.15), from, from + 3);
      pen.stroke();
    }
  },
  pool: (pen, item, random) => water(pen, basin(pen, item, random), item.light, random),
  fountain: (pen, item, random) => {
    water(pen, basin(pen, item, random), item.light, random);
    paintBall(pen, item, 0, 0, item.w * 0.16, STONE);
    pen.strokeStyle = 'rgba(214,238,238,0.6)';
    pen.lineWidth = 1.4;
    for (let n = 0; n < 10; n += 1) {
      const [x, y] = [Math.cos(n * 0.628), Math.sin(n * 0.628)];
      tracePath(pen, [
        [x * item.w * 0.08, y * item.w * 0.08],
        [x * item.w * 0.25, y * item.w * 0.25 + 2],
      ]);
      pen.stroke();
    }
  },
  cage: (pen, item) => {
    const { w, h } = item;
    pen.fillStyle = 'rgba(14,13,12,0.5)';
    pen.fillRect(-w / 2, -h / 2, w, h);
    for (let x = -w / 2 + 8; x < w / 2; x += 12) paintSlab(pen, item, { x, y: -h / 2, w: 3.4, h, edge: 1 }, IRON);
    for (let y = -h / 2; y < h / 2; y += h / 2 - 3) paintSlab(pen, item, { x: -w / 2, y, w, h: 5, edge: 1.5 }, IRON);
    for (const x of [-w / 2, w / 2 - 5]) paintSlab(pen, item, { x, y: -h / 2, w: 5, h, edge: 1.5 }, IRON);
  },
  grate: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4 }, [96, 94, 90]);
    pen.fillStyle = '#0b0b0c';
    pen.fillRect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10);
    for (let x = -w / 2 + 9; x < w / 2 - 5; x += 9)
      paintSlab(pen, item, { x, y: -h / 2 + 4, w: 3.4, h: h - 8, edge: 1 }, IRON);
  },
  spikes: (pen, item, random) => {
    const { w, h } = item;
    pen.fillStyle = '#100f0f';
    pen.fillRect(-w / 2, -h / 2, w, h);
    for (let x = -w / 2 + 8; x < w / 2; x += 13)
      for (let y = -h / 2 + 8; y < h / 2; y += 13) {
        const at = [x + (random() - 0.5) * 3, y + (random() - 0.5) * 3] as const;
        paintBall(pen, item, at[0], at[1], 4, [110, 108, 106]);
        discPath(pen, at[0] - 0.8, at[1] - 1, 1.1);
        pen.fillStyle = '#e4e2de';
        pen.fill();
      }
  },
  web: (pen, { w }, random) => {
    const r = w / 2;
    const spokesAt = Array.from({ length: 11 }, (_, n) => (n / 11) * Math.PI * 2 + (random() - 0.5) * 0.3);
    pen.strokeStyle = 'rgba(214,214,214,0.5)';
    pen.lineWidth = 0.9;
    const far = spokesAt.map(() => r * (0.7 + random() * 0.3));
    spokesAt.forEach((angle, n) => {
      tracePath(pen, [
        [0, 0],
        [Math.cos(angle) * far[n]!, Math.sin(angle) * far[n]!],
      ]);
      pen.stroke();
    });
    for (const k of [0.2, 0.36, 0.52, 0.68, 0.84]) {
      tracePath(
        pen,
        spokesAt.map((angle, n) => [Math.cos(angle) * far[n]! * k, Math.sin(angle) * far[n]! * k]),
        true,
      );
      pen.stroke();
    }
  },
  chains: (pen, item) => {
    pen.lineWidth = 2;
    for (let x = -item.w / 2, n = 0; x < item.w / 2; x += 6, n += 1) {
      pen.strokeStyle = n % 2 ? '#8a8886' : '#5c5a58';
      ovalPath(pen, x, Math.sin(x / 9) * 4, 4, n % 2 ? 1.4 : 2.6);
      pen.stroke();
    }
  },
  lever: (pen, item, random) => {
    paintSlab(pen, item, { x: -item.w / 2, y: -item.h / 2, w: item.w, h: item.h, edge: 3 }, IRON);
    pen.save();
    pen.rotate(-0.7);
    paintBoard(pen, item, { x: 0, y: -2, w: 20, h: 4 }, random);
    pen.restore();
    paintBall(pen, item, 15, -13, 3.6, [152, 60, 48]);
  },
  'prison bars': (pen, item, random) => paintPosts(pen, item, random, { gap: 10, size: 0.9, colour: IRON, rails: [0] }),
};

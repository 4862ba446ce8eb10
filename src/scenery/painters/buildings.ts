/** Painters of walls, roofs and other built things. */
import type { buildingKinds } from '../../space/scenery/kinds/buildings.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, stepsAlong, turnedBox } from '../pen/shapes.ts';
import { OAK, paintBall, paintBoard, paintBoards, paintRivet, paintSlab, paintStone } from '../pen/solids.ts';
import { paintPosts, stonesAlong } from './walls.ts';

const IRON: Rgb = [74, 74, 78];

/** A gabled roof: two slopes, each in rows of straw, tiles or shingles, with a ridge. */
const roof =
  (hue: Rgb, row: number, piece: number): SceneryPainter =>
  (pen, item, random) => {
    const { w, h, light } = item;
    for (const side of [-1, 1]) {
      const k = 0.92 + 0.34 * side * light[1];
      pen.fillStyle = inkOf(litColour(hue, k * 0.7));
      pen.fillRect(-w / 2, side < 0 ? -h / 2 : 0, w, h / 2);
      for (let y = h / 2 - row; y >= -1; y -= row)
        for (let x = -w / 2 - random() * piece; x < w / 2; x += piece) {
          const tone = k * (0.84 + random() * 0.3);
          const [left, right] = [Math.max(-w / 2, x), Math.min(w / 2, x + piece - 0.7)];
          if (right <= left) continue;
          pen.fillStyle = inkOf(litColour(hue, tone));
          pen.fillRect(left, side < 0 ? -y - row : y, right - left, row - 0.8);
          pen.fillStyle = 'rgba(20,12,6,0.28)';
          pen.fillRect(left, side < 0 ? -y - row : y + row - 2, right - left, 1.3);
        }
    }
    paintSlab(pen, item, { x: -w / 2 - 2, y: -4, w: w + 4, h: 8, edge: 2 }, litColour(hue, 1.05));
    pen.strokeStyle = 'rgba(14,9,4,0.6)';
    pen.lineWidth = 2;
    pen.strokeRect(-w / 2, -h / 2, w, h);
    paintSlab(pen, item, { x: w * 0.22, y: -h * 0.3, w: 17, h: 17, edge: 3 }, [122, 114, 104]);
    pen.fillStyle = '#0e0c0b';
    pen.fillRect(w * 0.22 + 5, -h * 0.3 + 5, 7, 7);
  };

const steps = (pen: Pen, { w, h, light }: PaintedItem, colour: Rgb): void => {
  const many = Math.max(4, Math.round(w / 15));
  for (let n = 0; n < many; n += 1) {
    const k = 0.5 + (n / many) * 0.62;
    const x = -w / 2 + (n * w) / many;
    pen.fillStyle = inkOf(litColour(colour, k));
    pen.fillRect(x, -h / 2, w / many, h);
    pen.fillStyle = light[0] < 0 ? 'rgba(255,250,232,0.2)' : 'rgba(0,0,0,0.4)';
    pen.fillRect(x, -h / 2, 1.6, h);
    pen.fillStyle = light[0] < 0 ? 'rgba(0,0,0,0.42)' : 'rgba(255,250,232,0.2)';
    pen.fillRect(x + w / many - 3, -h / 2, 3, h);
  }
};

/** Paints a floor of boards with a rail on both sides. */
const railed =
  (colour: Rgb, rail: Rgb): SceneryPainter =>
  (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, Math.round(w / 12), random, colour, 'across');
    for (const y of [-h / 2, h / 2 - 6]) paintSlab(pen, item, { x: -w / 2 - 3, y, w: w + 6, h: 6, edge: 2 }, rail);
  };

function ropes(pen: Pen, at: readonly number[], y: number): void {
  pen.strokeStyle = '#c2ab7c';
  pen.lineWidth = 2.2;
  for (const x of at) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 5, y + 26);
    pen.stroke();
    pen.beginPath();
    pen.ellipse(x + 7, y + 34, 5.5, 9, -0.3, 0, 7);
    pen.stroke();
  }
}

const tower: SceneryPainter = (pen, item, random: Random) => {
  const r = item.w / 2;
  paintBall(pen, item, 0, 0, r, [112, 108, 100]);
  for (let n = 0; n < 26; n += 1) {
    const angle = (n / 26) * Math.PI * 2;
    const k = 0.95 + 0.35 * (Math.cos(angle) * item.light[0] + Math.sin(angle) * item.light[1]);
    pen.fillStyle = inkOf(litColour([128, 122, 112], k * (n % 2 ? 1.12 : 0.82)));
    turnedBox(pen, Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9, r * 0.2, r * 0.21, angle, 2);
  }
  pen.fillStyle = 'rgba(20,18,16,0.55)';
  discPath(pen, 0, 0, r * 0.79);
  pen.fill();
  paintBoards(pen, item, { x: -r * 0.52, y: -r * 0.52, w: r * 1.04, h: r * 1.04 }, 8, random, [116, 88, 58]);
};

export const buildingPainters: Record<keyof typeof buildingKinds, SceneryPainter> = {
  wall: stonesAlong([126, 121, 111], 0.9, 15),
  'wooden wall': (pen, item, random) =>
    paintPosts(pen, item, random, { gap: 22, size: 0.7, colour: [112, 82, 52], rails: [0] }),
  'low wall': stonesAlong([136, 130, 118], 0.8, 11),
  'ruined wall': (pen, item, random) => {
    for (const { x, y, ux, uy } of stepsAlong(item.line, item.h * 0.4))
      if (Math.sin(x / 37 + item.seed) + Math.cos(y / 41) > -0.9) {
        const off = (random() - 0.5) * item.h * 0.7;
        paintStone(pen, item, x - uy * off, y + ux * off, item.h * (0.2 + random() * 0.24), random, [132, 126, 114]);
      }
  },
  fence: (pen, item, random) =>
    paintPosts(pen, item, random, { gap: 34, size: 0.9, colour: [122, 96, 66], rails: [-0.2, 0.25] }),
  'iron railing': (pen, item, random) => paintPosts(pen, item, random, { gap: 9, size: 0.7, colour: IRON, rails: [0] }),
  palisade: (pen, item, random) => {
    for (const { x, y } of stepsAlong(item.line, item.h * 0.62)) {
      paintBall(
        pen,
        item,
        x + (random() - 0.5) * 2,
        y + (random() - 0.5) * 2,
        item.h * (0.38 + random() * 0.06),
        [118, 90, 60],
      );
      discPath(pen, x, y, item.h * 0.1);
      pen.fillStyle = 'rgba(210,180,130,0.55)';
      pen.fill();
    }
  },
  door: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 2, random, [128, 92, 56]);
    for (const x of [-w * 0.3, w * 0.24]) paintSlab(pen, item, { x, y: -h / 2 - 1, w: 5, h: h + 2, edge: 1 }, IRON);
    paintBall(pen, item, w * 0.4, 0, 2.6, [206, 168, 84]);
  },
  window: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 2 }, [120, 112, 100]);
    pen.fillStyle = 'rgba(140,180,196,0.85)';
    pen.fillRect(-w / 2 + 5, -h * 0.2, w - 10, h * 0.4);
    pen.fillStyle = '#2a2622';
    for (const x of [-w * 0.17, w * 0.17]) pen.fillRect(x - 1, -h * 0.2, 2, h * 0.4);
  },
  portcullis: (pen, item) => {
    const { w, h } = item;
    pen.fillStyle = 'rgba(8,8,8,0.7)';
    pen.fillRect(-w / 2, -h / 2, w, h);
    for (let x = -w / 2 + 5; x < w / 2; x += 11) paintBall(pen, item, x, 0, 4, IRON);
    paintSlab(pen, item, { x: -w / 2, y: -2, w, h: 4, edge: 1 }, IRON);
  },
  stairs: (pen, item) => steps(pen, item, [134, 128, 116]),
  'spiral stairs': (pen, item) => {
    const r = item.w / 2;
    for (let n = 0; n < 16; n += 1) {
      const from = (n / 16) * Math.PI * 2;
      pen.fillStyle = inkOf(litColour([134, 128, 116], 0.4 + n * 0.045));
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, r, from, from + 0.42);
      pen.closePath();
      pen.fill();
      pen.strokeStyle = 'rgba(0,0,0,0.45)';
      pen.stroke();
    }
    paintBall(pen, item, 0, 0, r * 0.17, [140, 134, 122]);
  },
  ladder: (pen, item, random) => {
    const { w, h } = item;
    for (let y = -h / 2 + 6; y < h / 2; y += 12) paintBoard(pen, item, { x: -w / 2, y, w, h: 4 }, random, OAK);
    for (const x of [-w / 2, w / 2 - 4]) paintBoard(pen, item, { x, y: -h / 2, w: 4, h }, random, OAK);
  },
  trapdoor: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 3 }, [84, 66, 44]);
    paintBoards(pen, item, { x: -w / 2 + 4, y: -h / 2 + 4, w: w - 8, h: h - 8 }, 4, random);
    pen.strokeStyle = '#26221e';
    pen.lineWidth = 2.4;
    discPath(pen, 0, h * 0.22, 5);
    pen.stroke();
  },
  cottage: roof([168, 140, 88], 7, 5),
  'tiled house': roof([148, 82, 62], 9, 10),
  'round tower': tower,
  chimney: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 6 }, [138, 92, 74]);
    for (let n = 0; n < 12; n += 1) {
      pen.fillStyle = `rgba(40,20,14,${0.12 + random() * 0.16})`;
      pen.fillRect(-w / 2 + random() * (w - 9), -h / 2 + random() * (h - 5), 9, 4);
    }
    pen.fillStyle = '#0c0a09';
    pen.fillRect(-w * 0.24, -h * 0.24, w * 0.48, h * 0.48);
  },
  'plank bridge': railed([132, 102, 68], [104, 78, 50]),
  'stone bridge': (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 2 }, [108, 103, 94]);
    for (let x = -w / 2 + 3; x < w / 2 - 8; x += 19)
      for (let y = -h / 2 + 12; y < h / 2 - 20; y += 14) {
        pen.fillStyle = inkOf(litColour([132, 126, 114], 0.84 + random() * 0.28));
        turnedBox(pen, x + 9, y + 6 + (random() - 0.5) * 2, 17, 12, 0, 3);
      }
    for (const y of [-h / 2 + 5, h / 2 - 5])
      for (let x = -w / 2 + 8; x < w / 2; x += 16) paintStone(pen, item, x, y, 8.5, random, [136, 130, 118]);
  },
  'mill wheel': (pen, item, random) => {
    const { w, h } = item;
    for (let x = -w / 2; x < w / 2; x += 14) paintBoard(pen, item, { x, y: -h / 2, w: 8, h }, random, [96, 72, 46]);
    for (const y of [-h * 0.42, h * 0.28])
      paintBoard(pen, item, { x: -w / 2 - 2, y, w: w + 4, h: 7 }, random, [120, 90, 56]);
    paintSlab(pen, item, { x: -6, y: -h * 0.7, w: 12, h: h * 1.4, edge: 2 }, [86, 62, 38]);
  },
  well: (pen, item, random) => {
    const r = item.w / 2;
    for (let n = 0; n < 12; n += 1)
      paintStone(
        pen,
        item,
        Math.cos(n * 0.5236) * r * 0.84,
        Math.sin(n * 0.5236) * r * 0.84,
        r * 0.26,
        random,
        [136, 130, 118],
      );
    pen.fillStyle = '#0b1114';
    discPath(pen, 0, 0, r * 0.62);
    pen.fill();
    paintBoard(pen, item, { x: -r * 1.1, y: -3, w: r * 2.2, h: 6 }, random);
    discPath(pen, 3, 4, 6);
    pen.fillStyle = '#6d4e2c';
    pen.fill();
  },
  signpost: (pen, item, random) => {
    paintBoard(pen, item, { x: -3, y: -3, w: 7, h: 34 }, random, [104, 78, 50]);
    for (const [turn, x, y] of [
      [-0.14, -36, -10],
      [0.2, 2, 2],
    ] as const) {
      pen.save();
      pen.rotate(turn);
      paintBoard(pen, item, { x, y, w: 34, h: 10 }, random, [146, 112, 72]);
      pen.restore();
    }
  },
  milestone: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, round: 5, edge: 4 }, [142, 138, 126]);
    pen.fillStyle = 'rgba(80,96,56,0.5)';
    blobPath(pen, -w * 0.3, h * 0.4, 5, random, 0.6);
    pen.fill();
  },
  gallows: (pen, item, random) => {
    const { w } = item;
    for (const x of [-w * 0.38, w * 0.38 - 13]) {
      paintStone(pen, item, x + 6, 32, 13, random);
      paintBoard(pen, item, { x, y: -36, w: 13, h: 66 }, random, [98, 72, 46]);
    }
    paintBoard(pen, item, { x: -w / 2, y: -20, w, h: 13 }, random, [112, 82, 52]);
    for (const x of [-w * 0.38 + 6, w * 0.38 - 6]) paintRivet(pen, x, -14, 2.2);
    ropes(pen, [-w * 0.12, w * 0.14], -8);
  },
  scaffold: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 6, random);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      paintBall(pen, item, (x * w) / 2, (y * h) / 2, 6, [104, 78, 50]);
  },
};

/** Painters of furniture. */
import type { furnitureKinds } from '../../space/scenery/kinds/furniture.ts';
import { inkOf, litColour, type Rgb } from '../pen/colour.ts';
import type { PaintedItem, Pen, SceneryPainter } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { blobPath, discPath, ovalPath, scatterPoints, tracePath } from '../pen/shapes.ts';
import { OAK, paintBall, paintBoard, paintBoards, paintSlab, paintStone } from '../pen/solids.ts';
import { paintFlames } from './flames.ts';
import { barrelAt, crateAt, sackAt } from './goods.ts';

const DARK_OAK: Rgb = [104, 74, 46];
const IRON: Rgb = [70, 70, 74];

/**
 * Paints plates, mugs, a candle and bread on a table. `w` and `h` are half the sides of the table's
 * top.
 */
function supper(pen: Pen, item: PaintedItem, [w, h]: readonly [number, number], many: number, random: Random): void {
  for (let n = 0; n < many; n += 1) {
    const [x, y] = [(random() - 0.5) * 2 * w, (random() - 0.5) * 2 * h];
    const what = random();
    if (what < 0.4) {
      paintBall(pen, item, x, y, 6.4, [176, 168, 150]);
      pen.fillStyle = inkOf([140, 96, 56], 0.9);
      blobPath(pen, x, y, 3.4, random, 0.6);
      pen.fill();
    } else if (what < 0.75) {
      paintBall(pen, item, x, y, 3.8, [120, 88, 52]);
      pen.fillStyle = '#2c1a0c';
      discPath(pen, x, y, 2.2);
      pen.fill();
    } else {
      pen.fillStyle = inkOf([174, 128, 74]);
      ovalPath(pen, x, y, 6, 3.6, random() * 3);
      pen.fill();
    }
  }
}

const rugIn =
  (hue: Rgb, thread: Rgb): SceneryPainter =>
  (pen, { w, h }, random) => {
    pen.fillStyle = inkOf(litColour(thread, 0.9));
    for (let y = -h / 2; y < h / 2; y += 3) {
      pen.fillRect(-w / 2 - 4, y, 4, 1);
      pen.fillRect(w / 2, y, 4, 1);
    }
    for (const [inset, k] of [
      [0, 0.62],
      [5, 1.15],
      [9, 0.78],
      [18, 0.98],
    ] as const) {
      pen.fillStyle = inkOf(litColour(hue, k));
      pen.fillRect(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset);
    }
    pen.strokeStyle = inkOf(thread, 0.6);
    pen.lineWidth = 1.8;
    pen.strokeRect(-w / 2 + 13, -h / 2 + 13, w - 26, h - 26);
    for (const k of [0.3, 0.2, 0.1]) {
      tracePath(
        pen,
        [
          [-w * k, 0],
          [0, -h * k],
          [w * k, 0],
          [0, h * k],
        ],
        true,
      );
      pen.stroke();
    }
    for (let n = 0; n < (w * h) / 26; n += 1) {
      pen.fillStyle = random() > 0.5 ? 'rgba(255,236,200,0.06)' : 'rgba(0,0,0,0.09)';
      pen.fillRect((random() - 0.5) * w, (random() - 0.5) * h, 3, 1.2);
    }
  };

const bedFor: SceneryPainter = (pen, item, random) => {
  const { w, h } = item;
  const hue = (
    [
      [124, 62, 54],
      [72, 88, 112],
      [104, 104, 68],
      [120, 96, 70],
    ] as const
  )[(random() * 4) | 0]!;
  paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4 }, DARK_OAK);
  paintSlab(pen, item, { x: -w / 2 + 6, y: -h / 2 + 5, w: w - 12, h: h - 10, edge: 3, round: 5 }, [186, 176, 154]);
  paintSlab(pen, item, { x: -w / 2 + 10, y: -h * 0.34, w: 20, h: h * 0.68, edge: 4, round: 6 }, [208, 200, 182]);
  paintSlab(pen, item, { x: -w * 0.16, y: -h / 2 + 5, w: w * 0.66 - 6, h: h - 10, edge: 4, round: 5 }, hue);
  for (let n = 0; n < 6; n += 1) {
    pen.strokeStyle = 'rgba(0,0,0,0.16)';
    pen.lineWidth = 2;
    pen.beginPath();
    const x = -w * 0.1 + random() * w * 0.5;
    pen.moveTo(x, -h / 2 + 8);
    pen.quadraticCurveTo(x + 8 * (random() - 0.5), 0, x + 12 * (random() - 0.5), h / 2 - 8);
    pen.stroke();
  }
  pen.fillStyle = inkOf(litColour(hue, 1.25));
  pen.fillRect(-w * 0.16, -h / 2 + 7, 7, h - 14);
};

const books: SceneryPainter = (pen, item, random) => {
  const { w, h } = item;
  paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 4 }, DARK_OAK);
  pen.fillStyle = '#1d140c';
  pen.fillRect(-w / 2 + 5, -h * 0.26, w - 10, h * 0.62);
  for (let x = -w / 2 + 6; x < w / 2 - 9; ) {
    const wide = 3 + random() * 4;
    const hue = (
      [
        [120, 54, 44],
        [60, 78, 98],
        [92, 98, 58],
        [146, 118, 74],
        [84, 62, 86],
      ] as const
    )[(random() * 5) | 0]!;
    paintSlab(pen, item, { x, y: -h * 0.24, w: wide, h: h * (0.36 + random() * 0.2), edge: 1, round: 1 }, hue);
    x += wide + 0.8;
  }
};

export const furniturePainters: Record<keyof typeof furnitureKinds, SceneryPainter> = {
  table: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, Math.max(3, Math.round(h / 15)), random, [140, 102, 64]);
    supper(pen, item, [w * 0.4, h * 0.32], Math.round(w / 22), random);
  },
  'round table': (pen, item, random) => {
    paintBall(pen, item, 0, 0, item.w / 2, [134, 98, 62]);
    pen.save();
    discPath(pen, item.light[0], item.light[1], item.w / 2 - 3);
    pen.clip();
    paintBoards(pen, item, { x: -item.w / 2, y: -item.w / 2, w: item.w, h: item.w }, 6, random, [144, 106, 68]);
    pen.restore();
    supper(pen, item, [item.w * 0.26, item.w * 0.26], 4, random);
  },
  bench: (pen, item, random) =>
    paintBoards(pen, item, { x: -item.w / 2, y: -item.h / 2, w: item.w, h: item.h }, 2, random),
  chair: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w * 0.42, y: -h * 0.42, w: w * 0.84, h: h * 0.84 }, 3, random, [126, 92, 58]);
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h: 6, edge: 2 }, DARK_OAK);
  },
  stool: (pen, item) => {
    paintBall(pen, item, 0, 0, item.w / 2, [112, 80, 50]);
    pen.strokeStyle = 'rgba(40,24,10,0.5)';
    discPath(pen, 0, 0, item.w * 0.3);
    pen.stroke();
  },
  bed: bedFor,
  wardrobe: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5 }, DARK_OAK);
    paintSlab(pen, item, { x: -w / 2 + 6, y: -h / 2 + 6, w: w - 12, h: h - 12, edge: 2 }, [122, 88, 54]);
    pen.fillStyle = 'rgba(20,12,6,0.6)';
    pen.fillRect(-1, -h / 2 + 6, 2, h - 12);
  },
  bookshelf: books,
  desk: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 4, random, [124, 86, 52]);
    for (let n = 0; n < 4; n += 1) {
      pen.save();
      pen.translate((random() - 0.5) * w * 0.6, (random() - 0.5) * h * 0.5);
      pen.rotate(random() - 0.5);
      paintSlab(pen, item, { x: -9, y: -6, w: 18, h: 12, edge: 0.6, round: 0.5 }, [196, 184, 152]);
      pen.restore();
    }
    paintBall(pen, item, w * 0.38, -h * 0.26, 3.4, [40, 44, 58]);
  },
  counter: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 3, random, [118, 82, 50]);
    paintSlab(pen, item, { x: -w / 2, y: h / 2 - 7, w, h: 7, edge: 2 }, DARK_OAK);
    supper(pen, item, [w * 0.44, h * 0.2], Math.round(w / 24), random);
  },
  chest: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 3, random, [122, 84, 48]);
    for (const x of [-w * 0.36, w * 0.26]) paintSlab(pen, item, { x, y: -h / 2 - 1, w: 6, h: h + 2, edge: 1.5 }, IRON);
    paintSlab(pen, item, { x: -5, y: h / 2 - 9, w: 10, h: 9, edge: 2 }, [182, 146, 74]);
  },
  throne: (pen, item) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5, round: 4 }, [128, 122, 110]);
    paintSlab(pen, item, { x: -w * 0.3, y: -h * 0.2, w: w * 0.6, h: h * 0.6, edge: 3, round: 5 }, [128, 46, 44]);
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h: h * 0.24, edge: 3 }, [164, 134, 72]);
    for (const x of [-w * 0.42, w * 0.42]) paintBall(pen, item, x, -h * 0.38, 4.4, [206, 172, 92]);
  },
  hearth: (pen, item, random) => {
    const { w, h } = item;
    paintSlab(pen, item, { x: -w / 2, y: -h / 2, w, h, edge: 5 }, [118, 112, 102]);
    pen.fillStyle = '#14100d';
    pen.fillRect(-w * 0.34, -h * 0.22, w * 0.68, h * 0.72);
    for (const x of [-w * 0.42, w * 0.42]) paintStone(pen, item, x, h * 0.3, 9, random);
    paintBoard(pen, item, { x: -w * 0.26, y: h * 0.04, w: w * 0.52, h: 6 }, random, [70, 46, 26]);
    paintFlames(pen, 0, h * 0.1, h * 0.3, random);
    paintFlames(pen, w * 0.14, h * 0.14, h * 0.2, random);
  },
  stove: (pen, item, random) => {
    paintSlab(pen, item, { x: -item.w / 2, y: -item.h / 2, w: item.w, h: item.h, edge: 5, round: 5 }, [82, 80, 80]);
    discPath(pen, 0, 0, item.w * 0.24);
    pen.fillStyle = '#100c0a';
    pen.fill();
    paintFlames(pen, 0, 2, item.w * 0.12, random);
  },
  rug: (pen, item, random) =>
    rugIn(
      (
        [
          [124, 46, 44],
          [58, 76, 104],
          [88, 94, 58],
          [118, 84, 46],
        ] as const
      )[(random() * 4) | 0]!,
      [208, 180, 116],
    )(pen, item, random),
  'round rug': (pen, { w }, random) => {
    for (const [k, tone] of [
      [1, 0.6],
      [0.92, 1.1],
      [0.8, 0.78],
      [0.62, 1],
      [0.3, 0.7],
    ] as const) {
      pen.fillStyle = inkOf(litColour([118, 52, 48], tone));
      discPath(pen, 0, 0, (w / 2) * k);
      pen.fill();
    }
    scatterPoints(w, w / 2, random, (x, y) => {
      pen.fillStyle = 'rgba(0,0,0,0.1)';
      pen.fillRect(x, y, 3, 1.2);
    });
  },
  barrel: (pen, item) => barrelAt(pen, item, 0, 0, item.w / 2),
  keg: (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 5, random, [128, 90, 52]);
    for (const x of [-w * 0.36, -w * 0.08, w * 0.26])
      paintSlab(pen, item, { x, y: -h / 2 - 1, w: 4, h: h + 2, edge: 1 }, IRON);
    paintBall(pen, item, w / 2, 0, 4, [150, 120, 70]);
  },
  crate: (pen, item, random) => crateAt(pen, item, 0, 0, item.w, random),
  sacks: (pen, item, random) => {
    for (const [x, y, k] of [
      [-0.26, 0.12, 0.28],
      [0.26, 0.16, 0.26],
      [0.02, -0.2, 0.29],
      [0.04, 0.3, 0.24],
    ] as const)
      sackAt(pen, item, x * item.w, y * item.w, k * item.w, random);
  },
  'weapon rack': (pen, item, random) => {
    const { w, h } = item;
    paintBoards(pen, item, { x: -w / 2, y: -h / 2, w, h }, 2, random, DARK_OAK);
    for (let x = -w * 0.4; x < w * 0.45; x += 14) {
      paintSlab(pen, item, { x, y: -h * 0.5, w: 3, h: h * 1.2, edge: 1 }, [166, 168, 172]);
      paintSlab(pen, item, { x: x - 4, y: -h * 0.32, w: 11, h: 3, edge: 1 }, [150, 120, 66]);
    }
  },
  loom: (pen, item, random) => {
    const { w, h } = item;
    pen.fillStyle = inkOf([178, 160, 126]);
    pen.fillRect(-w * 0.42, -h * 0.4, w * 0.84, h * 0.8);
    for (let x = -w * 0.4; x < w * 0.4; x += 3) {
      pen.fillStyle = 'rgba(80,50,30,0.3)';
      pen.fillRect(x, -h * 0.4, 1, h * 0.8);
    }
    for (const y of [-h / 2, h / 2 - 7]) paintBoard(pen, item, { x: -w / 2, y, w, h: 7 }, random, OAK);
    for (const x of [-w / 2, w / 2 - 7]) paintBoard(pen, item, { x, y: -h / 2, w: 7, h }, random, OAK);
  },
};

/**
 * Paints built floors: boards, flagstones, tiles and furrows, cut to their shape with sharp edges.
 */
import type { Spot } from '../../space/scenery/scenery.ts';
import type { PaintedLayer } from '../mapPainting.ts';
import { inkOf, litColour, mixColour, type Rgb } from '../pen/colour.ts';
import { hillNoise } from '../pen/noise.ts';
import { type Pen, SQUARE, TO_LIGHT } from '../pen/pen.ts';
import { chanceAt, type Random, randomFrom } from '../pen/random.ts';
import { tracePath } from '../pen/shapes.ts';
import { paintBoard } from '../pen/solids.ts';
import type { Box } from './distances.ts';
import type { FloorPattern, MaterialLook } from './materialLooks.ts';

interface Floor {
  readonly pen: Pen;
  readonly box: Box;
  readonly look: MaterialLook;
  readonly random: Random;
  /** The floor's colour at a point. `own` is the tone of the piece that lies there. */
  tone(x: number, y: number, own: number): Rgb;
}

const UNLIT = { light: TO_LIGHT };

/** Paints one laid piece with a lit and a dark edge, and now and then a crack. */
function piece({ pen, random, tone }: Floor, x: number, y: number, w: number, h: number, round: number): void {
  const colour = tone(x, y, random());
  pen.fillStyle = inkOf(colour);
  pen.beginPath();
  pen.roundRect(x + 0.9, y + 0.9, w - 1.8, h - 1.8, round);
  pen.fill();
  pen.lineWidth = 1.1;
  pen.strokeStyle = inkOf(litColour(colour, 1.22), 0.55);
  tracePath(pen, [
    [x + 2.4, y + h - 3.5],
    [x + 2.4, y + 2.4],
    [x + w - 3.5, y + 2.4],
  ]);
  pen.stroke();
  pen.strokeStyle = 'rgba(10,10,10,0.34)';
  tracePath(pen, [
    [x + w - 2, y + 3.5],
    [x + w - 2, y + h - 2],
    [x + 3.5, y + h - 2],
  ]);
  pen.stroke();
  if (w > 24 && random() < 0.12) {
    pen.strokeStyle = 'rgba(20,18,16,0.42)';
    pen.lineWidth = 0.9;
    let [px, py] = [x + w * random(), y + 2];
    const points: Spot[] = [[px, py]];
    for (let n = 0; n < 4; n += 1) {
      px += (random() - 0.5) * 12;
      py += (h - 4) / 4;
      points.push([Math.max(x + 2, Math.min(x + w - 2, px)), py]);
    }
    tracePath(pen, points);
    pen.stroke();
  }
  for (let n = 0; n < (w * h) / 420; n += 1) {
    pen.fillStyle = random() > 0.5 ? 'rgba(255,246,226,0.06)' : 'rgba(0,0,0,0.09)';
    pen.fillRect(x + 2 + random() * (w - 6), y + 2 + random() * (h - 5), 1 + random() * 3, 1 + random() * 2);
  }
}

/** Yields the top left corner of each cell of a grid that touches the box. */
function* cells({ box }: Floor, w: number, h: number): Generator<readonly [number, number]> {
  for (let y = Math.floor(box.y / h) * h; y < box.y + box.h; y += h)
    for (let x = (Math.floor(box.x / w) - 1) * w; x < box.x + box.w; x += w) yield [x, y];
}

const S = SQUARE;
const patterns: Record<FloorPattern, (floor: Floor) => Generator<void>> = {
  *flagstones(floor) {
    for (const [x, y] of cells(floor, S, S)) {
      const k = chanceAt(x, y, 2);
      if (k < 0.3) piece(floor, x, y, S, S, 4);
      else if (k < 0.55) for (const dx of [0, S / 2]) piece(floor, x + dx, y, S / 2, S, 4);
      else if (k < 0.85) {
        piece(floor, x, y, S, S / 2, 4);
        for (const dx of [0, S / 2]) piece(floor, x + dx, y + S / 2, S / 2, S / 2, 4);
      } else {
        piece(floor, x, y, S, S * 0.4, 4);
        piece(floor, x, y + S * 0.4, S, S * 0.6, 4);
      }
      if (chanceAt(x, y, 3) < 0.06) yield;
    }
  },
  *slate(floor) {
    for (const [x, y] of cells(floor, S / 2, S / 3)) {
      piece(floor, x + (Math.round(y / (S / 3)) % 2 ? S / 4 : 0), y, S / 2, S / 3, 2);
      if (chanceAt(x, y, 3) < 0.02) yield;
    }
  },
  *tiles(floor) {
    for (const [x, y] of cells(floor, S / 2, S / 2)) {
      const odd = (Math.round(x / (S / 2)) + Math.round(y / (S / 2))) % 2 === 0;
      const { look } = floor;
      const tone = (own: number): Rgb => litColour(odd ? look.from : look.to, 0.94 + own * 0.12);
      piece({ ...floor, tone: (_x, _y, own) => tone(own) }, x, y, S / 2, S / 2, 1.5);
      if (chanceAt(x, y, 3) < 0.02) yield;
    }
  },
  *marble(floor) {
    const { pen, random } = floor;
    for (const [x, y] of cells(floor, S, S)) {
      piece(floor, x, y, S, S, 1);
      pen.strokeStyle = 'rgba(96,92,96,0.2)';
      pen.lineWidth = 1;
      for (let n = 0; n < 2; n += 1) {
        pen.beginPath();
        pen.moveTo(x + random() * S, y + 2);
        pen.bezierCurveTo(x + random() * S, y + S * 0.3, x + random() * S, y + S * 0.7, x + random() * S, y + S - 2);
        pen.stroke();
      }
      if (chanceAt(x, y, 3) < 0.06) yield;
    }
  },
  *bricks(floor) {
    for (const [x, y] of cells(floor, S / 3, S / 6)) {
      piece(floor, x + (Math.round(y / (S / 6)) % 2 ? S / 6 : 0), y, S / 3, S / 6, 1.5);
      if (chanceAt(x, y, 3) < 0.01) yield;
    }
  },
  *cobbles(floor) {
    const { random } = floor;
    for (const [x, y] of cells(floor, S / 4.6, S / 5)) {
      const shift = Math.round(y / (S / 5)) % 2 ? S / 9 : 0;
      piece(floor, x + shift + random() * 1.4, y + random() * 1.4, S / 4.6, S / 5, 5);
      if (chanceAt(x, y, 3) < 0.01) yield;
    }
  },
  *planks(floor) {
    const { pen, box, random, look } = floor;
    for (let y = Math.floor(box.y / 15) * 15; y < box.y + box.h; y += 15) {
      let x = Math.floor(box.x / S) * S - random() * 120;
      while (x < box.x + box.w) {
        const w = 110 + random() * 130;
        paintBoard(pen, UNLIT, { x, y, w, h: 15 }, random, mixColour(look.from, look.to, random()));
        x += w;
      }
      yield;
    }
  },
  *carpet(floor) {
    const { pen, box, random, look } = floor;
    pen.fillStyle = inkOf(look.to);
    pen.fillRect(box.x, box.y, box.w, box.h);
    for (let n = 0; n < (box.w * box.h) / 40; n += 1) {
      pen.fillStyle = random() > 0.5 ? 'rgba(255,230,190,0.05)' : 'rgba(0,0,0,0.1)';
      pen.fillRect(box.x + random() * box.w, box.y + random() * box.h, 3, 1.2);
    }
    yield;
  },
  *furrows(floor) {
    const { pen, box, tone, random } = floor;
    for (let y = Math.floor(box.y / 16) * 16; y < box.y + box.h; y += 16)
      for (let x = box.x; x < box.x + box.w; x += 26) {
        pen.fillStyle = inkOf(tone(x, y, random()));
        pen.fillRect(x, y, 27, 17);
        pen.fillStyle = 'rgba(24,16,8,0.26)';
        pen.fillRect(x, y + 10 + random(), 27, 5);
        pen.fillStyle = 'rgba(230,200,150,0.1)';
        pen.fillRect(x, y + 2 + random(), 27, 3);
      }
    yield;
  },
};

/** The outline of a band of this width along a path. */
function outlineOfBand(path: readonly Spot[], width: number): Spot[] {
  const [left, right]: [Spot[], Spot[]] = [[], []];
  path.forEach(([x, y], n) => {
    const [ax, ay] = path[Math.max(0, n - 1)]!;
    const [bx, by] = path[Math.min(path.length - 1, n + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const off = [((by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)] as const;
    left.push([x + off[0], y - off[1]]);
    right.unshift([x - off[0], y + off[1]]);
  });
  return [...left, ...right];
}

/** Paints a built floor within its shape. The pen is in canvas pixels. */
export function* paintFloor(
  pen: Pen,
  layer: PaintedLayer,
  look: MaterialLook,
  { scale, map, seed }: { scale: number; map: Box; seed: number },
): Generator<void> {
  const outline = layer.shape ?? (layer.path ? outlineOfBand(layer.path, layer.width) : undefined);
  const xs = outline?.map(([x]) => x) ?? [map.x, map.x + map.w];
  const ys = outline?.map(([, y]) => y) ?? [map.y, map.y + map.h];
  const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), 1e9);
  const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), -1e9);
  const [x, y] = [Math.max(0, least(xs)), Math.max(0, least(ys))];
  const box: Box = { x, y, w: Math.min(map.w, most(xs)) - x, h: Math.min(map.h, most(ys)) - y };
  if (box.w <= 0 || box.h <= 0) return;
  const [broad, damp] = [hillNoise(seed), hillNoise(seed + 7)];
  const tone = (px: number, py: number, own: number): Rgb => {
    const base = litColour(mixColour(look.from, look.to, own * 0.6 + broad(px / 130, py / 130) * 0.4), 1);
    return mixColour(base, [78, 88, 60], Math.max(0, damp(px / 170, py / 170) - 0.6) * 0.8);
  };
  pen.save();
  pen.scale(scale, scale);
  pen.globalAlpha = layer.strength;
  if (outline) {
    tracePath(pen, outline, true);
    pen.clip();
  }
  // Small pieces have many seams, and dark seams would dominate them. So their seams are lighter.
  pen.fillStyle = inkOf(litColour(look.from, look.pattern === 'cobbles' || look.pattern === 'bricks' ? 0.74 : 0.5));
  pen.fillRect(box.x, box.y, box.w, box.h);
  yield* patterns[look.pattern ?? 'flagstones']({ pen, box, look, random: randomFrom(seed), tone });
  pen.restore();
  if (!outline || look.pattern === 'furrows') return;
  pen.save();
  pen.scale(scale, scale);
  pen.strokeStyle = 'rgba(10,8,6,0.4)';
  pen.lineWidth = 2;
  tracePath(pen, outline, true);
  pen.stroke();
  pen.restore();
}

/** Solid bodies in the one light: balls, slabs, stones, boards. */
import { inkOf, litColour, mixColour, type Rgb } from './colour.ts';
import type { PaintedItem, Pen } from './pen.ts';
import type { Random } from './random.ts';
import { blobPath, discPath, tracePath } from './shapes.ts';

type Lit = Pick<PaintedItem, 'light'>;

/** Paints a ball, or the top of a post, lighter towards the light. */
export function paintBall(pen: Pen, { light }: Lit, x: number, y: number, r: number, colour: Rgb): void {
  const shine = pen.createRadialGradient(x + light[0] * r * 0.45, y + light[1] * r * 0.45, r * 0.08, x, y, r);
  shine.addColorStop(0, inkOf(litColour(colour, 1.4)));
  shine.addColorStop(0.55, inkOf(colour));
  shine.addColorStop(1, inkOf(litColour(colour, 0.45)));
  pen.fillStyle = shine;
  discPath(pen, x, y, r);
  pen.fill();
}

/** Paints a flat body with a lit and a dark edge. `x`, `y` is its top left corner. */
export function paintSlab(
  pen: Pen,
  { light }: Lit,
  box: { x: number; y: number; w: number; h: number; round?: number; edge?: number },
  colour: Rgb,
): void {
  const { x, y, w, h, round = 2, edge = 3 } = box;
  pen.fillStyle = inkOf(litColour(colour, 0.4));
  pen.beginPath();
  pen.roundRect(x, y, w, h, round);
  pen.fill();
  const sides = [
    [0, -1, x + edge / 2, y, w - edge, edge],
    [0, 1, x + edge / 2, y + h - edge, w - edge, edge],
    [-1, 0, x, y + edge / 2, edge, h - edge],
    [1, 0, x + w - edge, y + edge / 2, edge, h - edge],
  ] as const;
  for (const [nx, ny, left, top, wide, high] of sides) {
    const facing = nx * light[0] + ny * light[1];
    pen.fillStyle = inkOf(litColour(colour, 0.86 + 0.42 * facing));
    pen.fillRect(left, top, Math.max(0, wide), Math.max(0, high));
  }
  pen.fillStyle = inkOf(colour);
  pen.fillRect(x + edge, y + edge, Math.max(0, w - 2 * edge), Math.max(0, h - 2 * edge));
}

/** Paints a stone with faces, a dark rim and specks. */
export function paintStone(
  pen: Pen,
  { light }: Lit,
  x: number,
  y: number,
  r: number,
  random: Random,
  colour: Rgb = [122, 119, 111],
): void {
  const corners = r > 9 ? 9 : 6;
  const points = Array.from({ length: corners }, (_, n): [number, number] => {
    const angle = (n / corners) * Math.PI * 2 + random() * 0.5;
    const k = r * (0.78 + random() * 0.34);
    return [x + Math.cos(angle) * k, y + Math.sin(angle) * k * 0.9];
  });
  pen.fillStyle = 'rgba(8,9,8,0.35)';
  tracePath(
    pen,
    points.map(([px, py]) => [px - light[0] * r * 0.16, py - light[1] * r * 0.16]),
    true,
  );
  pen.fill();
  const [cx, cy] = [x + light[0] * r * 0.22, y + light[1] * r * 0.22];
  points.forEach(([ax, ay], n) => {
    const [bx, by] = points[(n + 1) % corners]!;
    const [mx, my] = [(ax + bx) / 2 - x, (ay + by) / 2 - y];
    const facing = (mx * light[0] + my * light[1]) / (r || 1);
    pen.fillStyle = inkOf(litColour(colour, 0.94 + facing * 0.5 + (random() - 0.5) * 0.1));
    pen.beginPath();
    pen.moveTo(cx, cy);
    pen.lineTo(ax, ay);
    pen.lineTo(bx, by);
    pen.closePath();
    pen.fill();
  });
  pen.strokeStyle = 'rgba(16,16,14,0.5)';
  pen.lineWidth = Math.min(1.3, r * 0.12);
  tracePath(pen, points, true);
  pen.stroke();
  if (r < 7) return;
  for (let n = 0; n < r; n += 1) {
    pen.fillStyle = random() > 0.55 ? 'rgba(96,108,62,0.2)' : 'rgba(36,36,32,0.16)';
    blobPath(pen, x + (random() - 0.5) * r * 1.2, y + (random() - 0.5) * r, 0.8 + random() * 2.2, random, 0.5, 6);
    pen.fill();
  }
}

export const OAK: Rgb = [132, 98, 62];

/** Paints a board with its grain, which runs along the longer side. */
export function paintBoard(
  pen: Pen,
  { light }: Lit,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  random: Random,
  colour: Rgb = OAK,
): void {
  const tone = mixColour(litColour(colour, 0.9 + random() * 0.2), [120, 112, 98], random() * 0.14);
  pen.fillStyle = inkOf(tone);
  pen.fillRect(x, y, w, h);
  const long = w > h;
  pen.lineWidth = 0.9;
  for (let n = 0; n < 3; n += 1) {
    pen.strokeStyle = `rgba(46,28,12,${0.12 + random() * 0.2})`;
    pen.beginPath();
    const at = random();
    if (long) {
      pen.moveTo(x, y + h * at);
      pen.bezierCurveTo(x + w * 0.3, y + h * at + 1.5, x + w * 0.6, y + h * at - 1.5, x + w, y + h * at);
    } else {
      pen.moveTo(x + w * at, y);
      pen.bezierCurveTo(x + w * at + 1.5, y + h * 0.3, x + w * at - 1.5, y + h * 0.6, x + w * at, y + h);
    }
    pen.stroke();
  }
  const [towards, away] = ['rgba(255,232,190,0.3)', 'rgba(22,12,4,0.62)'];
  pen.fillStyle = light[1] < 0 ? towards : away;
  pen.fillRect(x, y, w, 1);
  pen.fillStyle = light[1] < 0 ? away : towards;
  pen.fillRect(x, y + h - 1.1, w, 1.1);
  pen.fillStyle = light[0] < 0 ? towards : away;
  pen.fillRect(x, y, 1, h);
  pen.fillStyle = light[0] < 0 ? away : towards;
  pen.fillRect(x + w - 1.1, y, 1.1, h);
}

/** Paints boards side by side over a box. `lie` says along which side of the box they run. */
export function paintBoards(
  pen: Pen,
  item: Lit,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  many: number,
  random: Random,
  colour: Rgb = OAK,
  lie: 'along' | 'across' = 'along',
): void {
  for (let n = 0; n < many; n += 1)
    if (lie === 'along') paintBoard(pen, item, { x, y: y + (n * h) / many, w, h: h / many }, random, colour);
    else paintBoard(pen, item, { x: x + (n * w) / many, y, w: w / many, h }, random, colour);
}

/** Paints a nail or rivet. */
export function paintRivet(pen: Pen, x: number, y: number, r = 1.4): void {
  pen.fillStyle = '#1b1a19';
  discPath(pen, x + 0.4, y + 0.5, r);
  pen.fill();
  pen.fillStyle = '#8b8780';
  discPath(pen, x, y, r * 0.7);
  pen.fill();
}

/** Paints a spoked wheel that lies flat, or is seen at an angle (`flat` below 1). */
export function paintWheel(pen: Pen, x: number, y: number, r: number, turn = 0, flat = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, flat);
  pen.rotate(turn);
  pen.lineWidth = r * 0.22;
  pen.strokeStyle = '#24170b';
  discPath(pen, 0, 0, r);
  pen.stroke();
  pen.lineWidth = r * 0.13;
  pen.strokeStyle = '#8d6439';
  discPath(pen, -r * 0.03, -r * 0.03, r);
  pen.stroke();
  for (let n = 0; n < 8; n += 1) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(n * 0.785) * r, Math.sin(n * 0.785) * r);
    pen.stroke();
  }
  pen.fillStyle = '#4a3018';
  discPath(pen, 0, 0, r * 0.22);
  pen.fill();
  pen.restore();
}

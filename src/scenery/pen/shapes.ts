/** Shapes that painters fill and stroke. */
import type { PathStep, Pen } from './pen.ts';
import type { Random } from './random.ts';

type Points = readonly (readonly [number, number])[];

/** Traces a path through points. */
export function tracePath(pen: Pen, points: Points, closed = false): void {
  pen.beginPath();
  points.forEach(([x, y], n) => {
    if (n === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  if (closed) pen.closePath();
}

export function discPath(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0.1, radius), 0, 7);
}

export function ovalPath(pen: Pen, x: number, y: number, across: number, down: number, angle = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, Math.max(0.1, across), Math.max(0.1, down), angle, 0, 7);
}

/**
 * Traces a round shape with an edge that wanders. `rough` is how far it wanders, as a share of the
 * radius.
 */
export function blobPath(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  random: Random,
  rough = 0.2,
  corners = 12,
): void {
  const own = Array.from({ length: corners }, () => 1 - rough / 2 + rough * random());
  const at = (n: number): readonly [number, number] => {
    const k = radius * own[n % corners]!;
    const angle = (n / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * k, y + Math.sin(angle) * k];
  };
  pen.beginPath();
  for (let n = 0; n < corners; n += 1) {
    const [a, b] = [at(n), at(n + 1)];
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
    if (n === 0) {
      const before = at(corners - 1);
      pen.moveTo((before[0] + a[0]) / 2, (before[1] + a[1]) / 2);
    }
    pen.quadraticCurveTo(a[0], a[1], middle[0], middle[1]);
  }
  pen.closePath();
}

/** Traces a turned box around its middle, with round corners. */
export function turnedBox(pen: Pen, x: number, y: number, w: number, h: number, angle: number, round = 2): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, round);
  pen.fill();
  pen.restore();
}

/** Divides a line into steps of one length. */
export function stepsAlong(line: Points, gap: number): PathStep[] {
  const steps: PathStep[] = [];
  let left = 0;
  for (let n = 1; n < line.length; n += 1) {
    const [[ax, ay], [bx, by]] = [line[n - 1]!, line[n]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    let t = left;
    for (; t < length; t += gap) steps.push({ x: ax + ux * t, y: ay + uy * t, ux, uy });
    left = t - length;
  }
  return steps;
}

/** A corner of a line: its place, the direction of the line before it, and its turn in radians. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly turn: number;
}

/** The corners of a line. A line that ends where it began has a corner there too. */
export function cornersOf(line: Points): Corner[] {
  const [first, second, last] = [line[0], line[1], line.at(-1)];
  const closed = line.length > 3 && first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1;
  const points = closed && second ? [...line, second] : line;
  return points.slice(1, -1).map(([x, y], n): Corner => {
    const [[ax, ay], [bx, by]] = [points[n]!, points[n + 2]!];
    const angle = Math.atan2(y - ay, x - ax);
    const after = Math.atan2(by - y, bx - x);
    const turn = Math.abs(after - angle);
    return { x, y, angle, turn: Math.min(turn, Math.PI * 2 - turn) };
  });
}

/** Calls back for points that are evenly scattered over a disc. */
export function scatterPoints(
  many: number,
  radius: number,
  random: Random,
  draw: (x: number, y: number, share: number) => void,
): void {
  for (let n = 0; n < many; n += 1) {
    const angle = random() * Math.PI * 2;
    const share = Math.sqrt(random());
    draw(Math.cos(angle) * share * radius, Math.sin(angle) * share * radius, share);
  }
}

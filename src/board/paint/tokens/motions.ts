/** Short movements that tell what happened: a blow, a miss, a fall, a rout. Under half a second; the next event ends them; none where little motion is wanted. */
import type { Point } from '../../../space/scene.ts';
import type { Spot } from '../../layout/spot.ts';
import type { Strike } from '../../layout/strikes.ts';
import { type Layer, makeShape, type Shape } from '../../stage.ts';
import { stillness } from './stillness.ts';

/** How long each takes, in milliseconds. */
const LENGTH = { hit: 340, miss: 380, fall: 420, rout: 420, glide: 200 } as const;

interface Moving {
  ms: number;
  /** Shows it at this share of its time, from 0 to 1. */
  at(share: number): void;
  /** Leaves everything as it is without it. */
  end(): void;
}

interface Streak {
  from: Point;
  to: Point;
  kind: Strike['kind'];
  share: number;
}

/** A figure that can be moved. */
interface Figure {
  node: Shape;
  spot: Spot;
}

export interface Motions {
  /** Draws the lines of blows: below the figures. */
  streaks: Shape;
  /** Ends what moves and shows these blows. `figure` finds those that are on the map. */
  strike(strikes: readonly Strike[], figure: (id: string) => Figure | undefined): void;
  /** Somebody falls, or is out of the fight but still on the map. */
  fall(figure: Figure, kind: 'fall' | 'rout'): void;
  /** Somebody leaves the map; its node goes at the end. */
  leave(figure: Figure): void;
  /** A figure goes to where it stands now. Blows and falls do not end that. */
  glide(figure: Figure, to: Point): void;
  /** It stays where it is. */
  settle(figure: Figure): void;
  /** Ends all at once. */
  finish(): void;
}

/** Out and back. */
const swing = (share: number): number => Math.sin(Math.PI * Math.min(1, share)) * (1 - share * 0.4);
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

export function makeMotions(layer: Layer): Motions {
  let moving: { motion: Moving; since: number }[] = [];
  let streaks: Streak[] = [];
  const glides = new Map<Shape, { from: Point; to: Point; since: number }>();
  let frame = 0;
  const shape = makeShape((pen) => {
    for (const streak of streaks) drawStreak(pen, streak);
  });
  const step = (now: number) => {
    for (const { motion, since } of moving) {
      const share = Math.max(0, now - since) / motion.ms;
      if (share < 1) motion.at(share);
      else motion.end();
    }
    moving = moving.filter(({ motion, since }) => now - since < motion.ms);
    for (const [node, { from, to, since }] of glides) {
      const left = (1 - Math.min(1, Math.max(0, now - since) / LENGTH.glide)) ** 2;
      node.x = to.x + (from.x - to.x) * left;
      node.y = to.y + (from.y - to.y) * left;
      if (left === 0) glides.delete(node);
    }
    if (moving.length === 0) streaks = [];
    frame = moving.length > 0 || glides.size > 0 ? requestAnimationFrame(step) : 0;
    layer.draw();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  const finish = () => {
    for (const { motion } of moving) motion.end();
    moving = [];
    streaks = [];
    if (glides.size === 0) stop();
  };
  /** What moves is stepped on from now on. Gives the time by the frames' clock. */
  const begin = (): number => {
    if (frame === 0) frame = requestAnimationFrame(step);
    return performance.now();
  };
  const start = (motion: Moving) => {
    if (stillness()) {
      motion.end();
      return;
    }
    const since = begin();
    motion.at(0);
    moving.push({ motion, since });
  };
  /** Moves a figure aside and back: it is drawn so far from where it stands. */
  const aside = ({ node }: Figure, way: Point, far: number, ms: number): Moving => ({
    ms,
    at: (share) => {
      node.offset = { x: -way.x * far * swing(share), y: -way.y * far * swing(share) };
    },
    end: () => {
      node.offset = { x: 0, y: 0 };
    },
  });

  return {
    streaks: shape,
    strike(strikes, figure) {
      if (strikes.length > 0) finish();
      for (const { from, to, kind } of strikes) {
        const target = figure(to);
        const striker = from === undefined ? undefined : figure(from);
        if (!target) continue;
        const way = striker ? direction(striker.spot, target.spot) : { x: 0, y: 1 };
        // Struck back along the blow; out of its way to the side.
        const dodge = kind === 'hit' ? way : { x: -way.y, y: way.x };
        start(aside(target, dodge, target.spot.radius * (kind === 'hit' ? 0.34 : 0.6), LENGTH[kind]));
        if (!striker) continue;
        const streak: Streak = { from: striker.spot, to: target.spot, kind, share: 0 };
        if (!stillness()) streaks.push(streak);
        start({ ms: LENGTH[kind], at: (share) => (streak.share = share), end: () => (streak.share = 1) });
      }
    },
    fall({ node }, kind) {
      start({
        ms: LENGTH[kind],
        at(share) {
          const left = 1 - easeOut(share);
          node.rotation = kind === 'fall' ? -70 * left : 0;
          node.scale = 1 + 0.16 * left;
        },
        end() {
          node.rotation = 0;
          node.scale = 1;
        },
      });
    },
    leave({ node, spot }) {
      start({
        ms: LENGTH.rout,
        at(share) {
          node.opacity = 1 - easeOut(share);
          node.offset = { x: 0, y: spot.radius * 0.8 * easeOut(share) };
        },
        end: () => node.layer?.remove(node),
      });
    },
    glide({ node }, { x, y }) {
      glides.delete(node);
      if (stillness() || !node.visible) [node.x, node.y] = [x, y];
      else glides.set(node, { from: { x: node.x, y: node.y }, to: { x, y }, since: begin() });
    },
    settle: ({ node }) => void glides.delete(node),
    finish() {
      glides.clear();
      finish();
    },
  };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A bright stroke that runs from one to the other and fades; one that misses runs past. */
function drawStreak(pen: CanvasRenderingContext2D, { from, to, kind, share }: Streak): void {
  const reach = kind === 'hit' ? 1 : 1.18;
  const head = Math.min(1, share * 2.4) * reach;
  const tail = Math.max(0, share * 1.5 - 0.35) * reach;
  const point = (at: number): Point => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
  const [a, b] = [point(Math.min(tail, head)), point(head)];
  pen.save();
  pen.lineCap = 'round';
  pen.globalAlpha = Math.max(0, 1 - share ** 3);
  if (kind === 'miss') pen.setLineDash([10, 12]);
  for (const [width, colour] of [
    [13, 'rgba(8,9,12,0.6)'],
    [7, kind === 'hit' ? '#ff8478' : '#d9d4c8'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.stroke();
  }
  pen.restore();
}

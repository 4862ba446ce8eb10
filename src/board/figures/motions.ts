/**
 * Short movements that show an event: a blow, a miss, a fall, a rout. Each takes less than half a
 * second, and the next event ends it. There are none where the user wants little motion.
 */
import type { RefObject } from 'react';
import type { Point } from '../../space/scene.ts';
import type { Strike } from '../layout/happenings/strikes.ts';
import type { Spot } from '../layout/spot.ts';
import { drawStreak } from '../paint/tokens/drawStreak.ts';
import { type GroupNode, Konva, Tween } from '../tree/konva.ts';
import { sceneOf } from '../tree/look.ts';
import { stillness } from './stillness.ts';

/** The length of each movement in seconds. */
const LENGTH = { hit: 0.42, miss: 0.38, fall: 0.42, rout: 0.42, glide: 0.2 } as const;

/** A figure that can be moved. */
interface Mover {
  node: GroupNode;
  spot: Spot;
}

export interface Motions {
  /**
   * Ends the present movements and shows these blows. `figure` finds the figures that are on the
   * map.
   */
  strike(strikes: readonly Strike[], figure: (id: string) => Mover | undefined): void;
  /** Shows that somebody falls, or is out of the fight but still on the map. */
  fall(node: GroupNode, kind: 'fall' | 'rout'): void;
  /** Shows that somebody leaves the map; calls `gone` when the figure is out of sight. */
  leave(figure: Mover, gone: () => void): void;
  /** Moves a figure to where it stands now. Blows and falls do not interrupt this movement. */
  glide(node: GroupNode, to: Point): void;
  /** Leaves the node where it is and ends its movement. */
  settle(node: GroupNode): void;
  /** Ends all movements at once. */
  finish(): void;
}

/**
 * Makes a function in the form that Konva expects of an easing: time so far, begin, change, length.
 */
const easing =
  (share: (at: number) => number) =>
  (time: number, begin: number, change: number, length: number): number =>
    begin + change * share(Math.min(1, time / length));

/** An easing that shakes to and fro and comes to rest. */
const shake = easing((at) => Math.sin(Math.PI * 5 * at) * (1 - at) ** 1.5);
/** An easing that goes out and comes back. */
const swing = easing((at) => Math.sin(Math.PI * at) * (1 - at * 0.4));
const easeOut = easing((at) => 1 - (1 - at) ** 3);
const slowing = easing((at) => 1 - (1 - at) ** 2);
const steady = easing((at) => at);

/** Moves figures, and draws the lines of blows into a group below them. */
export function makeMotions(streaks: RefObject<GroupNode | null>): Motions {
  const moving = new Set<Tween>();
  const glides = new Map<GroupNode, { tween: Tween; to: Point }>();

  /** Plays a movement. `end` leaves everything as it would be without the movement. */
  const play = (
    node: Konva.Node,
    how: { duration: number; easing: typeof swing; to: Record<string, number> },
    end: () => void,
  ) => {
    if (stillness()) return end();
    const tween: Tween = new Tween({
      node,
      duration: how.duration,
      easing: how.easing,
      ...how.to,
      onFinish: () => {
        moving.delete(tween);
        end();
        tween.destroy();
      },
    });
    moving.add(tween);
    tween.play();
  };
  const finish = () => {
    for (const tween of [...moving]) tween.finish();
    moving.clear();
  };
  /** Moves a figure aside and back, or shakes it, so far from where it stands. */
  const aside = (node: GroupNode, way: Point, far: number, kind: Strike['kind']) =>
    play(
      node,
      {
        duration: LENGTH[kind],
        easing: kind === 'hit' ? shake : swing,
        to: { offsetX: -way.x * far, offsetY: -way.y * far },
      },
      () => node.offset({ x: 0, y: 0 }),
    );
  const streak = (from: Spot, to: Spot, kind: Strike['kind']) => {
    if (stillness() || !streaks.current) return;
    const node: Konva.Shape = new Konva.Shape({
      name: 'streak',
      share: 0,
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: sceneOf((pen) => drawStreak(pen, { from, to, kind, share: node.getAttr('share') })),
    });
    streaks.current.add(node);
    play(node, { duration: LENGTH[kind], easing: steady, to: { share: 1 } }, () => void node.destroy());
  };

  return {
    strike(strikes, figure) {
      if (strikes.length > 0) finish();
      for (const { from, to, kind } of strikes) {
        const target = figure(to);
        const striker = from === undefined ? undefined : figure(from);
        if (!target) continue;
        const way = striker ? direction(striker.spot, target.spot) : { x: 0, y: 1 };
        // A figure that is hit shakes along the blow. A figure that is missed moves to the side.
        const dodge = kind === 'hit' ? way : { x: -way.y, y: way.x };
        aside(target.node, dodge, target.spot.radius * (kind === 'hit' ? 0.3 : 0.6), kind);
        if (striker) streak(striker.spot, target.spot, kind);
      }
    },
    fall(node, kind) {
      if (stillness()) return;
      node.setAttrs({ rotation: kind === 'fall' ? -70 : 0, scaleX: 1.16, scaleY: 1.16 });
      play(node, { duration: LENGTH[kind], easing: easeOut, to: { rotation: 0, scaleX: 1, scaleY: 1 } }, () =>
        node.setAttrs({ rotation: 0, scaleX: 1, scaleY: 1 }),
      );
    },
    leave({ node, spot }, gone) {
      play(node, { duration: LENGTH.rout, easing: easeOut, to: { opacity: 0, offsetY: spot.radius * 0.8 } }, gone);
    },
    glide(node, { x, y }) {
      const going = glides.get(node);
      if (going?.to.x === x && going.to.y === y) return;
      this.settle(node);
      if (node.x() === x && node.y() === y) return;
      if (stillness() || !node.visible() || !node.getLayer()) {
        node.position({ x, y });
        return;
      }
      const tween: Tween = new Tween({
        node,
        duration: LENGTH.glide,
        easing: slowing,
        x,
        y,
        onFinish: () => {
          glides.delete(node);
          tween.destroy();
        },
      });
      glides.set(node, { tween, to: { x, y } });
      tween.play();
    },
    settle(node) {
      glides.get(node)?.tween.destroy();
      glides.delete(node);
    },
    finish() {
      for (const node of [...glides.keys()]) this.settle(node);
      finish();
    },
  };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

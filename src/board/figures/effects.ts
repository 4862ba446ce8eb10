/**
 * Shows effects at figures, past React: each is a shape that plays once and goes. Where the user
 * wants little motion it stands still for two seconds.
 */
import type { RefObject } from 'react';
import type { BoardEffect } from '../layout/happenings/effects.ts';
import type { Spot } from '../layout/spot.ts';
import { drawEffect } from '../paint/tokens/drawEffect.ts';
import { type GroupNode, Konva, Tween } from '../tree/konva.ts';
import { sceneOf } from '../tree/look.ts';
import { stillness } from './stillness.ts';

/** The length of an effect in seconds, and how long a still one stands, in milliseconds. */
const LENGTH = 1.3;
const STILL_MS = 2000;

export interface ShownEffects {
  /**
   * Shows effects; a figure with a new one loses its old ones. `spotOf` gives where each figure
   * stands or stood; `least` is the smallest height of letters in window pixels.
   */
  show(effects: readonly BoardEffect[], spotOf: (id: string) => Spot | undefined, least: number | undefined): void;
  /** The effects that are on the map now. */
  shown(): readonly BoardEffect[];
  /** Takes all effects away. */
  clear(): void;
}

/** Shows effects in a group above all figures. */
export function makeEffects(group: RefObject<GroupNode | null>): ShownEffects {
  const now = new Map<BoardEffect, () => void>();

  const showOne = (effect: BoardEffect, spot: Spot, least: number | undefined, parent: GroupNode) => {
    const still = stillness();
    const node: Konva.Shape = new Konva.Shape({
      name: 'effect',
      x: spot.x,
      y: spot.y,
      share: 0,
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: sceneOf((pen, { scale }) => {
        // A wave reaches the figure only when its time has come.
        const share = still ? 'still' : (node.getAttr('share') * (LENGTH + effect.after) - effect.after) / LENGTH;
        if (share !== 'still' && share < 0) return;
        drawEffect(pen, effect, { radius: spot.radius, unit: 1 / scale, least, share });
      }),
    });
    const end = (how: () => void) => () => {
      how();
      now.delete(effect);
      const layer = node.getLayer();
      node.destroy();
      layer?.batchDraw();
    };
    parent.add(node);
    if (still) {
      const timer = setTimeout(() => now.get(effect)?.(), STILL_MS);
      now.set(
        effect,
        end(() => clearTimeout(timer)),
      );
    } else {
      const tween: Tween = new Tween({
        node,
        duration: LENGTH + effect.after,
        easing: (time: number, begin: number, change: number, length: number) => begin + (change * time) / length,
        share: 1,
        onFinish: () => now.get(effect)?.(),
      });
      now.set(
        effect,
        end(() => tween.destroy()),
      );
      tween.play();
    }
  };

  return {
    show(effects, spotOf, least) {
      const parent = group.current;
      if (!parent || effects.length === 0) return;
      const struck = new Set(effects.map(({ of }) => of));
      for (const [old, end] of [...now]) if (struck.has(old.of)) end();
      for (const effect of effects) {
        const spot = spotOf(effect.of);
        if (spot) showOne(effect, spot, least, parent);
      }
      parent.getLayer()?.batchDraw();
    },
    shown: () => [...now.keys()],
    clear() {
      for (const end of [...now.values()]) end();
    },
  };
}

/**
 * Where figures stand on the players' map. The question is placed beside them, and the picture can
 * follow the action.
 */
import { useState } from 'react';
import { type Laid, layOut } from '../board/layout/layout.ts';
import type { Spot } from '../board/layout/spot.ts';
import type { Box } from '../board/layout/viewMath.ts';
import type { BoardToken, BoardView } from '../board/types.ts';
import type { PublicView } from '../engine/public/publicView.ts';
import type { Frame } from './frame.ts';

/** Spots in map pixels by combatant id, as on the board. */
export function useSpots(scene: PublicView['scene'], tokens: readonly BoardToken[]): ReadonlyMap<string, Spot> {
  const [laid, setLaid] = useState<Laid>(() => layOut(scene, tokens));
  if (laid.scene === scene && laid.tokens === tokens) return laid.spots;
  const now = layOut(scene, tokens, laid);
  setLaid(now);
  return now.spots;
}

/** A figure as a box in the window's pixels. */
export const boxOf = ({ x, y, radius }: Spot, view: BoardView): Box => ({
  x: (x - radius - view.x) * view.scale,
  y: (y - radius - view.y) * view.scale,
  width: 2 * radius * view.scale,
  height: 2 * radius * view.scale,
});

/**
 * The picture shows at least this share of the whole, and leaves this many figures of space around
 * the action.
 */
const CLOSEST = 0.45;
const ROOM = 2.5;

/**
 * The combatants of the action: the one who acts, the one who is asked, and those whom the last
 * sentence names together with one of these two.
 */
function involved({ acting, asked, last }: Pick<PublicView, 'acting' | 'asked' | 'last'>): string[] {
  const now = [acting?.id, asked?.combatant].filter((id) => id !== undefined);
  return last?.who.some((id) => now.includes(id)) ? [...new Set([...now, ...last.who])] : now;
}

/**
 * The part of the map that the action takes, with space around it; the whole map where nobody acts.
 * The part has the shape of the whole.
 */
export function actionFrame(
  view: Pick<PublicView, 'acting' | 'asked' | 'last'>,
  spots: ReadonlyMap<string, Spot>,
  whole: Frame,
): Frame {
  const there = involved(view).flatMap((id) => spots.get(id) ?? []);
  if (there.length === 0) return whole;
  const air = Math.max(...there.map(({ radius }) => radius)) * ROOM;
  const left = Math.min(...there.map(({ x }) => x)) - air;
  const right = Math.max(...there.map(({ x }) => x)) + air;
  const top = Math.min(...there.map(({ y }) => y)) - air;
  const bottom = Math.max(...there.map(({ y }) => y)) + air;
  const share = Math.min(1, Math.max(CLOSEST, (right - left) / whole.width, (bottom - top) / whole.height));
  const size = { width: whole.width * share, height: whole.height * share };
  const within = (middle: number, from: number, long: number, all: number) =>
    Math.min(from + all - long, Math.max(from, middle - long / 2));
  return {
    x: within((left + right) / 2, whole.x, size.width, whole.width),
    y: within((top + bottom) / 2, whole.y, size.height, whole.height),
    ...size,
  };
}

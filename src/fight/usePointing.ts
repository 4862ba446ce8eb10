/**
 * Lets rows and answers point at a combatant or a place on the map while the pointer is on them.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { type PointedAt, useFightUi } from './fightUi.ts';

const nowhere: PointedAt = {};

/**
 * What an element needs to point: spread `props`, and call `point` where the focus should point
 * too. An element that disappears under the pointer stops pointing.
 */
export function usePointing(at: PointedAt): {
  point(): void;
  props: { onPointerMove(): void; onPointerLeave(): void };
} {
  const mine = useRef<PointedAt>(undefined);
  const isMine = () => mine.current !== undefined && useFightUi.getState().pointed === mine.current;
  const leave = () => {
    if (isMine()) useFightUi.getState().point(nowhere);
  };
  const left = useEffectEvent(leave);
  useEffect(() => () => left(), []);
  const point = () => {
    if (isMine()) return;
    mine.current = at;
    useFightUi.getState().point(at);
  };
  // The handler listens to moves and not to enters: an element that slides under a resting pointer
  // must not take over from the focus.
  return { point, props: { onPointerMove: point, onPointerLeave: leave } };
}

/** Rows and answers that point at somebody or some place on the map while the pointer is on them. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Pointed, useDesk } from './desk.ts';

const nowhere: Pointed = {};

/** What an element needs to point: spread it, and `point` where the focus is to do it too. One that goes away under the pointer points no more. */
export function usePointing(at: Pointed): { point(): void; props: { onPointerMove(): void; onPointerLeave(): void } } {
  const mine = useRef<Pointed>(undefined);
  const isMine = () => mine.current !== undefined && useDesk.getState().pointed === mine.current;
  const leave = () => {
    if (isMine()) useDesk.getState().point(nowhere);
  };
  const left = useEffectEvent(leave);
  useEffect(() => () => left(), []);
  const point = () => {
    if (isMine()) return;
    mine.current = at;
    useDesk.getState().point(at);
  };
  // Moved, not entered: what slides under a pointer that rests takes nothing from what the focus points at.
  return { point, props: { onPointerMove: point, onPointerLeave: leave } };
}

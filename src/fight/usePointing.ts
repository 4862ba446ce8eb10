/** Rows and answers that point at somebody or some place on the map while the pointer is on them. */
import { useEffect, useRef } from 'react';
import { type Pointed, useDesk } from './desk.ts';

const nowhere: Pointed = {};

/** What an element needs to point: spread it. One that goes away under the pointer points no more. */
export function usePointing(at: Pointed): { onPointerEnter(): void; onPointerLeave(): void } {
  const mine = useRef<Pointed>(undefined);
  useEffect(
    () => () => {
      const { pointed, point } = useDesk.getState();
      if (mine.current !== undefined && pointed === mine.current) point(nowhere);
    },
    [],
  );
  return {
    onPointerEnter: () => {
      mine.current = at;
      useDesk.getState().point(at);
    },
    onPointerLeave: () => useDesk.getState().point(nowhere),
  };
}

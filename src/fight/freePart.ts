/**
 * The free part of the map, which no panel covers. The scene is fitted into the free part; tips,
 * tools and toasts stay within it.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { create } from 'zustand';
import type { Panels } from '../board/types.ts';

/** The distance from each edge of the map to the free part, in pixels. */
export const useFreePart = create<Panels>()(() => ({ left: 0, top: 0, right: 0, bottom: 0 }));

/** Measures the empty cell of the layout against the map, and stores its edges as the free part. */
export function useFreeCell(map: RefObject<HTMLElement | null>, cell: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [whole, free] = [map.current, cell.current];
    if (!whole || !free) return;
    const tell = () => {
      const [outer, inner] = [whole.getBoundingClientRect(), free.getBoundingClientRect()];
      const now = {
        left: Math.round(inner.left - outer.left),
        top: Math.round(inner.top - outer.top),
        right: Math.round(outer.right - inner.right),
        bottom: Math.round(outer.bottom - inner.bottom),
      };
      const old = useFreePart.getState();
      if (old.left !== now.left || old.top !== now.top || old.right !== now.right || old.bottom !== now.bottom)
        useFreePart.setState(now);
    };
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(whole);
    watch.observe(free);
    return () => watch.disconnect();
  }, [map, cell]);
}

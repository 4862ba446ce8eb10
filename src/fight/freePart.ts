/** The free part of the map: what no panel stands on. The scene is fitted into it; tips, tools and toasts keep within it. */
import { type RefObject, useLayoutEffect } from 'react';
import { create } from 'zustand';
import type { Panels } from '../board/types.ts';

/** How far the free part is from each edge of the map now, in pixels. */
export const useFreePart = create<Panels>()(() => ({ left: 0, top: 0, right: 0, bottom: 0 }));

/** Keeps the free part up with the cell of the layout that nothing stands in, as seen from the map. */
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

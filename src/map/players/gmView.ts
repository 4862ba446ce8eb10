/**
 * The visible part of the GM's own map, so that the players' frame can take this part once or
 * follow it.
 */
import { create } from 'zustand';
import type { Frame } from '../../players/frame.ts';
import { screenStore } from '../../store/players/screen.ts';

interface GmView {
  /** The part of the map on the GM's board when the board last rested, in map pixels. */
  frame?: Frame;
  /**
   * The players' frame follows the GM's board. Off by default, because miniatures may stand on the
   * players' picture.
   */
  following: boolean;
  follow(following: boolean): void;
  /** The players' frame before the GM showed them the whole map, so that they can go back to it. */
  framed?: Frame | undefined;
  /** Shows the players the whole map, or goes back to exactly the part that they saw before. */
  overview(): void;
  /**
   * Takes the board's `onView`: remembers the view, and moves the players' frame along while the
   * players follow.
   */
  tell(view: Frame): void;
}

/** The GM's view, one for this window. */
export const useGmView = create<GmView>()((set, get) => ({
  following: false,
  follow: (following) => set({ following }),
  overview: () => {
    const { settings, setSettings } = screenStore.getState();
    setSettings({ frame: settings.frame ? undefined : get().framed });
    set({ framed: settings.frame });
  },
  tell: ({ x, y, width, height }) => {
    const frame = { x, y, width, height };
    set({ frame });
    if (get().following) screenStore.getState().setSettings({ frame });
  },
}));

/** What the GM's own map shows, so that the players' frame can take it once or follow it. */
import { create } from 'zustand';
import type { Frame } from '../../players/frame.ts';
import { screen } from '../../store/players/screen.ts';

interface GmView {
  /** The part of the map on the GM's board when it last rested, in map pixels. */
  frame?: Frame;
  /** The players' frame goes where the GM's board goes. Off unless asked for: miniatures may stand on their picture. */
  following: boolean;
  follow(following: boolean): void;
  /** Give this to the board's `onView`: it is remembered, and while the players follow, their frame goes along. */
  tell(view: Frame): void;
}

/** The GM's view. One for this window. */
export const useGmView = create<GmView>()((set, get) => ({
  following: false,
  follow: (following) => set({ following }),
  tell: ({ x, y, width, height }) => {
    const frame = { x, y, width, height };
    set({ frame });
    if (get().following) screen.getState().setSettings({ frame });
  },
}));

/** Whether the handbook is open. The handbook opens over any screen. */
import { create } from 'zustand';

interface HandbookShown {
  isOpen: boolean;
  close(): void;
}

export const useHandbookShown = create<HandbookShown>()((set) => ({
  isOpen: false,
  close: () => set({ isOpen: false }),
}));

/** Opens the handbook. */
export const openHandbook = (): void => useHandbookShown.setState({ isOpen: true });

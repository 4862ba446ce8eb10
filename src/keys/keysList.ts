/** Whether the list of keys is open. The list opens over any screen. */
import { create } from 'zustand';

interface KeysList {
  isOpen: boolean;
  open(): void;
  close(): void;
}

export const useKeysList = create<KeysList>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

/** Opens the list. */
export const openKeysList = (): void => useKeysList.getState().open();

/**
 * The settings of the tool for areas in this window: form, colour, who sees them, how long they
 * last, the chosen area. Never saved.
 */
import { create } from 'zustand';
import type { Area, AreaKind } from '../../space/areas/area.ts';
import { tableOfWindow } from '../../store/store.ts';

interface AreaSettings {
  kind: AreaKind;
  colour: Area['colour'];
  seen: Area['seen'];
  /** For how many rounds a new area stays; undefined until somebody takes it away. */
  rounds: number | undefined;
  chosen: string | undefined;
  setArea(change: Partial<Omit<AreaSettings, 'setArea'>>): void;
}

export const useAreaTool = create<AreaSettings>()((set) => ({
  kind: 'circle',
  colour: 'rose',
  seen: 'gm',
  rounds: undefined,
  chosen: undefined,
  setArea: (change) => set(change),
}));

// Putting the tool away clears its choice.
tableOfWindow.store.subscribe(({ session }, before) => {
  if (before.session.tool === 'area' && session.tool !== 'area') useAreaTool.setState({ chosen: undefined });
});

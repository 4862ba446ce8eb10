/**
 * The settings of the drawing tool in this window: figure, colour, width, who sees it, the selected
 * drawing. Never saved.
 */

import { create } from 'zustand';
import type { DrawTool } from '../../board/draw/DrawLayer.tsx';
import { mapSize } from '../../board/layout/placeAt.ts';
import type { DrawColour, Stroke } from '../../space/drawing.ts';
import { cellSizeOf, type Scene } from '../../space/scene.ts';
import { tableOfWindow } from '../../store/store.ts';

/** The pen's widths by name. The map decides how wide each is. */
export const penWidths = ['fine', 'medium', 'broad'] as const;
export type WidthName = (typeof penWidths)[number];

interface DrawSettings {
  tool: DrawTool;
  colour: DrawColour;
  width: WidthName;
  seen: Stroke['seen'];
  /** The words that a click on the map will write. */
  words: string;
  selected: string | undefined;
  setDraw(change: Partial<Omit<DrawSettings, 'setDraw'>>): void;
}

export const useDrawTool = create<DrawSettings>()((set) => ({
  tool: 'free',
  colour: 'chalk',
  width: 'medium',
  seen: 'players',
  words: '',
  selected: undefined,
  setDraw: (change) => set(change),
}));

// Putting the tool away clears its selection.
tableOfWindow.store.subscribe(({ session }, before) => {
  if (before.session.tool === 'draw' && session.tool !== 'draw') useDrawTool.setState({ selected: undefined });
});

/**
 * The width of a pen in map pixels: a share of a square, or of the map where there are none. So a
 * pen looks alike on maps of any size.
 */
export function penWidth(scene: Scene, width: WidthName): number {
  const step = cellSizeOf(scene) ?? Math.max(...Object.values(mapSize(scene))) / 22;
  const share = { fine: 0.05, medium: 0.1, broad: 0.2 }[width];
  return Math.max(0.5, Math.min(400, Math.round(step * share * 10) / 10));
}

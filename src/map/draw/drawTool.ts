/** How the drawing tool is set in this window: figure, colour, width, who sees it, what is chosen. Never saved. */
import { create } from 'zustand';
import type { DrawTool } from '../../board/draw/DrawLayer.tsx';
import type { DrawColour, Stroke } from '../../space/drawing.ts';
import type { Scene } from '../../space/scene.ts';
import { table } from '../../store/store.ts';

/** The pen's widths by name; how wide that is follows from the map. */
export const widths = ['fine', 'medium', 'broad'] as const;
export type WidthName = (typeof widths)[number];

interface DrawSettings {
  tool: DrawTool;
  colour: DrawColour;
  width: WidthName;
  seen: Stroke['seen'];
  /** What words will say when the map is clicked. */
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

// What is chosen is let go with the tool.
table.store.subscribe(({ session }, before) => {
  if (before.session.tool === 'draw' && session.tool !== 'draw') useDrawTool.setState({ selected: undefined });
});

/** A pen in map pixels: a share of a square, or of the map where there are none; so it looks alike on maps of any size. */
export function penWidth(scene: Scene, width: WidthName): number {
  const step = scene.kind === 'squares' ? scene.pixels : Math.max(scene.width, scene.height) / 22;
  const share = { fine: 0.05, medium: 0.1, broad: 0.2 }[width];
  return Math.max(0.5, Math.min(400, Math.round(step * share * 10) / 10));
}

/**
 * The settings of the fog tool in this window: what a stroke covers on squares, and whether it
 * hides or reveals. Never saved.
 */
import { create } from 'zustand';
import type { FogTool } from '../../board/fog/fogBrush.ts';
import type { FogWay } from './fogByHand.ts';

interface FogSettings {
  tool: Exclude<FogTool, 'zone'>;
  way: FogWay;
  setFog(change: Partial<Pick<FogSettings, 'tool' | 'way'>>): void;
}

export const useFogTool = create<FogSettings>()((set) => ({
  tool: 'box',
  way: 'reveal',
  setFog: (change) => set(change),
}));

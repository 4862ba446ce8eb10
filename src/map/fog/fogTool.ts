/**
 * The settings of the fog tool in this window: what a stroke covers on squares, and whether it
 * hides or reveals. Never saved.
 */
import { create } from 'zustand';
import type { FogTool } from '../../board/fog/fogBrush.ts';
import type { Fight } from '../../engine/fight.ts';
import type { FogWay } from '../../engine/public/fog.ts';

interface FogSettings {
  tool: Exclude<FogTool, 'zone'>;
  way: FogWay;
  setFog(change: Partial<Pick<FogSettings, 'tool' | 'way'>>): void;
}

const useFogTool = create<FogSettings>()((set) => ({
  tool: 'box',
  way: 'reveal',
  setFog: (change) => set(change),
}));

/**
 * The settings of the fog tool for a fight: a stroke leaves places to sight only where sight lifts
 * the fog.
 */
export function useFogWay(fight: Fight): FogSettings {
  const settings = useFogTool();
  return settings.way === 'as seen' && fight.sight?.fog !== 'by sight' ? { ...settings, way: 'reveal' } : settings;
}

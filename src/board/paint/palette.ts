/** What each of the board's colours is for. The colours themselves stand in `ui/colours.ts`. */
import { boardColours } from '../../ui/colours.ts';
import type { BoardMark, BoardToken } from '../types.ts';

export type Theme = 'dark' | 'light';

export interface Palette {
  /** The colours around the map, in the middle and at the rim of a soft light. */
  room: readonly [string, string];
  ink: string;
  inkSoft: string;
  /** The plate behind words on the map. */
  plate: string;
  plateEdge: string;
  /** The shadow of the map on the table. */
  cast: string;
  /** Laid over the ground beyond the map, so that this ground draws no attention. */
  outside: string;
  /** Laid over the ground that belongs to no zone. */
  beyond: string;
  zoneFill: string;
  zoneGlow: string;
  zoneEdge: string;
  wall: string;
  way: string;
  door: string;
  doorOpen: string;
  grid: string;
  tokenFace: readonly [string, string];
  tokenInk: string;
  now: string;
  danger: string;
  good: string;
  focus: string;
  frame: string;
  /** How strongly the ground's texture is darkened, 0 to 1. */
  dusk: number;
  marks: Readonly<Record<BoardMark['tone'], { fill: string; edge: string }>>;
  /** Laid under the edges of marks, so that they are seen on any painted ground. */
  markRim: string;
  sides: Readonly<Record<BoardToken['stance'], { ring: string; deep: string }>>;
}

export const paletteOf = (theme: Theme): Palette => boardColours[theme];

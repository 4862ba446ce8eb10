/**
 * The settings of the editor in this window: its mode, its tools and the materials and things that
 * they put down. They last while the window is open. This device remembers the favourites.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { deviceStore, recallValue, rememberValue } from '../browser/kept.ts';
import type { ThingTheme } from '../space/editing/things/things.ts';
import type { Opening } from '../space/editing/walls/doors.ts';
import type { SceneryItem } from '../space/scenery/scenery.ts';

/** The narrowest and the widest brush, in squares. */
export const BRUSH_WIDTHS = { least: 0.25, most: 8 } as const;

export type EditorMode = 'ground' | 'things' | 'walls' | 'places';
export type GroundTool = 'brush' | 'path' | 'area' | 'erase';
export type ThingTool = 'stamp' | 'choose' | 'scatter';
export type WallTool = 'room' | 'line' | 'opening' | 'closing';

/** The selected things, by index and kind. An entry counts only while both still match. */
export interface ChosenThings {
  readonly numbers: readonly number[];
  readonly kinds: readonly string[];
}

export interface EditorHand {
  mode: EditorMode;
  groundTool: GroundTool;
  material: string;
  /** Widths, in squares. */
  across: number;
  /** From 0 to 1. */
  strength: number;
  thingTool: ThingTool;
  kind: string;
  turn: number;
  size: number;
  /** Whether each thing is put down at a random angle. */
  strewn: boolean;
  scatter: string;
  scatterAcross: number;
  density: number;
  wallTool: WallTool;
  wall: string;
  floor: string;
  opening: Opening;
  chosen: ChosenThings;
  clipboard: readonly SceneryItem[];
  hidden: readonly ThingTheme[];
  locked: readonly ThingTheme[];
  favourites: readonly string[];
  /** Whether points snap to the grid. */
  snaps: boolean;
  take(change: Partial<Omit<EditorHand, 'take'>>): void;
}

const FAVOURITES = 'affray-favourite-things';
const namesSchema = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200));

function keptFavourites(): readonly string[] {
  const read = namesSchema.safeParse(recallValue(deviceStore, FAVOURITES));
  return read.success ? read.data : ['table', 'stool', 'barrel', 'oak', 'boulder', 'torch'];
}

export const noThings: ChosenThings = { numbers: [], kinds: [] };

export const useEditorHand = create<EditorHand>()((set) => ({
  mode: 'places',
  groundTool: 'brush',
  material: 'earth',
  across: 1.5,
  strength: 1,
  thingTool: 'stamp',
  kind: 'table',
  turn: 0,
  size: 1,
  strewn: false,
  scatter: 'Forest',
  scatterAcross: 4,
  density: 0.6,
  wallTool: 'room',
  wall: 'wall',
  floor: 'planks',
  opening: 'door',
  chosen: noThings,
  clipboard: [],
  hidden: [],
  locked: [],
  favourites: keptFavourites(),
  snaps: true,
  take: (change) => {
    if (change.favourites) rememberValue(deviceStore, FAVOURITES, change.favourites);
    set(change);
  },
}));

/** The indices that still refer to the selected things. */
export const stillChosen = ({ numbers, kinds }: ChosenThings, things: readonly SceneryItem[]): number[] =>
  numbers.filter((at, n) => things[at]?.kind === kinds[n]);

/** Describes the things with these indices as a selection. */
export const chosenThings = (numbers: readonly number[], things: readonly SceneryItem[]): ChosenThings => ({
  numbers,
  kinds: numbers.map((at) => things[at]?.kind ?? ''),
});

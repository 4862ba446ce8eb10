/**
 * What the editor has in hand in this window: its mode, the tools and what they lay. Kept while
 * the window is open; favourites stay on the device.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { deviceStore, recallValue, rememberValue } from '../browser/kept.ts';
import type { ThingTheme } from '../space/editing/things/things.ts';
import type { Opening } from '../space/editing/walls/doors.ts';
import type { SceneryItem } from '../space/scenery/scenery.ts';

export type EditorMode = 'ground' | 'things' | 'walls' | 'places';
export type GroundTool = 'brush' | 'path' | 'area' | 'erase';
export type ThingTool = 'stamp' | 'choose' | 'scatter';
export type WallTool = 'room' | 'line' | 'opening' | 'closing';

/** The things that are chosen, by their numbers and kinds: both must still be so. */
export interface ChosenThings {
  readonly numbers: readonly number[];
  readonly kinds: readonly string[];
}

export interface EditorHand {
  mode: EditorMode;
  groundTool: GroundTool;
  material: string;
  /** Widths are in squares. */
  across: number;
  /** From 0 to 1. */
  strength: number;
  thingTool: ThingTool;
  kind: string;
  turn: number;
  size: number;
  /** Whether each thing is put down turned by chance. */
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
  /** Whether points come to lie on the grid. */
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

/** The numbers that still stand for the things that were chosen. */
export const stillChosen = ({ numbers, kinds }: ChosenThings, things: readonly SceneryItem[]): number[] =>
  numbers.filter((at, n) => things[at]?.kind === kinds[n]);

/** The things of these numbers, as they are to be chosen. */
export const chosenThings = (numbers: readonly number[], things: readonly SceneryItem[]): ChosenThings => ({
  numbers,
  kinds: numbers.map((at) => things[at]?.kind ?? ''),
});

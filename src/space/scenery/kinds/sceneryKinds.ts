/** All kinds of things by their names. */
import type { SceneryKind } from '../kind.ts';
import { buildingKinds } from './buildings.ts';
import { campKinds } from './camp.ts';
import { dungeonKinds } from './dungeon.ts';
import { farmKinds } from './farm.ts';
import { furnitureKinds } from './furniture.ts';
import { graveKinds } from './graves.ts';
import { lightKinds } from './lights.ts';
import { plantKinds } from './plants.ts';
import { rockKinds } from './rocks.ts';
import { shipKinds } from './ships.ts';
import { templeKinds } from './temple.ts';
import { traceKinds } from './traces.ts';
import { unseenKinds } from './unseen.ts';
import { warKinds } from './war.ts';

/** The kinds by theme, as the map editor's palette shows them. */
export const sceneryThemes = {
  'Trees and plants': plantKinds,
  'Rocks and land': rockKinds,
  'Walls and buildings': buildingKinds,
  Furniture: furnitureKinds,
  'Camp and travel': campKinds,
  'Farm and market': farmKinds,
  'Temple and crypt': templeKinds,
  Dungeon: dungeonKinds,
  Graves: graveKinds,
  'Ships and harbours': shipKinds,
  'Lights and fire': lightKinds,
  War: warKinds,
  Traces: traceKinds,
  'Shown by the picture': unseenKinds,
} as const;

const known: ReadonlyMap<string, SceneryKind> = new Map(
  Object.values(sceneryThemes).flatMap((kinds): [string, SceneryKind][] => Object.entries(kinds)),
);

/** The names of all kinds. */
export const kindNames: readonly string[] = [...known.keys()];

/** The kind that stands in for an unknown name: a plain mark without a meaning. */
const UNKNOWN: SceneryKind = { outline: 'round', size: [0.7, 0.7], height: 0, means: [] };

/** The kind of this name; for an unknown name, a plain mark. */
export const sceneryKind = (name: string): SceneryKind => known.get(name) ?? UNKNOWN;

/** The materials that the ground of a map can have, and their meanings for a fight. */
import type { Meaning } from './kind.ts';

const MATERIALS = {
  grass: [],
  'dry grass': [],
  moss: [],
  'forest floor': [],
  earth: [],
  road: [],
  gravel: [],
  cobbles: [],
  mud: ['hinders'],
  sand: [],
  snow: ['hinders'],
  ice: ['hinders'],
  rock: [],
  'cave floor': [],
  'shallow water': ['hinders'],
  'deep water': ['water', 'hinders'],
  bog: ['hinders'],
  field: [],
  planks: [],
  deck: [],
  flagstones: [],
  tiles: [],
  marble: [],
  bricks: [],
  carpet: [],
  straw: [],
  ash: [],
  lava: ['burns', 'hinders', 'light'],
  slate: [],
  sewage: ['hinders'],
} as const satisfies Record<string, readonly Meaning[]>;

export type Material = keyof typeof MATERIALS;

/** The names of all materials. */
export const materialNames = Object.keys(MATERIALS) as readonly Material[];

/** Whether this version knows a material of this name. */
export const isMaterial = (name: string): name is Material => Object.hasOwn(MATERIALS, name);

/** The meaning of ground of this name; an unknown name has no meaning. */
export const meaningOfMaterial = (name: string): readonly Meaning[] => (isMaterial(name) ? MATERIALS[name] : []);

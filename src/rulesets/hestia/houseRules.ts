/** The house rules of Hestia: every value that no chapter gives and every sentence that reads two ways, as this table plays it. */
import * as z from 'zod';
import { ownSpellSchema } from './spells.ts';
import { ownWeaponSchema } from './weapons.ts';

const defence = z.number().int().min(5).max(20);
/** How many things of each kind a table may make. */
export const MOST_OWN = 100;

export const hestiaHouse = z.object({
  zoneFeet: z.number().int().min(5).max(200),
  meleeFeet: z.number().int().min(5).max(15),
  unarmoured: defence,
  light: defence,
  medium: defence,
  heavy: defence,
  shieldAdds: z.number().int().min(0).max(4),
  notchCosts: z.number().int().min(0).max(3),
  breaksAt: z.number().int().min(1).max(9),
  masterBreaksAt: z.number().int().min(1).max(9),
  weakness: z.enum(['double', 'plus2']),
  opportunist: z.boolean(),
  saveStress: z.boolean(),
  harmStress: z.boolean(),
  panic: z.boolean(),
  moraleRoll: z.enum(['group', 'each']),
  moraleOf: z.enum(['foes', 'all']),
  surpriseOf: z.enum(['characters', 'all']).default('characters'),
  savesAt: z.enum(['round', 'turn']).default('round'),
  bleedAt: z.enum(['start', 'end']).default('start'),
  strain: z.number().int().min(0).max(3).default(1),
  moveStrikes: z.boolean().default(false),
  fallFlesh: z.number().int().min(0).max(6).default(1),
  halfCounts: z.enum(['fallen', 'left']).default('fallen'),
  hirelingRolls: z.enum(['morale', 'loyalty']).default('morale'),
  hideNotches: z.boolean().default(true),
  shieldNotches: z.boolean().default(true),
  thrownOnOne: z.enum(['notch', 'lost']).default('notch'),
  fleeingAct: z.boolean().default(true),
  slowWits: z.enum(['one', 'all']).default('one'),
  lastFlesh: z.enum(['dies', 'asked', 'out']).default('dies'),
  /** What the table has made itself. */
  weapons: z.array(ownWeaponSchema).max(MOST_OWN).default([]),
  spells: z.array(ownSpellSchema).max(MOST_OWN).default([]),
});
export type HestiaHouse = z.infer<typeof hestiaHouse>;

/** As assumed. */
export const blankHouse = (): HestiaHouse => ({
  zoneFeet: 30,
  meleeFeet: 5,
  unarmoured: 10,
  light: 12,
  medium: 14,
  heavy: 16,
  shieldAdds: 1,
  notchCosts: 1,
  breaksAt: 3,
  masterBreaksAt: 5,
  weakness: 'double',
  opportunist: false,
  saveStress: true,
  harmStress: false,
  panic: true,
  moraleRoll: 'group',
  moraleOf: 'foes',
  surpriseOf: 'characters',
  savesAt: 'round',
  bleedAt: 'start',
  strain: 1,
  moveStrikes: false,
  fallFlesh: 1,
  halfCounts: 'fallen',
  hirelingRolls: 'morale',
  hideNotches: true,
  shieldNotches: true,
  thrownOnOne: 'notch',
  fleeingAct: true,
  slowWits: 'one',
  lastFlesh: 'dies',
  weapons: [],
  spells: [],
});

/** The poisons: how each enters the body, and what a failed save brings. */
import type { PoisonId } from './itemTypes.ts';

/**
 * A poison: how it enters the body, and what a failed STR save brings. A second dose within a
 * stretch allows no save.
 */
export interface Poison {
  id: PoisonId;
  name: string;
  way: 'blood' | 'eaten';
  effect: 'damaging' | 'corrupting' | 'lethal' | 'paralysing' | 'soporific';
  price: number;
  does: string;
}
const damaging = 'd12 direct damage when the stretch ends';
const paralysing = 'incapacitated to the end of the stretch';
const soporific = 'asleep, so incapacitated, to the end of the watch or until damaged';
export const poisonList: readonly Poison[] = [
  { id: 'black-adder-venom', name: 'Black adder venom', way: 'blood', effect: 'damaging', price: 16, does: damaging },
  { id: 'reapers-spice', name: 'Reaper’s spice', way: 'eaten', effect: 'damaging', price: 16, does: damaging },
  {
    id: 'beastman-blood',
    name: 'Beastman blood',
    way: 'eaten',
    effect: 'corrupting',
    price: 16,
    does: '4 corruption when the stretch ends',
  },
  {
    id: 'chimera-spit',
    name: 'Chimera spit',
    way: 'blood',
    effect: 'lethal',
    price: 64,
    does: 'death when the stretch ends',
  },
  { id: 'scorpion-oil', name: 'Scorpion oil', way: 'blood', effect: 'paralysing', price: 16, does: paralysing },
  { id: 'candlestick-root', name: 'Candlestick root', way: 'eaten', effect: 'paralysing', price: 16, does: paralysing },
  { id: 'butterfly-sting', name: 'Butterfly sting', way: 'blood', effect: 'soporific', price: 16, does: soporific },
  { id: 'dream-sand', name: 'Dream sand', way: 'eaten', effect: 'soporific', price: 16, does: soporific },
];
export const allPoisons: Readonly<Record<string, Poison>> = Object.fromEntries(poisonList.map((one) => [one.id, one]));

/**
 * Gives the poison with this id. Throws for an id that names none, because only a caller's mistake
 * asks for one.
 */
export function poisonOf(id: string): Poison {
  const found = allPoisons[id];
  if (!found) throw new Error(`No poison has the id “${id}”.`);
  return found;
}

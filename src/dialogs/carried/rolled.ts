/** Dice that fall between fights: they belong to no encounter, so each comes from a seed of this device. */
import { drawInt, seeded } from '../../engine/dice/dice.ts';
import { table } from '../../store/store.ts';

/** A face of a die of so many sides. */
export const rolled = (sides: number): number => drawInt(seeded(table.inside.outside.newSeed()), 1, sides).value;

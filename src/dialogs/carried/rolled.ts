/** Dice between fights. They belong to no encounter, so this device gives each of them its seed. */
import { drawInt, seededDice } from '../../engine/dice/dice.ts';
import { tableOfWindow } from '../../store/store.ts';

/** Rolls a die with this number of sides, and gives its face. */
export const rollDie = (sides: number): number =>
  drawInt(seededDice(tableOfWindow.context.environment.newSeed()), 1, sides).value;

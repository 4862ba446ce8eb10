/** TH-44: foes by tier and a party of four. */
import type { Creature } from '../../engine/ruleset.ts';
import type { Sheet } from './sheet.ts';

export const creatures: readonly Creature<Sheet>[] = [];

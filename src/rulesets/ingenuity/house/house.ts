/**
 * The house rules of Ingenuity: every value that no chapter gives, as assumed, with the reason; and
 * the things that a table has made itself.
 */
import * as z from 'zod/mini';
import { declareRecord, unshownValue } from '../../common/declare.ts';
import { maneuver } from '../sheet/effects.ts';
import { madeItemSchema } from '../sheet/made.ts';
import { actionRules, diceRules, movementRules, testRules } from './actions.ts';
import { attackRules, defenceRules, harmRules } from './harm.ts';
import { tableRules } from './tables.ts';

export const houseRules = declareRecord({
  ...diceRules,
  ...testRules,
  ...actionRules,
  ...movementRules,
  ...harmRules,
  ...attackRules,
  ...defenceRules,
  ...tableRules,
  items: unshownValue(z.array(madeItemSchema).check(z.maxLength(100)), []),
  maneuvers: unshownValue(z.array(maneuver.schema).check(z.maxLength(100)), []),
});
export type IngenuityHouse = ReturnType<typeof houseRules.start>;

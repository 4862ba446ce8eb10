/**
 * The house rules of Murdham: every value and reading that no chapter settles, with our assumption
 * and its reason, and what a table has made itself.
 */
import * as z from 'zod/mini';
import { declareRecord, unshownValue } from '../../common/declare.ts';
import { madePowerSchema } from '../sheet/powersMade.ts';
import { madeItemSchema } from '../sheet/things/itemsMade.ts';
import { madeTraitSchema } from '../sheet/traits.ts';
import { damageRules, thingRules } from './harm.ts';
import { movementRules, vehicleRules } from './moving.ts';
import { nerveRules } from './nerve.ts';
import { optionRules } from './options.ts';
import { reactionRules } from './reacting.ts';

export const houseRules = declareRecord({
  ...optionRules,
  ...movementRules,
  ...reactionRules,
  ...damageRules,
  ...thingRules,
  ...nerveRules,
  ...vehicleRules,
  items: unshownValue(z.array(madeItemSchema).check(z.maxLength(100)), []),
  traits: unshownValue(z.array(madeTraitSchema).check(z.maxLength(100)), []),
  powers: unshownValue(z.array(madePowerSchema).check(z.maxLength(100)), []),
});
export type MurdhamHouse = ReturnType<typeof houseRules.start>;

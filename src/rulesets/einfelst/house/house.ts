/**
 * The house rules of Einfelst Wilds: every value that no chapter gives, as assumed, with the
 * reason, and the things that a table has made itself.
 */
import * as z from 'zod/mini';
import { declareRecord, unshownValue } from '../../common/declare.ts';
import { ownSpellSchema } from '../sheet/spells.ts';
import { ownWeaponSchema } from '../sheet/weapons.ts';
import { attackRules, weaponRules } from './attacks.ts';
import { fireRules, groundRules, hazardRules } from './ground.ts';
import { criticalRules, harmRules } from './harm.ts';
import { diceRules, holdingRules, initiativeRules } from './turns.ts';

/** The most things of each kind that a table can make. */
export const MOST_OWN = 100;

export const houseRules = declareRecord({
  ...initiativeRules,
  ...diceRules,
  ...weaponRules,
  ...attackRules,
  ...holdingRules,
  ...harmRules,
  ...criticalRules,
  ...groundRules,
  ...hazardRules,
  ...fireRules,
  ownWeapons: unshownValue(z.array(ownWeaponSchema).check(z.maxLength(MOST_OWN)), []),
  ownSpells: unshownValue(z.array(ownSpellSchema).check(z.maxLength(MOST_OWN)), []),
});
export type EinfelstHouse = ReturnType<typeof houseRules.start>;

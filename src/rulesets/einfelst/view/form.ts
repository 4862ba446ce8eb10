/**
 * The form of a sheet at a given table, with the table's own weapons and spells among the choices.
 */

import { withOwn } from '../../common/ownThings.ts';
import type { EinfelstHouse } from '../house/house.ts';
import { einfelstSheet } from '../sheet/sheet.ts';
import { carriedWeapon } from '../sheet/weapons.ts';

export const fieldsWith = ({ ownWeapons, ownSpells }: EinfelstHouse) =>
  withOwn(einfelstSheet.fields, {
    weapons: ownWeapons.map((own) => ({ id: own.id, label: own.name, value: carriedWeapon(own) })),
    spells: ownSpells.map((own) => ({ id: own.id, label: own.name, value: own })),
  });

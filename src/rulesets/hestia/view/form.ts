/**
 * The form of a sheet as a table has it: with the weapons and spells of its own among the choices.
 */
import type { Field, FieldOption } from '../../../engine/forms/field.ts';
import type { HestiaHouse } from '../house.ts';
import { hestiaSheet } from '../sheet/sheet.ts';

/** Things of the table's own are put in whole: the game's schema does not know them by id. */
const ofOurOwn = (things: readonly { id: string; name: string }[]): FieldOption[] =>
  things.map((thing) => ({ id: thing.id, label: thing.name, group: 'Of our own', value: thing }));

export const fieldsWith = (house: HestiaHouse): readonly Field[] => {
  const own: Record<string, FieldOption[]> = { weapons: ofOurOwn(house.weapons), spells: ofOurOwn(house.spells) };
  return hestiaSheet.fields.map((field) =>
    field.kind === 'choices' && typeof field.options !== 'string' && own[field.path]
      ? { ...field, options: [...field.options, ...(own[field.path] ?? [])] }
      : field,
  );
};

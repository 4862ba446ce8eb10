/**
 * The form of a sheet at a given table, with the table's own weapons and spells among the choices.
 */
import type { Field, FieldOption } from '../../../engine/forms/field.ts';
import type { HestiaHouse } from '../house.ts';
import { hestiaSheet } from '../sheet/sheet.ts';

/**
 * Options for the table's own things. They carry the whole thing, because the game's schema does
 * not know their ids.
 */
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

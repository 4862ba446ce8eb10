/** Finds names of people who are not in the fight, in data that is declared by fields. */
import type { Fight } from '../fight.ts';
import type { FieldPart } from './field.ts';
import { getPath } from './schema.ts';

/** Whether the data names, at any depth, a combatant who is not in the fight. */
export function namesStrangers(fight: Pick<Fight, 'combatants'>, data: unknown, fields: readonly FieldPart[]): boolean {
  // An empty name stands for nobody.
  const isStranger = (id: unknown): boolean =>
    typeof id === 'string' && id !== '' && !Object.hasOwn(fight.combatants, id);
  return fields.some((field) => {
    const value = field.path === '' ? data : getPath(data, field.path);
    if (typeof value !== 'object' || value === null)
      return field.kind === 'choice' && field.options === 'combatants' && isStranger(value);
    switch (field.kind) {
      case 'choices':
        return field.options === 'combatants' && Array.isArray(value) && value.some(isStranger);
      case 'rows':
        return Array.isArray(value) && value.some((row) => namesStrangers(fight, row, field.parts));
      case 'entries':
        return Object.entries(value).some(
          ([key, entry]) =>
            (field.keys === 'combatants' && isStranger(key)) || namesStrangers(fight, entry, field.parts),
        );
      case 'group':
        return namesStrangers(fight, value, field.parts);
      default:
        return false;
    }
  });
}

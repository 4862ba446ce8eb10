/**
 * Finds names in a game's state that belong to nobody and nothing in the fight. A value set by hand
 * may only name what is there.
 */
import type { Fight } from '../fight.ts';
import { type FieldPart, optionsOf } from '../forms/field.ts';
import { getPath } from '../forms/schema.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * The ids of combatants, sides and zones that the state names and the fight does not have, found
 * through the fields of the state.
 */
export function straysIn(ruleset: Pick<Ruleset, 'stateFields'>, fight: Fight): Set<Id> {
  const found = new Set<Id>();
  const there = new Map<string, ReadonlySet<Id>>();
  const knows = (options: 'combatants' | 'sides' | 'zones', id: Id): boolean => {
    const ids = there.get(options) ?? new Set(optionsOf(options, fight).map((one) => one.id));
    there.set(options, ids);
    return ids.has(id);
  };
  const look = (parts: readonly FieldPart[], value: unknown): void => {
    for (const part of parts) {
      const held = getPath(value, part.path);
      if (held === undefined || held === null) continue;
      const heed = (options: unknown, ids: readonly unknown[]): void => {
        if (options !== 'combatants' && options !== 'sides' && options !== 'zones') return;
        // In a text field the empty string means nobody.
        for (const id of ids) if (typeof id === 'string' && id !== '' && !knows(options, id)) found.add(id);
      };
      if (part.kind === 'choice') heed(part.options, [held]);
      else if (part.kind === 'choices' && Array.isArray(held)) heed(part.options, held);
      else if (part.kind === 'rows' && Array.isArray(held)) for (const row of held) look(part.parts, row);
      else if (part.kind === 'group') look(part.parts, held);
      else if (part.kind === 'entries') {
        heed(part.keys, Object.keys(held));
        for (const entry of Object.values(held)) look(part.parts, entry);
      }
    }
  };
  look(ruleset.stateFields, fight.state);
  return found;
}

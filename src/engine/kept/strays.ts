/**
 * Finds ids in a game's state that no combatant, side or zone of the fight has. A value set by hand
 * may only name what is in the fight.
 */
import type { Fight } from '../fight.ts';
import { type FieldPart, optionsOf } from '../forms/field.ts';
import { getPath } from '../forms/schema.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * The ids of combatants, sides and zones that the state names although the fight does not have
 * them. The state's fields say which values are such ids.
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
        // In a text field the empty string stands for nobody.
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

/**
 * Fills in what follows by itself when a table makes an ability: the id from its name, the text
 * from its parts, ids of choices from their labels.
 */

import { freeId } from '../../../../engine/forms/freeId.ts';
import { isPlainRecord } from '../../../../engine/forms/plainRecord.ts';
import { copyOfJson } from '../../../../engine/forms/schema.ts';
import type { Ability } from '../../sheet/ability.ts';
import { linesOf } from '../../sheet/abilityWords.ts';
import { builtIn } from './index.ts';

/** Makes an id from a name that no ability has, neither the table's nor a built-in one. */
export const idFrom = (name: string, taken: readonly string[]): string =>
  freeId(name, (id) => taken.includes(id) || builtIn.has(id));

/** Gives an id, made from the label, to options and modes without one, at any depth. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const ids: string[] = [];
    return value.map((part) => {
      const inner = withIds(part);
      if (!isPlainRecord(inner) || typeof inner.label !== 'string' || inner.label === '') return inner;
      const id = typeof inner.id === 'string' && inner.id !== '' ? inner.id : idFrom(inner.label, ids);
      ids.push(id);
      return { ...inner, id };
    });
  }
  if (!isPlainRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part)]));
}

/** The words of an ability that may be half made. Empty when the data has no words yet. */
export function linesOfAny(data: unknown): string[] {
  try {
    return isPlainRecord(data) ? linesOf(data as Partial<Ability>) : [];
  } catch {
    return [];
  }
}

/**
 * Copies an ability and fills in its id, text and choices. Data that is no record is returned
 * unchanged, and the schema refuses it.
 */
export function filledAbility(data: unknown, taken: readonly string[]): unknown {
  if (!isPlainRecord(data)) return data;
  const made = withIds(copyOfJson(data)) as Record<string, unknown>;
  if (typeof made.name === 'string') made.name = made.name.trim();
  const { name, id, text } = made;
  if (typeof name === 'string' && name !== '' && (id === undefined || id === '')) made.id = idFrom(name, taken);
  if (text === undefined || (typeof text === 'string' && text.trim() === ''))
    // Every view shows the upgrades beside the words, so the words leave them out.
    made.text =
      linesOfAny({ ...made, upgrades: undefined })
        .join(' ')
        .slice(0, 600) || (typeof name === 'string' ? name : '');
  return made;
}

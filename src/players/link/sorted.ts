/**
 * Turns the lists of a view into records by id, and back, so that an entry that comes or goes does
 * not move the others. Pure functions.
 */
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';

type Plain = Record<string, unknown>;

/**
 * The key under which such a record keeps the ids in their order. No part of a view has a key of
 * this name.
 */
const IDS = '#';
const THINGS = '@';

/**
 * The two forms of each converted value, each found by the other. An unchanged value stays the same
 * object and is converted once.
 */
const toSorted = new WeakMap<object, unknown>();
const toPlain = new WeakMap<object, unknown>();

const each = (value: Plain, turn: (part: unknown) => unknown): Plain =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turn(part)]));

function sortedList(list: readonly unknown[]): unknown {
  const ids = list.flatMap((one) => (isPlainRecord(one) && typeof one.id === 'string' ? one.id : []));
  if (list.length === 0 || ids.length < list.length || new Set(ids).size < ids.length) return list.map(sortedById);
  return { [IDS]: ids, [THINGS]: Object.fromEntries(list.map((one, at) => [ids[at], sortedById(one)])) };
}

/**
 * The value with each list whose entries have different ids turned into a record: the ids in their
 * order, and the entries by id.
 */
export function sortedById(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = toSorted.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value) ? sortedList(value) : each({ ...value }, sortedById);
  toSorted.set(value, made);
  if (typeof made === 'object' && made !== null) toPlain.set(made, value);
  return made;
}

/**
 * The value as it was before `sortedById`. Throws where a record names an id that it does not hold.
 */
export function unsortedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = toPlain.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value) ? value.map(unsortedValue) : unlisted({ ...value });
  toPlain.set(value, made);
  toSorted.set(made, value);
  return made;
}

function unlisted(value: Plain): object {
  const { [IDS]: ids, [THINGS]: things } = value;
  if (!Array.isArray(ids) || !isPlainRecord(things)) return each(value, unsortedValue);
  return ids.map((id) => {
    if (!Object.hasOwn(things, id)) throw new Error(`The list has no ${id}.`);
    return unsortedValue(things[id]);
  });
}

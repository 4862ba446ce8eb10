/** A view with its lists of named things told by their ids, so that one that comes or goes moves no other; and back. Pure. */

type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a list: its ids in their order, and its things by their ids. No part of a view has such names. */
const IDS = '#';
const THINGS = '@';

/** Both forms of what has been turned, each by the other: what has not changed stays the same object, and is turned once. */
const toSorted = new WeakMap<object, unknown>();
const toPlain = new WeakMap<object, unknown>();

const each = (value: Plain, turn: (part: unknown) => unknown): Plain =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turn(part)]));

function sortedList(list: readonly unknown[]): unknown {
  const ids = list.flatMap((one) => (isPlain(one) && typeof one.id === 'string' ? one.id : []));
  if (list.length === 0 || ids.length < list.length || new Set(ids).size < ids.length) return list.map(sorted);
  return { [IDS]: ids, [THINGS]: Object.fromEntries(list.map((one, at) => [ids[at], sorted(one)])) };
}

/** With each list whose things have ids, no two the same, as those ids and the things by them. */
export function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = toSorted.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value) ? sortedList(value) : each({ ...value }, sorted);
  toSorted.set(value, made);
  if (typeof made === 'object' && made !== null) toPlain.set(made, value);
  return made;
}

/** As it was before `sorted`. Throws where a list names what it does not have. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = toPlain.get(value);
  if (known !== undefined) return known;
  const made = Array.isArray(value) ? value.map(plain) : unlisted({ ...value });
  toPlain.set(value, made);
  toSorted.set(made, value);
  return made;
}

function unlisted(value: Plain): object {
  const { [IDS]: ids, [THINGS]: things } = value;
  if (!Array.isArray(ids) || !isPlain(things)) return each(value, plain);
  return ids.map((id) => {
    if (!Object.hasOwn(things, id)) throw new Error(`The list has no ${id}.`);
    return plain(things[id]);
  });
}

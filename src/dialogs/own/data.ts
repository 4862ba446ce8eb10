/**
 * Edits the data of a draft: sets values at dotted paths, moves and removes rows of lists. Each
 * edit returns a new copy.
 */
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { copyOfJson, getPath } from '../../engine/forms/schema.ts';

/** Joins two dotted paths. */
export const joinPath = (base: string, path: string | number): string => (base === '' ? `${path}` : `${base}.${path}`);

/**
 * A copy with a value set at a path. Missing records on the way are created. Undefined removes the
 * value, and every record that becomes empty (an entry of a list stays).
 */
export function withValue(data: unknown, path: string, value: unknown): unknown {
  const keys = path === '' ? [] : path.split('.');
  return put(isPlainRecord(data) || Array.isArray(data) ? copyOfJson(data) : {}, keys, value);
}

function put(at: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(at)) {
    const next = put(at[Number(key)], rest, value);
    if (next === undefined && rest.length === 0) at.splice(Number(key), 1);
    else at[Number(key)] = next ?? {};
    return at;
  }
  const record = isPlainRecord(at) ? at : {};
  const next = put(record[key], rest, value);
  if (next === undefined || (rest.length > 0 && value === undefined && isEmpty(next))) delete record[key];
  else record[key] = next;
  return record;
}
const isEmpty = (value: unknown): boolean => isPlainRecord(value) && Object.keys(value).length === 0;

/** The list at a path. Empty when there is none. */
export const listAt = (data: unknown, path: string): readonly unknown[] => {
  const found = getPath(data, path);
  return Array.isArray(found) ? found : [];
};

/** A copy with an entry added at the end of a list. */
export const withEntry = (data: unknown, path: string, entry: unknown): unknown =>
  withValue(data, path, [...listAt(data, path), copyOfJson(entry)]);

/** A copy without one entry of a list. The list stays, even when it is empty. */
export const withoutEntry = (data: unknown, path: string, at: number): unknown =>
  withValue(
    data,
    path,
    listAt(data, path).filter((_, n) => n !== at),
  );

/** A copy with one entry moved one place up. */
export const withEarlier = (data: unknown, path: string, at: number): unknown => {
  const list = [...listAt(data, path)];
  const [entry] = list.splice(at, 1);
  list.splice(Math.max(0, at - 1), 0, entry);
  return withValue(data, path, list);
};

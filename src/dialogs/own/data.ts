/** Half-made data under a form: values set at dotted paths, and rows of lists moved and taken away, each as a fresh copy. */
import { copy, getPath } from '../../engine/forms/schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two dotted paths as one. */
export const under = (base: string, path: string | number): string => (base === '' ? `${path}` : `${base}.${path}`);

/**
 * A copy with a value put at a path. Records on the way are made; undefined takes the value out, and with it every record that
 * is left empty (an entry of a list stays).
 */
export function withValue(data: unknown, path: string, value: unknown): unknown {
  const keys = path === '' ? [] : path.split('.');
  return put(isRecord(data) || Array.isArray(data) ? copy(data) : {}, keys, value);
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
  const record = isRecord(at) ? at : {};
  const next = put(record[key], rest, value);
  if (next === undefined || (rest.length > 0 && value === undefined && isEmpty(next))) delete record[key];
  else record[key] = next;
  return record;
}
const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** The list at a path; empty when there is none. */
export const listAt = (data: unknown, path: string): readonly unknown[] => {
  const found = getPath(data, path);
  return Array.isArray(found) ? found : [];
};

/** A copy with an entry put at the end of a list. */
export const withEntry = (data: unknown, path: string, entry: unknown): unknown =>
  withValue(data, path, [...listAt(data, path), copy(entry)]);

/** A copy without one entry of a list. The list stays, empty or not. */
export const withoutEntry = (data: unknown, path: string, at: number): unknown =>
  withValue(
    data,
    path,
    listAt(data, path).filter((_, n) => n !== at),
  );

/** A copy with one entry one place earlier. */
export const withEarlier = (data: unknown, path: string, at: number): unknown => {
  const list = [...listAt(data, path)];
  const [entry] = list.splice(at, 1);
  list.splice(Math.max(0, at - 1), 0, entry);
  return withValue(data, path, list);
};

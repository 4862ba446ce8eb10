/** Finds a number set by hand that is out of its range, and says so in the words of its field. */
import type { FieldPart } from '../forms/field.ts';
import { getPath } from '../forms/schema.ts';

function firstOf<T>(list: readonly T[], fault: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = fault(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A sentence about the first number in a part's value that is out of range; undefined when all are
 * in range.
 */
function faultOfPart(part: FieldPart, value: unknown): string | undefined {
  const within = (one: unknown) =>
    firstOf('parts' in part && Array.isArray(part.parts) ? part.parts : [], (inner: FieldPart) =>
      faultOfPart(inner, getPath(one, inner.path)),
    );
  switch (part.kind) {
    case 'number':
      return typeof value !== 'number' || (value >= part.min && value <= part.max)
        ? undefined
        : `${part.label} is from ${part.min} to ${part.max}, not ${value}.`;
    case 'group':
      return within(value);
    case 'rows':
      return Array.isArray(value) ? firstOf(value, within) : undefined;
    case 'entries':
      return typeof value === 'object' && value !== null ? firstOf(Object.values(value), within) : undefined;
    default:
      return undefined;
  }
}

/**
 * A sentence about a number that is out of range at a path within a part. Below a row the path
 * begins with the row's number, below an entry with its key.
 */
function faultBelow(part: FieldPart, path: string, value: unknown): string | undefined {
  if (path === '') return faultOfPart(part, value);
  if (part.kind !== 'group' && part.kind !== 'rows' && part.kind !== 'entries') return undefined;
  return outOfRange(part.parts, part.kind === 'group' ? path : path.split('.').slice(1).join('.'), value);
}

/**
 * A sentence on what is out of range in a value to be put at a path, by the fields of the whole;
 * otherwise undefined. A value without a field is accepted.
 */
export function outOfRange(parts: readonly FieldPart[], path: string, value: unknown): string | undefined {
  return firstOf(parts, (part) => {
    if (part.path === path || part.path === '') return faultBelow(part, part.path === path ? '' : path, value);
    if (path.startsWith(`${part.path}.`)) return faultBelow(part, path.slice(part.path.length + 1), value);
    const inner = path === '' ? part.path : part.path.startsWith(`${path}.`) ? part.path.slice(path.length + 1) : '';
    return inner === '' ? undefined : faultOfPart(part, getPath(value, inner));
  });
}

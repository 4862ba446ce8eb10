/** Applies patches to a fight that a procedure is working on, so that what it holds stays valid. */
import { applyPatches, type Patch } from 'immer';
import { copyOfJson } from '../forms/schema.ts';

type Part = Record<string | number, unknown>;

const isRecord = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNamed = (value: unknown): value is Part & { id: string } => isRecord(value) && typeof value.id === 'string';

/**
 * The value that a part gets. A record becomes equal to the new one and stays the record that it
 * was, and so does a member of a list that has the same id in both lists.
 */
function become(was: unknown, now: unknown): unknown {
  if (Object.isFrozen(was)) return copyOfJson(now);
  if (isRecord(was) && isRecord(now)) {
    for (const key of Object.keys(was)) if (!(key in now)) delete was[key];
    for (const [key, value] of Object.entries(now)) {
      const part = become(was[key], value);
      if (part !== was[key]) was[key] = part;
    }
    return was;
  }
  if (Array.isArray(was) && Array.isArray(now)) {
    const known = new Map(was.filter(isNamed).map((one) => [one.id, one]));
    const members = now.map((one) => (isNamed(one) ? become(known.get(one.id), one) : copyOfJson(one)));
    was.splice(0, was.length, ...members);
    return was;
  }
  return typeof now === 'object' && now !== null ? copyOfJson(now) : now;
}

/**
 * Applies the patches, which are shared and not changed. A frozen part, such as the map of a plain
 * copy, is replaced by a changed one. A patch of something that is not there is left out.
 */
export function changeInPlace(whole: object, patches: readonly Patch[]): void {
  for (const { op, path, value } of patches) {
    const [first = '', ...rest] = path;
    const part = (whole as Part)[first];
    if (rest.length > 0 && Object.isFrozen(part)) {
      (whole as Part)[first] = applyPatches(part as object, [{ op, path: rest, value }]);
      continue;
    }
    const key = path.at(-1) as string | number;
    const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Part | undefined)?.[step], whole) as
      | Part
      | undefined;
    if (parent === undefined) continue;
    if (op === 'replace') parent[key] = become(parent[key], value);
    else if (Array.isArray(parent))
      parent.splice(Number(key), op === 'remove' ? 1 : 0, ...(op === 'add' ? [copyOfJson(value)] : []));
    else if (op === 'add') parent[key] = copyOfJson(value);
    else delete parent[key];
  }
}

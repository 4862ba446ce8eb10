/**
 * Takes out of a move's result what it wrote without changing it: a list that was filtered and lost
 * nobody, say. Such a part would be stored in the history, and drawn again on the screen.
 */
import { dequal } from 'dequal';
import { freeze, type Patch } from 'immer';
import type { Fight } from '../fight.ts';
import { shareStructure } from '../forms/structuralSharing.ts';

/** A move's fight, and the patches from its base and back. */
interface Written {
  fight: Fight;
  patches: Patch[];
  inverse: Patch[];
}

/** The value at a path; undefined where the path leads nowhere. */
const valueAt = (whole: unknown, path: Patch['path']): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);

const pathKey = ({ path }: Patch): string => path.join('/');

/**
 * The same result in which each part that equals its part of the base is that very object, and no
 * patch replaces a value by an equal one. Pure: both results say the same.
 */
export function onlyChanges<Result extends Written>(base: Fight, result: Result): Result {
  const idle = new Set(
    result.patches
      .filter(
        ({ op, path, value }) =>
          op === 'replace' && typeof value === 'object' && dequal(valueAt(base, path), valueAt(result.fight, path)),
      )
      .map(pathKey),
  );
  if (idle.size === 0) return result;
  const changes = (patch: Patch): boolean => patch.op !== 'replace' || !idle.has(pathKey(patch));
  return {
    ...result,
    fight: freeze(shareStructure(base, result.fight), true),
    patches: result.patches.filter(changes),
    inverse: result.inverse.filter(changes),
  };
}

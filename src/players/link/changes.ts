/**
 * The changes between two public views as patches, so that a small change needs only a small
 * message.
 */
import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { sortedById, unsortedValue } from './sorted.ts';

/**
 * One change: the path in the view, and the new value. Lists along the path go by the ids of their
 * entries (`sorted.ts`).
 */
export const changeSchema = z.strictObject({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.string()).check(z.maxLength(20)),
  value: z.optional(z.unknown()),
});
export type Change = z.infer<typeof changeSchema>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/**
 * The changes that lead from one part to another: only the differences, or the whole part where
 * that is shorter.
 */
function compared(before: unknown, now: unknown, path: readonly string[]): Change[] {
  if (Object.is(before, now)) return [];
  const whole: Change = { op: 'replace', path: [...path], value: unsortedValue(now) };
  // A list whose entries have no ids is short, or its entries belong together. Such a list is sent
  // whole.
  if (!isPlainRecord(before) || !isPlainRecord(now)) return dequal(before, now) ? [] : [whole];
  const changes = [
    ...Object.keys(before).flatMap((key): Change[] =>
      Object.hasOwn(now, key) ? [] : [{ op: 'remove', path: [...path, key] }],
    ),
    ...Object.entries(now).flatMap(([key, part]): Change[] =>
      Object.hasOwn(before, key)
        ? compared(before[key], part, [...path, key])
        : [{ op: 'add', path: [...path, key], value: unsortedValue(part) }],
    ),
  ];
  return changes.length > 1 && path.length > 0 && lengthOf(changes) > lengthOf([whole]) ? [whole] : changes;
}

/** The changes that lead from one view to the next; none when both are equal. */
export const changesOf = (before: PublicView, now: PublicView): Change[] =>
  compared(sortedById(before), sortedById(now), []);

/**
 * A part after one change; the rest of the part stays the same object. Throws where the path leads
 * nowhere. Written by hand, because immer is as large as all other code that the two windows share.
 */
function changed(part: unknown, { op, value }: Change, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return sortedById(value);
  if (!isPlainRecord(part) || key === '__proto__' || (op !== 'add' || rest.length > 0) !== Object.hasOwn(part, key))
    throw new Error(`There is nothing at ${key}.`);
  if (op !== 'remove' || rest.length > 0)
    return { ...part, [key]: changed(part[key], { op, path: rest, value }, rest) };
  const { [key]: _, ...left } = part;
  return left;
}

/**
 * A view after some changes. Unchanged parts stay the same objects, so that an unchanged map is not
 * drawn again. Undefined when a change does not fit the view: then the screen has to ask for the
 * whole view.
 */
export function withChanges(view: PublicView, changes: readonly Change[]): PublicView | undefined {
  try {
    return unsortedValue(changes.reduce((part, one) => changed(part, one, one.path), sortedById(view))) as PublicView;
  } catch {
    return undefined;
  }
}

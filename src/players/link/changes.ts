/** What has changed between two public views, as patches: small messages for small changes. */
import * as z from 'zod/mini';
import type { PublicView } from '../../engine/public/publicView.ts';
import { isPlain, plain, sorted } from './sorted.ts';

/** One thing that has changed: where it is in the view, whose lists go by their ids there (`sorted.ts`), and what it is now, as the view has it. */
export const changeSchema = z.strictObject({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.string()).check(z.maxLength(20)),
  value: z.optional(z.unknown()),
});
export type Change = z.infer<typeof changeSchema>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** What leads from one part to another: only what differs, or the whole part where that is said in fewer letters. */
function compared(before: unknown, now: unknown, path: readonly string[]): Change[] {
  if (Object.is(before, now)) return [];
  const whole: Change = { op: 'replace', path: [...path], value: plain(now) };
  // Lists that do not go by ids are short, or hang together: they go whole.
  if (!isPlain(before) || !isPlain(now)) return JSON.stringify(before) === JSON.stringify(now) ? [] : [whole];
  const changes = [
    ...Object.keys(before).flatMap((key): Change[] =>
      Object.hasOwn(now, key) ? [] : [{ op: 'remove', path: [...path, key] }],
    ),
    ...Object.entries(now).flatMap(([key, part]): Change[] =>
      Object.hasOwn(before, key)
        ? compared(before[key], part, [...path, key])
        : [{ op: 'add', path: [...path, key], value: plain(part) }],
    ),
  ];
  return changes.length > 1 && path.length > 0 && lengthOf(changes) > lengthOf([whole]) ? [whole] : changes;
}

/** What leads from one view to the next; none where both say the same. */
export const changesOf = (before: PublicView, now: PublicView): Change[] => compared(sorted(before), sorted(now), []);

/**
 * A part with one change made in it; what it does not touch stays the same object. Throws where the path leads nowhere. By hand: the
 * library that the engine has for this is as large as all else that the two windows share.
 */
function changed(part: unknown, { op, value }: Change, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return sorted(value);
  if (!isPlain(part) || key === '__proto__' || (op !== 'add' || rest.length > 0) !== Object.hasOwn(part, key))
    throw new Error(`There is nothing at ${key}.`);
  if (op !== 'remove' || rest.length > 0)
    return { ...part, [key]: changed(part[key], { op, path: rest, value }, rest) };
  const { [key]: _, ...left } = part;
  return left;
}

/**
 * A view with changes made to it. Parts that have not changed stay the same objects: a map that has not changed is not drawn anew.
 * Undefined where a change does not fit the view: then the whole has to be asked for.
 */
export function withChanges(view: PublicView, changes: readonly Change[]): PublicView | undefined {
  try {
    return plain(changes.reduce((part, one) => changed(part, one, one.path), sorted(view))) as PublicView;
  } catch {
    return undefined;
  }
}

/** What has changed between two public views, as patches: small messages for small changes. */
import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import * as z from 'zod/mini';
import type { PublicView } from '../../engine/publicView.ts';

enablePatches();

/** One thing that has changed: where it is in the view, and what it is now. */
export const changeSchema = z.strictObject({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])).check(z.maxLength(20)),
  value: z.optional(z.unknown()),
});
export type Change = z.infer<typeof changeSchema>;

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes one part of a draft what it is to be: goes down as far as both sides are alike, and writes only what differs. */
function bring(draft: Plain | unknown[], now: Plain | readonly unknown[]): void {
  const parts = draft as Plain;
  const wanted = now as Plain;
  for (const key of Object.keys(parts)) if (!Object.hasOwn(wanted, key) && !Array.isArray(draft)) delete parts[key];
  if (Array.isArray(draft) && Array.isArray(now) && draft.length > now.length) draft.length = now.length;
  for (const [key, part] of Object.entries(wanted)) {
    const before = parts[key];
    if (Object.is(before, part)) continue;
    // Another thing in its place, as when a list has moved up: it goes whole, which is shorter than field by field.
    if (isPlain(before) && isPlain(part) && before.id === part.id) bring(before, part);
    else if (Array.isArray(before) && Array.isArray(part)) bring(before, part);
    else parts[key] = part;
  }
}

/** What leads from one view to the next; none where both say the same. */
export function changesOf(before: PublicView, now: PublicView): Change[] {
  const [, patches] = produceWithPatches(before, (draft) => bring({ view: draft }, { view: now }));
  return patches;
}

/**
 * A view with changes made to it. Parts that have not changed stay the same objects: a map that has not changed is not drawn anew.
 * Undefined where a change does not fit the view: then the whole has to be asked for.
 */
export function withChanges(view: PublicView, changes: readonly Change[]): PublicView | undefined {
  try {
    return applyPatches(view, changes as Patch[]);
  } catch {
    return undefined;
  }
}

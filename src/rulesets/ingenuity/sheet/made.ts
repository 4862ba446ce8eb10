/**
 * Items that a table makes itself: their figures without the values that play changes, kept in the
 * house rules.
 */
import * as z from 'zod/mini';
import { type Item, itemShape, makeItem } from './items.ts';

const { where: _where, loaded: _loaded, lies: _lies, ...figures } = itemShape;

export const madeItemSchema = z.strictObject({
  ...figures,
  nonlethal: z.exactOptional(z.literal(true)),
  /** The durability of a new item. */
  durability: z.int().check(z.minimum(0), z.maximum(999)),
});
export type MadeItem = z.infer<typeof madeItemSchema>;

/** Gives the form of an existing item, from which a table can make its own. */
export function madeFrom({ nonlethal, durability, light, ...thing }: Item): MadeItem {
  const { loaded: _loaded, where: _where, lies: _lies, ...rest } = thing;
  return {
    ...rest,
    durability: durability.max,
    ...(nonlethal ? { nonlethal } : {}),
    ...(light === undefined ? {} : { light }),
  };
}

/**
 * A new item of this form: loaded, and without a place yet. A sheet puts it into a free hand, or
 * wears it.
 */
export function unplaced({ durability, nonlethal, ...rest }: MadeItem): Omit<Item, 'where'> {
  const { where: _where, ...thing } = makeItem(rest.id, rest.name, {
    ...rest,
    nonlethal: nonlethal === true,
    durability: { now: durability, max: durability },
  });
  return thing;
}

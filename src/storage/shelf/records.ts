/**
 * The shelf's records in the database: a light record of each thing for the list, and the whole
 * thing twice, at different moments.
 */

import * as z from 'zod/mini';
import { lookSchema } from '../../engine/fight.ts';
import { checksum } from '../../formats/checksum.ts';
import { type Item, isFigure } from '../../formats/shelf/item.ts';
import { mapKindOf } from '../../space/scene.ts';
import { isIntact, sealSchema } from '../records.ts';

/** The data of a thing that a list of thousands shows and a search covers. */
export const shelfEntrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: z.enum(['character', 'creature', 'party', 'scene']),
  /** '' for a map, which belongs to every game that plays `on` its kind. */
  game: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(60)),
  folder: z.string().check(z.maxLength(60)),
  tags: z.array(z.string().check(z.maxLength(30))),
  /** The heading of a creature, or the player of a character. */
  about: z.string().check(z.maxLength(60)),
  look: lookSchema,
  /** The thing's figures in one line. */
  summary: z.string().check(z.maxLength(300)),
  /** Only for a party. */
  members: z.exactOptional(z.array(z.string().check(z.maxLength(80)))),
  /** Only for a map: the kind of ground it is played on. */
  on: z.exactOptional(z.enum(['zones', 'squares', 'hexes'])),
  /**
   * Only for a character: the encounters whose ends are in its history, so that a search need not
   * read every character.
   */
  fights: z.exactOptional(z.array(z.string().check(z.maxLength(80)))),
  /** Counts the writes of the thing: a writer must have seen the last one. */
  rev: z.int().check(z.minimum(1)),
  /** Milliseconds since 1970. */
  changed: z.number(),
  /** When the thing was put into the bin; null while it is not there. */
  removed: z.nullable(z.number()),
  seal: sealSchema,
});
export type ShelfEntry = z.infer<typeof shelfEntrySchema>;

/** A record of the list as it was written; undefined when it is missing or damaged. */
export function shelfEntryIn(raw: unknown): ShelfEntry | undefined {
  const entry = shelfEntrySchema.safeParse(raw);
  return entry.success && isIntact(raw) ? entry.data : undefined;
}

/**
 * The whole thing as text with a checksum. The previous version lies in the other slot, so that one
 * damaged copy does not cost the thing.
 */
const copySchema = z.object({
  item: z.string(),
  slot: z.union([z.literal(0), z.literal(1)]),
  rev: z.int().check(z.minimum(1)),
  text: z.string(),
  sum: z.string(),
  seal: sealSchema,
});
export type ShelfCopy = z.infer<typeof copySchema>;

/** A copy as it was written; undefined when it is damaged. */
export function shelfCopyIn(raw: unknown): ShelfCopy | undefined {
  const { success, data } = copySchema.safeParse(raw);
  return success && isIntact(raw) && checksum(data.text) === data.sum ? data : undefined;
}

/**
 * The stored data of one thing: the thing itself, its figures in a line, and whether it is in the
 * bin.
 */
export interface Shelved {
  item: Item;
  summary: string;
  removed: number | null;
}

/** The thing's line in the list. */
export const shelfEntryOf = ({ item, summary, removed }: Shelved, rev: number, changed: number): ShelfEntry => ({
  id: item.id,
  kind: item.kind,
  game: item.game,
  name: item.name,
  folder: item.folder,
  tags: [...item.tags],
  about: item.kind === 'creature' ? item.group : item.kind === 'character' ? item.player : '',
  look: isFigure(item) ? { ...item.look } : {},
  summary: summary.slice(0, 300),
  ...(item.kind === 'party' ? { members: [...item.members] } : {}),
  ...(item.kind === 'scene' ? { on: mapKindOf(item.scene) } : {}),
  ...fightsOf(item),
  rev,
  changed,
  removed,
});

function fightsOf(item: Item): Pick<ShelfEntry, 'fights'> {
  const events = item.kind === 'character' ? (item.carried?.history ?? []) : [];
  const fights = [...new Set(events.flatMap((event) => (event.kind === 'fight' ? [event.encounter] : [])))];
  return fights.length === 0 ? {} : { fights };
}

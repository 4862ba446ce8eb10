/** What the database keeps of the shelf, record by record: a light one for the list, and the whole thing twice, of different moments. */
import * as z from 'zod/mini';
import { lookSchema } from '../../engine/fight.ts';
import { checksum } from '../../formats/checksum.ts';
import { type Item, isFigure } from '../../formats/shelf/item.ts';
import { isIntact, sealSchema } from '../records.ts';

/** As much of a thing as a list of thousands shows, and a search looks through. */
export const shelfEntrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: z.enum(['character', 'creature', 'party', 'scene']),
  /** '' is a map's, which is for every game that plays `on` its kind. */
  game: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(60)),
  folder: z.string().check(z.maxLength(60)),
  tags: z.array(z.string().check(z.maxLength(30))),
  /** The heading of a creature, the player of a character. */
  about: z.string().check(z.maxLength(60)),
  look: lookSchema,
  /** Its figures in one line. */
  summary: z.string().check(z.maxLength(300)),
  /** Of a party. */
  members: z.exactOptional(z.array(z.string().check(z.maxLength(80)))),
  /** Of a map: what it is played on. */
  on: z.exactOptional(z.enum(['zones', 'squares'])),
  /** Of a character: the encounters whose ends it has in its history, so that they are found without reading all. */
  fights: z.exactOptional(z.array(z.string().check(z.maxLength(80)))),
  /** Counts what was written of it: who changes it must have seen the last. */
  rev: z.int().check(z.minimum(1)),
  /** Milliseconds since 1970. */
  changed: z.number(),
  /** When it was put into the bin; null while it is not. */
  removed: z.nullable(z.number()),
  seal: sealSchema,
});
export type ShelfEntry = z.infer<typeof shelfEntrySchema>;

/** A record of the list as it was written; undefined when it is missing or damaged. */
export function shelfEntryIn(raw: unknown): ShelfEntry | undefined {
  const entry = shelfEntrySchema.safeParse(raw);
  return entry.success && isIntact(raw) ? entry.data : undefined;
}

/** The whole thing as text with a checksum. The one before it lies in the other slot, so that one damaged does not cost the thing. */
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

/** What is stored of one thing: itself, how its figures read in a line, whether it lies in the bin. */
export interface Shelved {
  item: Item;
  summary: string;
  removed: number | null;
}

/** How the list shows it. */
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
  ...(item.kind === 'scene' ? { on: item.scene.kind } : {}),
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

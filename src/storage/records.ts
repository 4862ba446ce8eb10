/**
 * The records of the database, each with a schema: a record that does not fit is refused alone, and
 * the rest still loads.
 */
import * as z from 'zod/mini';
import { folderSchema, tagsSchema } from '../engine/encounter.ts';
import { changeSchema, markSchema } from '../engine/table/change.ts';
import { checksum } from '../formats/checksum.ts';

/**
 * The checksum of a record's content, without the checksum itself and without a text that has its
 * own checksum.
 */
const sealOf = (record: object): string => checksum(JSON.stringify({ ...record, seal: undefined, text: undefined }));

/** A record with its checksum, to be stored. */
export const sealedRecord = <T extends object>(record: T): T & { seal: string } => ({
  ...record,
  seal: sealOf(record),
});

/**
 * Whether a record is unchanged since it was written. Older records have no checksum and are
 * accepted.
 */
export const isIntact = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && (!('seal' in raw) || raw.seal === sealOf(raw));

export const sealSchema = z.exactOptional(z.string());

/** The most letters of an encounter's notes that a search covers without opening the encounter. */
export const LONGEST_WORDS = 4000;

/** One encounter of the library: the data of its line in the list, without the fight itself. */
export const entrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: z.string().check(z.maxLength(120)),
  ruleset: z.string().check(z.maxLength(40)),
  stage: z.enum(['setup', 'running', 'over']),
  scene: z.string().check(z.maxLength(80)),
  combatants: z.int().check(z.minimum(0)),
  folder: z.exactOptional(folderSchema),
  tags: z.exactOptional(tagsSchema),
  /** Further words that a search finds the encounter by: its notes, and the names of its people. */
  words: z.exactOptional(z.string().check(z.maxLength(LONGEST_WORDS))),
  /** Milliseconds since 1970. */
  changed: z.number(),
  /** When the encounter was put into the bin; null while it is not there. */
  removed: z.nullable(z.number()),
  /**
   * The window that may write the encounter. Another window that opens the encounter puts its own
   * name here, and the first is then refused.
   */
  holder: z.string().check(z.maxLength(80)),
  seal: sealSchema,
});
export type Entry = z.infer<typeof entrySchema>;

/** A record of the list as it was written; undefined when it is missing or damaged. */
export function entryIn(raw: unknown): Entry | undefined {
  const entry = entrySchema.safeParse(raw);
  return entry.success && isIntact(raw) ? entry.data : undefined;
}

/**
 * A whole encounter as text, with a checksum of the text. Each encounter has two snapshots of
 * different moments, so that one damaged snapshot does not cost the fight.
 */
export const snapshotSchema = z.object({
  encounter: z.string(),
  slot: z.union([z.literal(0), z.literal(1)]),
  /** The snapshot includes every change up to this number. */
  seq: z.int().check(z.minimum(0)),
  text: z.string(),
  sum: z.string(),
  /** When the snapshot was written, in milliseconds since 1970; older snapshots do not say. */
  at: z.exactOptional(z.number()),
  seal: sealSchema,
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** A snapshot as it was written; undefined when it is damaged. */
export function snapshotIn(raw: unknown): Snapshot | undefined {
  const { success, data } = snapshotSchema.safeParse(raw);
  return success && isIntact(raw) && checksum(data.text) === data.sum ? data : undefined;
}

/**
 * One line of an encounter's journal. The schema is strict, so that a line with a damaged checksum
 * key does not pass for one without a checksum.
 */
const lineSchema = z.strictObject({
  encounter: z.string(),
  /** From 1, without gaps. */
  seq: z.int().check(z.minimum(1)),
  change: changeSchema,
  /** The state that the change led to. */
  mark: markSchema,
  seal: sealSchema,
});

/** A line of the journal as it was written; undefined when it is damaged. */
export function lineIn(raw: unknown): z.infer<typeof lineSchema> | undefined {
  const line = lineSchema.safeParse(raw);
  return line.success && isIntact(raw) ? line.data : undefined;
}

/**
 * Journal lines that could not be replayed, and copies that could not be read, kept as they were
 * found.
 */
export interface SetAside {
  encounter: string;
  at: number;
  why: string;
  lines: unknown[];
  copies?: unknown[];
}

export const pictureSchema = z.object({
  hash: z.string().check(z.minLength(1), z.maxLength(128)),
  blob: z.instanceof(Blob),
  added: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

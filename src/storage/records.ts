/** What lies in the database, record by record, with a schema for each: what does not fit is refused by itself and the rest still loads. */
import * as z from 'zod/mini';
import { folderSchema, tagsSchema } from '../engine/encounter.ts';
import { checksum } from '../formats/checksum.ts';
import { changeSchema, markSchema } from './change.ts';

/** The checksum of all that a record says, except its own and a text that has one for itself. */
const sealOf = (record: object): string => checksum(JSON.stringify({ ...record, seal: undefined, text: undefined }));

/** A record with its checksum, to be stored. */
export const sealed = <T extends object>(record: T): T & { seal: string } => ({ ...record, seal: sealOf(record) });

/** Whether a record is still as it was written. Those of before had no checksum, and are taken without. */
export const isIntact = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && (!('seal' in raw) || raw.seal === sealOf(raw));

export const sealSchema = z.exactOptional(z.string());

/** As much of an encounter's notes as a search looks through without opening it. */
export const LONGEST_WORDS = 4000;

/** One encounter of the library: what the list shows, without the fight itself. */
export const entrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: z.string().check(z.maxLength(120)),
  ruleset: z.string().check(z.maxLength(40)),
  stage: z.enum(['setup', 'running', 'over']),
  scene: z.string().check(z.maxLength(80)),
  combatants: z.int().check(z.minimum(0)),
  folder: z.exactOptional(folderSchema),
  tags: z.exactOptional(tagsSchema),
  /** What it is found by besides: its notes, and who is in it. */
  words: z.exactOptional(z.string().check(z.maxLength(LONGEST_WORDS))),
  /** Milliseconds since 1970. */
  changed: z.number(),
  /** When it was put into the bin; null while it is not. */
  removed: z.nullable(z.number()),
  /** The window that may write to it. Another that opens it puts its own name here, and the first is refused from then on. */
  holder: z.string().check(z.maxLength(80)),
  seal: sealSchema,
});
export type Entry = z.infer<typeof entrySchema>;

/** A record of the list as it was written; undefined when it is missing or damaged. */
export function entryIn(raw: unknown): Entry | undefined {
  const entry = entrySchema.safeParse(raw);
  return entry.success && isIntact(raw) ? entry.data : undefined;
}

/** A whole encounter as text, with a checksum of the text. Two are kept for each, of different moments, so that one damaged does not cost the fight. */
export const snapshotSchema = z.object({
  encounter: z.string(),
  slot: z.union([z.literal(0), z.literal(1)]),
  /** It holds every change up to this one. */
  seq: z.int().check(z.minimum(0)),
  text: z.string(),
  sum: z.string(),
  /** When it was written, in milliseconds since 1970; those of before do not say. */
  at: z.exactOptional(z.number()),
  seal: sealSchema,
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** A snapshot as it was written; undefined when it is damaged. */
export function snapshotIn(raw: unknown): Snapshot | undefined {
  const { success, data } = snapshotSchema.safeParse(raw);
  return success && isIntact(raw) && checksum(data.text) === data.sum ? data : undefined;
}

/** One line of the journal of an encounter. Strict, so that a checksum whose name is damaged is not taken for none. */
const lineSchema = z.strictObject({
  encounter: z.string(),
  /** From 1, without gaps. */
  seq: z.int().check(z.minimum(1)),
  change: changeSchema,
  /** Where it led. */
  mark: markSchema,
  seal: sealSchema,
});

/** A line of the journal as it was written; undefined when it is damaged. */
export function lineIn(raw: unknown): z.infer<typeof lineSchema> | undefined {
  const line = lineSchema.safeParse(raw);
  return line.success && isIntact(raw) ? line.data : undefined;
}

/** Lines of a journal that could not be done again, and copies that could not be read, kept as they were found. */
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

/** What lies in the database, record by record, with a schema for each: what does not fit is refused by itself and the rest still loads. */
import * as z from 'zod';
import { changeSchema, markSchema } from './change.ts';

/** One encounter of the library: what the list shows, without the fight itself. */
export const entrySchema = z.object({
  id: z.string().min(1).max(80),
  name: z.string().max(120),
  ruleset: z.string().max(40),
  stage: z.enum(['setup', 'running', 'over']),
  scene: z.string().max(80),
  combatants: z.number().int().min(0),
  /** Milliseconds since 1970. */
  changed: z.number(),
  /** When it was put into the bin; null while it is not. */
  removed: z.number().nullable(),
  /** The window that may write to it. Another that opens it puts its own name here, and the first is refused from then on. */
  holder: z.string().max(80),
});
export type Entry = z.infer<typeof entrySchema>;

/** A whole encounter as text, with a checksum of the text. Two are kept for each, in turn, so that one damaged does not cost the fight. */
export const snapshotSchema = z.object({
  encounter: z.string(),
  slot: z.union([z.literal(0), z.literal(1)]),
  /** It holds every change up to this one. */
  seq: z.number().int().min(0),
  text: z.string(),
  sum: z.string(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** One line of the journal of an encounter. */
export const lineSchema = z.object({
  encounter: z.string(),
  /** From 1, without gaps. */
  seq: z.number().int().min(1),
  change: changeSchema,
  /** Where it led. */
  mark: markSchema,
});

/** Lines of a journal that could not be done again, kept as they were found. */
export interface SetAside {
  encounter: string;
  at: number;
  why: string;
  lines: unknown[];
}

export const pictureSchema = z.object({
  hash: z.string().min(1).max(128),
  blob: z.instanceof(Blob),
  added: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

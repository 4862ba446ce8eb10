/**
 * What a table and its screens say to each other around the messages of the link: who is there, and
 * which channel a message belongs to.
 */
import * as z from 'zod/mini';

const session = z.string().check(z.maxLength(20));
const channel = z.string().check(z.maxLength(200));

/**
 * A message of the link, and the channel on which it would go between two windows of one browser.
 */
const sentSchema = z.object({ on: channel, message: z.unknown() });
export type Sent = z.infer<typeof sentSchema>;

/** From the GM's window. */
export const fromTableSchema = z.discriminatedUnion('kind', [
  /** This screen is let in. A screen hears a session only after a welcome of that session. */
  z.object({ kind: z.literal('welcome'), to: session }),
  z.object({ kind: z.literal('say'), on: channel, message: z.unknown() }),
  /** The table is there. */
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('gone') }),
]);

/** The last view, which the relay keeps. */
export const lastSchema = z.object({ kind: z.literal('last'), sent: z.array(sentSchema).check(z.maxLength(10)) });

/** From a screen. `table` is the session of the GM's window that it speaks to. */
export const fromGuestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('knock') }),
  z.object({ kind: z.literal('say'), table: session, on: channel, message: z.unknown() }),
  z.object({ kind: z.literal('beat'), table: session }),
  z.object({ kind: z.literal('gone') }),
]);

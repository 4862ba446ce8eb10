/**
 * What the GM's window and the phones say at the door. Everybody with the invitation hears the
 * boxes, and none but the one phone and the GM's window can open or make one.
 */
import * as z from 'zod/mini';
import { boundedList, textUpTo } from '../bounds.ts';
import { tableSecretSchema } from '../remote/secret.ts';
import { doorKeySchema } from './doorKeys.ts';

/** The channel of the invitation. */
export const INVITATION = 'affray-invitation';

const word = textUpTo(200);
/** The name of a message, by chance: an answer says to which message it is one. */
const id = z.string().check(z.regex(/^[\w-]{22}$/));
const sealed = z.string().check(z.maxLength(200_000));

/** Somebody of the party whom a phone may be. `taken`: another phone is that one already. */
const personSchema = z.object({ id: word, name: word, player: z.optional(word), taken: z.boolean() });
export type PersonToBe = z.infer<typeof personSchema>;

/** From the GM's window to all phones with the invitation. */
export const toInvitedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('box'), phone: doorKeySchema, sealed }),
  /** Ask anew. Anybody with the invitation can say so, and it only makes a phone ask. */
  z.object({ type: z.literal('changed') }),
]);
export type ToInvited = z.infer<typeof toInvitedSchema>;

/** From a phone with the invitation. `phone` is its public key, and its name at the table. */
export const fromInvitedSchema = z.object({ type: z.literal('box'), phone: doorKeySchema, sealed });
export type FromInvited = z.infer<typeof fromInvitedSchema>;

/** What a phone says in its box. */
export const atDoorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('who'), id }),
  /** This phone wants to be somebody. `promise`: the last one that it was told. */
  z.object({ type: z.literal('ask'), id, who: word, promise: doorKeySchema }),
]);
export type AtDoor = z.infer<typeof atDoorSchema>;

/** What the GM's window says in the box of a phone. `to`: the message that it answers. */
export const toDoorSchema = z.discriminatedUnion('type', [
  /** The people to choose from, whether this phone has a seat, and the promise of the next ask. */
  z.object({
    type: z.literal('people'),
    to: id,
    people: boundedList(personSchema, 500),
    seated: z.boolean(),
    promise: doorKeySchema,
  }),
  /** The ask stands before the GM, with the words that this chance makes. */
  z.object({ type: z.literal('heard'), to: id, chance: id }),
  /** Another phone asks to be the same one. The GM decides about that one first. */
  z.object({ type: z.literal('behind'), to: id }),
  /** This phone is let in: the secret of its seat. */
  z.object({ type: z.literal('in'), to: id, secret: tableSecretSchema }),
  z.object({ type: z.literal('no'), to: id }),
]);
export type ToDoor = z.infer<typeof toDoorSchema>;

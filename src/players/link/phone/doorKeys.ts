/**
 * The keys of the door for phones. The invitation is the public key of the GM's window, and each
 * phone has a public key that is its name at the table. What the two say to each other is sealed by
 * what both keys share (X25519, AES-GCM), so nobody else with the invitation can speak for either.
 */
import * as z from 'zod/mini';
import { cipherOf } from '../remote/cipher.ts';
import { type Bytes, bytesOfText, chanceBytes, type TableSecret, textOfBytes } from '../remote/secret.ts';
import { DOOR_WORDS } from './doorWords.ts';

/** 32 bytes in base64url, written in the one way that `textOfBytes` writes them. */
export const doorKeySchema = z.string().check(z.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/));
export const doorKeysSchema = z.object({ publicKey: doorKeySchema, secretKey: doorKeySchema });
export type DoorKeys = z.infer<typeof doorKeysSchema>;

/** The two sides of a conversation at the door, by their public keys. */
export interface DoorSides {
  gm: string;
  phone: string;
}

const NONCE = 12;
const NO_HEAD = new Uint8Array();
const FORM = '2';

const curve = async () => (await import('@noble/curves/ed25519.js')).x25519;

/** The hash of texts, each for one purpose. The texts have no line breaks. */
async function hashOf(purpose: string, texts: readonly string[], bytes: Bytes = NO_HEAD): Promise<Bytes> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const head = new TextEncoder().encode(`affray door ${FORM} ${purpose}\n${texts.join('\n')}\n`);
  return new Uint8Array(sha256(new Uint8Array([...head, ...bytes])));
}

/** Makes keys: of a phone, or of an invitation. */
export async function newDoorKeys(): Promise<DoorKeys> {
  const { secretKey, publicKey } = (await curve()).keygen();
  return { publicKey: textOfBytes(new Uint8Array(publicKey)), secretKey: textOfBytes(new Uint8Array(secretKey)) };
}

/** What stands behind the # of an invitation. */
export const fragmentOfInvitation = (gm: string): string => `#${FORM}.${gm}`;

/**
 * Reads the GM's public key behind the # of an address. Undefined where nothing stands there; a
 * sentence where it is no invitation, or one of before.
 */
export function invitationOfFragment(fragment: string): { gm: string } | { fault: string } | undefined {
  if (fragment.length < 2) return undefined;
  const [form, ...rest] = fragment.slice(1).split('.');
  const gm = doorKeySchema.safeParse(rest.join('.'));
  if (form !== FORM)
    return {
      fault: 'This invitation is of another version of Affray: let the GM show the code for phones, and scan it.',
    };
  return gm.success
    ? { gm: gm.data }
    : { fault: 'This link is not whole: scan the code again, or copy the whole link.' };
}

/** The name of the door on the relay and the key of its messages: whoever has the invitation. */
export async function doorSecretOf(gm: string): Promise<TableSecret> {
  const [table, key] = [await hashOf('table', [gm]), await hashOf('key', [gm])];
  return { table: textOfBytes(table.slice(0, 16)), key: textOfBytes(key) };
}

/** Seals for the other side, and opens what the other side has sealed for this one. */
export interface DoorBox {
  seal(message: unknown): Promise<string>;
  /** Undefined where it was not sealed by the other side for this one. */
  open(sealed: string): Promise<unknown>;
}

/**
 * The box of one side. Each direction has a key of its own, so nothing can be sent back to its
 * sender. Rejects where the other side's name is no key.
 */
export async function openDoorBox(own: DoorKeys, { gm, phone }: DoorSides): Promise<DoorBox> {
  const other = own.publicKey === gm ? phone : gm;
  const shared = new Uint8Array((await curve()).getSharedSecret(bytesOfText(own.secretKey), bytesOfText(other)));
  const cipherTo = async (to: string) => cipherOf(await hashOf(`to ${to}`, [gm, phone], shared));
  const [toOther, toOwn] = [await cipherTo(other), await cipherTo(own.publicKey)];
  return {
    async seal(message) {
      const nonce = chanceBytes(NONCE);
      const sealed = await toOther.seal(nonce, NO_HEAD, new TextEncoder().encode(JSON.stringify(message)));
      return textOfBytes(new Uint8Array([...nonce, ...sealed]));
    },
    async open(sealed) {
      try {
        const bytes = bytesOfText(sealed);
        const text = await toOwn.open(bytes.slice(0, NONCE), NO_HEAD, bytes.slice(NONCE));
        return JSON.parse(new TextDecoder().decode(text));
      } catch {
        return undefined;
      }
    },
  };
}

/** Something that nobody can guess: the name of a message, or the GM's chance. */
export const newDoorChance = (): string => textOfBytes(chanceBytes(16));

/** What the GM's window shows of its chance before it shows the chance. */
export const promiseOfChance = async (chance: string): Promise<string> =>
  textOfBytes(await hashOf('promise', [chance]));

/**
 * The two words of an ask, for both screens. The GM's window promises its chance before the phone
 * names its ask, and shows the chance after it. So whoever stands between the two, also by a code
 * of their own, has one try in 65,536 to make both screens show the same words.
 */
export async function doorWordsOf({ gm, phone }: DoorSides, chance: string, ask: string): Promise<string> {
  const [first = 0, second = 0] = await hashOf('words', [gm, phone, chance, ask]);
  return `${DOOR_WORDS[first]} ${DOOR_WORDS[second]}`;
}

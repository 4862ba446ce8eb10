/**
 * The envelope of one message on the relay: a head that everybody may read, and a sealed text. The
 * head names the sender's session and counts its messages.
 */
import type { Cipher } from './cipher.ts';
import { type Bytes, textOfBytes } from './secret.ts';

/** The form of envelope and message. An envelope of another form does not open. */
const FORM = 1;
const SESSION_LENGTH = 8;
const HEAD_LENGTH = 2 + SESSION_LENGTH + 4;
/** The largest number of a message: a session ends before its count would start again. */
export const LAST_NUMBER = 0xffff_ffff;

/** Who sent it: a screen, the GM's window, or the GM's window as the view that the relay keeps. */
const ROLES = ['screen', 'table', 'last'] as const;
export type SenderRole = (typeof ROLES)[number];

export interface Envelope {
  role: SenderRole;
  /** Eight random bytes of the sender's window, as text. */
  session: string;
  /** Counts up from 1 in each session. The farewell, which the relay sends, is 0. */
  number: number;
  text: Bytes;
}

function headOf(role: SenderRole, session: Bytes, number: number): Bytes {
  const head = new Uint8Array(HEAD_LENGTH);
  head.set([FORM, ROLES.indexOf(role)]);
  head.set(session, 2);
  new DataView(head.buffer).setUint32(2 + SESSION_LENGTH, number);
  return head;
}

/**
 * Session and number, never twice the same under one key: AES-GCM is safe only as long as no nonce
 * seals two texts.
 */
const nonceOf = (head: Bytes): Bytes => head.slice(2);

/** Seals one message. A session and a number seal one text alone. */
export async function sealEnvelope(
  cipher: Cipher,
  role: SenderRole,
  { session, number, text }: { session: Bytes; number: number; text: Bytes },
): Promise<Bytes> {
  const head = headOf(role, session, number);
  const sealed = await cipher.seal(nonceOf(head), head, text);
  const whole = new Uint8Array(head.length + sealed.length);
  whole.set(head);
  whole.set(sealed, head.length);
  return whole;
}

/** Opens an envelope; undefined where it was altered, is cut off, or belongs to another key. */
export async function openEnvelope(cipher: Cipher, whole: Bytes): Promise<Envelope | undefined> {
  const head = whole.slice(0, HEAD_LENGTH);
  const role = ROLES[head[1] ?? -1];
  if (head.length < HEAD_LENGTH || head[0] !== FORM || !role) return undefined;
  try {
    const text = await cipher.open(nonceOf(head), head, whole.slice(HEAD_LENGTH));
    const number = new DataView(head.buffer).getUint32(2 + SESSION_LENGTH);
    return { role, session: textOfBytes(head.slice(2, 2 + SESSION_LENGTH)), number, text };
  } catch {
    return undefined;
  }
}

/** A new session of a window. */
export const SESSION_BYTES = SESSION_LENGTH;

/**
 * A letter that one phone alone can open, though every phone with the invitation hears it: X25519
 * between the phone's key and a fresh one, and AES-GCM by what both sides then share. A page from
 * plain http has no WebCrypto, so a library does the first part everywhere.
 */
import { cipherOf } from '../remote/cipher.ts';
import { type Bytes, bytesOfText, textOfBytes } from '../remote/secret.ts';

/** The keys of a phone, in base64url. Its public key is also its name at the table. */
export interface LetterKeys {
  publicKey: string;
  secretKey: string;
}

// The sender's key is fresh for each letter, so each cipher seals one letter and needs one nonce.
const NONCE = new Uint8Array(12);
const NO_HEAD = new Uint8Array();

const curve = async () => (await import('@noble/curves/ed25519.js')).x25519;

/** The cipher between an own secret key and the other side's public key. */
async function between(secret: Bytes, other: Bytes, keys: readonly [Bytes, Bytes]) {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const shared = (await curve()).getSharedSecret(secret, other);
  return cipherOf(new Uint8Array(sha256(new Uint8Array([...shared, ...keys[0], ...keys[1]]))));
}

/** Makes the keys of a phone. */
export async function newLetterKeys(): Promise<LetterKeys> {
  const { secretKey, publicKey } = (await curve()).keygen();
  return { publicKey: textOfBytes(new Uint8Array(publicKey)), secretKey: textOfBytes(new Uint8Array(secretKey)) };
}

/** Seals a text for whoever has the secret key to this public one. Rejects where that is no key. */
export async function sealLetter(to: string, text: string): Promise<{ from: string; sealed: string }> {
  const fresh = await newLetterKeys();
  const [sender, other] = [bytesOfText(fresh.publicKey), bytesOfText(to)];
  const cipher = await between(bytesOfText(fresh.secretKey), other, [sender, other]);
  const sealed = await cipher.seal(NONCE, NO_HEAD, new TextEncoder().encode(text));
  return { from: fresh.publicKey, sealed: textOfBytes(sealed) };
}

/** Opens a letter. Rejects one that is not for these keys, or that was altered. */
export async function openLetter(keys: LetterKeys, letter: { from: string; sealed: string }): Promise<string> {
  const [sender, own] = [bytesOfText(letter.from), bytesOfText(keys.publicKey)];
  const cipher = await between(bytesOfText(keys.secretKey), sender, [sender, own]);
  return new TextDecoder().decode(await cipher.open(NONCE, NO_HEAD, bytesOfText(letter.sealed)));
}

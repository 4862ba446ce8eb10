/**
 * Seals and opens with AES-GCM: by the browser's WebCrypto, or by a library where the browser has
 * none for this page.
 */
import type { Bytes } from './secret.ts';

export interface Cipher {
  /** Seals the text. `head` stays readable, and cannot be altered. */
  seal(nonce: Bytes, head: Bytes, text: Bytes): Promise<Bytes>;
  /** Rejects where a bit of the head or of the sealed text was altered, or the key is another. */
  open(nonce: Bytes, head: Bytes, sealed: Bytes): Promise<Bytes>;
}

/**
 * The cipher of a key of 32 bytes. Browsers give WebCrypto only to pages from https or from their
 * own machine. A tablet that opens a plain http address of the home network has none.
 */
export async function cipherOf(key: Bytes, subtle: SubtleCrypto | null = crypto.subtle ?? null): Promise<Cipher> {
  if (!subtle) {
    const { gcm } = await import('@noble/ciphers/aes.js');
    return {
      seal: async (nonce, head, text) => new Uint8Array(gcm(key, nonce, head).encrypt(text)),
      open: async (nonce, head, sealed) => new Uint8Array(gcm(key, nonce, head).decrypt(sealed)),
    };
  }
  const known = await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const how = (iv: Bytes, additionalData: Bytes) => ({ name: 'AES-GCM', iv, additionalData });
  return {
    seal: async (nonce, head, text) => new Uint8Array(await subtle.encrypt(how(nonce, head), known, text)),
    open: async (nonce, head, sealed) => new Uint8Array(await subtle.decrypt(how(nonce, head), known, sealed)),
  };
}

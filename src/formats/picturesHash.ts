/**
 * Names a picture: the SHA-256 of its bytes in hexadecimal, or a random name where the page may not
 * compute a hash.
 */

/**
 * Whether names are hashes here: browsers hash only on secure pages (https, or this computer
 * itself).
 */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * The hash of bytes. On a page that is not secure the name is random: equal pictures are then kept
 * twice, and nothing else differs.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = canHash()
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

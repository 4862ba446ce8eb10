/** The name of a picture: the SHA-256 of its bytes in hexadecimal, or a name by chance where the page may not compute one. */

/** Whether names are hashes here: only on secure pages (https, or this computer itself). */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The hash of bytes. On a page that is not secure it is a name by chance: equal pictures are then kept twice, and nothing else differs. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = canHash()
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

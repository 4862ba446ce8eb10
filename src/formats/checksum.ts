/**
 * A quick checksum of stored text (FNV-1a, 32 bits, with the length): it finds damage, not malice.
 */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return `${text.length.toString(36)}-${(sum >>> 0).toString(36)}`;
}

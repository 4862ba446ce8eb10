/** What files that Affray saves are called. */

const EXTENSION = '.affray';

/** A file's name from an encounter's: letters and digits of any language, the rest as dashes. */
export function fileName(name: string, extension = EXTENSION): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${plain.slice(0, 80) || 'encounter'}${extension}`;
}

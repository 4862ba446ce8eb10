/** The names of the files that Affray saves. */

const EXTENSION = '.affray';

/**
 * Makes a file's name from an encounter's name: letters and digits of any language stay, all other
 * signs become dashes.
 */
export function fileName(name: string, extension = EXTENSION): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${plain.slice(0, 80) || 'encounter'}${extension}`;
}

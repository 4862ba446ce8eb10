/**
 * Bytes as a code that people can type: groups of seven letters with a check letter, so that a
 * mistake is found in its group. Pure functions.
 */
import type { Bytes } from '../remote/secret.ts';

/** Douglas Crockford's letters: none of them looks like another one. Each is worth five bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 7;

/**
 * The check letter of a group, which knows its place: a wrong letter, two letters or two groups
 * that have changed places all give another one. It counts in the field of 32 elements.
 */
function checkOf(values: readonly number[], place: number): number {
  const doubled = (value: number): number => ((value << 1) ^ (value & 16 ? 0x25 : 0)) & 31;
  return doubled(values.reduce((sum, value) => doubled(sum) ^ value, (place % 31) + 1));
}

/** The bytes as groups, with spaces between them. */
export function groupsOfBytes(bytes: Bytes): string {
  const values: number[] = [];
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      values.push((held >> bits) & 31);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) values.push((held << (5 - bits)) & 31);
  const groups: string[] = [];
  for (let at = 0; at < values.length; at += GROUP) {
    const group = values.slice(at, at + GROUP);
    groups.push([...group, checkOf(group, groups.length)].map((value) => LETTERS[value]).join(''));
  }
  return groups.join(' ');
}

/** How many groups so many bytes have. */
export const groupsFor = (bytes: number): number => Math.ceil(Math.ceil((bytes * 8) / 5) / GROUP);

/** What was typed, as the letters of a code: capitals, without spaces, and O read as 0. */
export const lettersTyped = (text: string): string =>
  text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '');

/**
 * Reads groups. `wrong` is the number of the first group with a mistake, from 1. `rest` is what
 * stands behind the last whole group: a group that is cut off, or a last short one with a mistake.
 */
export function bytesOfGroups(
  text: string,
): { bytes: Bytes; groups: number; rest: string } | { wrong: number; group: string } {
  const letters = lettersTyped(text);
  const bytes: number[] = [];
  let [bits, held, groups] = [0, 0, 0];
  let rest = '';
  for (let at = 0; at < letters.length; at += GROUP + 1) {
    const group = letters.slice(at, at + GROUP + 1);
    const values = [...group].map((letter) => LETTERS.indexOf(letter));
    const check = values.pop();
    const fits = !values.includes(-1) && values.length > 0 && checkOf(values, groups) === check;
    if (!fits && group.length > GROUP) return { wrong: groups + 1, group };
    if (!fits) {
      rest = group;
      break;
    }
    groups += 1;
    for (const value of values) {
      held = (held << 5) | value;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return { bytes: new Uint8Array(bytes), groups, rest };
}

/** Names as they come in at every door: without signs that nobody sees and that disguise a name. */
import * as z from 'zod/mini';

/** Scripts whose letters are joined, or kept apart, by a sign without width. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** What such scripts and composed pictures need. */
const NEEDED = [
  `(?<=[${JOINED}])[\\u200C\\u200D]`,
  '(?<=[\\p{Emoji}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})\\uFE0F',
].join('|');
/** Marks that turn text round, signs without width, fillers, lone halves of a sign. */
const UNSEEN = '[\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\p{Surrogate}]';
const NOT_NEEDED = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');
/** Breaks of a line and other signs that steer. */
const STEERING = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu;

/** A text of somebody else as everybody sees it. Its lines stay. */
export const seenText = (text: string): string => text.replace(NOT_NEEDED, '$1');

/** The name as everybody sees it. A name of unseen signs alone is a question mark. */
export function plainName(name: string): string {
  const plain = seenText(name).replace(STEERING, ' ');
  return plain === '' && name !== '' ? '?' : plain;
}

/** A name of at least and at most so many letters. */
export const nameText = (least: number, most: number): z.ZodMiniString =>
  z.string().check(z.overwrite(plainName), z.minLength(least), z.maxLength(most));

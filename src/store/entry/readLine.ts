/**
 * Reads who shall come, as users write it: `3 bandits, leader, Torvald`. Gives a number and words
 * for each part; `find.ts` finds whom the words mean.
 */
import { okResult, type Result, refusedResult } from '../../engine/words.ts';

/** One part of a line. */
export interface Asked {
  /** The part as the user wrote it. */
  text: string;
  count: number;
  /** The words that name somebody, without the number. */
  words: string;
}

/** The most combatants that one line brings: users can keep track of so many at once. */
export const MOST_AT_ONCE = 40;
/** The most characters that a line may have. */
const LONGEST = 1000;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * Reads one part: “3 bandits”, “3x bandit”, “bandit ×3”, “three bandits”, “a bandit”; a part
 * without a number is one.
 */
function readPart(text: string): Asked {
  const before = /^(\d+)\s*(?:[x×*]\s*)?(?=\D)(.+)$/i.exec(text);
  if (before) return { text, count: Number(before[1]), words: (before[2] ?? '').trim() };
  const after = /^(.+?)\s*[x×*]\s*(\d+)$/i.exec(text);
  if (after) return { text, count: Number(after[2]), words: (after[1] ?? '').trim() };
  const [first = '', ...rest] = text.split(/\s+/);
  const n = /^an?$/i.test(first) ? 0 : NUMBERS.indexOf(first.toLowerCase());
  if (n >= 0 && rest.length > 0) return { text, count: n + 1, words: rest.join(' ') };
  return { text, count: 1, words: text };
}

/**
 * Splits a line into its parts, at commas, semicolons or plus signs. Refuses with one sentence when
 * the line is empty, when a part gives a number without a name, and when the line would bring too
 * many.
 */
export function readLine(line: string): Result<Asked[]> {
  if (line.length > LONGEST) return refusedResult('by hand', `A line has at most ${LONGEST} letters: make it two.`);
  const parts = line
    .split(/[,;+\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map(readPart);
  if (parts.length === 0) return refusedResult('by hand', 'Say who comes: 3 bandits, leader, Torvald.');
  for (const { text, count, words } of parts) {
    if (!/\p{L}/u.test(words))
      return refusedResult('by hand', `“${text}” says how many and not of whom: 3 bandits, say.`);
    if (count === 0) return refusedResult('by hand', `“${text}” is nobody: leave it out, or say how many.`);
    if (count > MOST_AT_ONCE) return tooMany(text);
  }
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return total > MOST_AT_ONCE ? tooMany(line.trim().slice(0, 60)) : okResult(parts);
}

/** The refusal of a line that would bring too many. */
export const tooMany = (text: string): ReturnType<typeof refusedResult> =>
  refusedResult(
    'by hand',
    `“${text}” is more than a line brings, which is ${MOST_AT_ONCE} at most: take them in several lines.`,
  );

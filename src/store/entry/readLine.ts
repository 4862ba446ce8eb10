/** Who shall come, as one writes it: `3 bandits, leader, Torvald`. Read into how many of whom; who that is, is found elsewhere. */
import { done, type Result, refused } from '../../engine/words.ts';

/** One part of a line. */
export interface Asked {
  /** As it was written. */
  text: string;
  count: number;
  /** Whom, without how many. */
  words: string;
}

/** How many come by one line, in all: what can be looked over at once. */
export const MOST_AT_ONCE = 40;
/** A line longer than this is no line. */
const LONGEST = 1000;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** “3 bandits”, “3x bandit”, “bandit ×3”, “three bandits”, “a bandit”; without a number it is one. */
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
 * The parts of a line, between commas, semicolons or plus signs. Refused with one sentence when it is empty, when a part says how many
 * and not of whom, and when more would come than one line brings.
 */
export function readLine(line: string): Result<Asked[]> {
  if (line.length > LONGEST) return refused('by hand', `A line has at most ${LONGEST} letters: make it two.`);
  const parts = line
    .split(/[,;+\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map(readPart);
  if (parts.length === 0) return refused('by hand', 'Say who comes: 3 bandits, leader, Torvald.');
  for (const { text, count, words } of parts) {
    if (!/\p{L}/u.test(words)) return refused('by hand', `“${text}” says how many and not of whom: 3 bandits, say.`);
    if (count === 0) return refused('by hand', `“${text}” is nobody: leave it out, or say how many.`);
    if (count > MOST_AT_ONCE) return tooMany(text);
  }
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return total > MOST_AT_ONCE ? tooMany(line.trim().slice(0, 60)) : done(parts);
}

/** More than one line brings. */
export const tooMany = (text: string): ReturnType<typeof refused> =>
  refused(
    'by hand',
    `“${text}” is more than a line brings, which is ${MOST_AT_ONCE} at most: take them in several lines.`,
  );

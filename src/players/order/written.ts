/**
 * Finds the largest letters in which words fit whole into a box, on a few lines. Pure functions.
 */
import type { Size } from '../frame.ts';
import type { Measure } from './names.ts';

/** Words broken into lines, and the height of their letters. */
export interface Written {
  lines: readonly string[];
  letter: number;
}

/** A text in this many lines, as even as its words allow. */
function broken(text: string, count: number, measure: Measure): string[] {
  const words = text.split(' ');
  const most = measure(text) / count;
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    // A word goes to the line in whose share most of it lies.
    if (last !== '' && measure(longer) - measure(word) / 2 > most && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * The largest letters in which a text fits whole into a box, on up to `lines` lines, and its lines.
 */
export function largestText(
  text: string,
  box: Size,
  letters: { most: number; lines: number; high: number },
  measure: Measure,
): Written {
  let best: Written | undefined;
  for (let count = 1; count <= letters.lines; count += 1) {
    const lines = broken(text, count, measure);
    const letter = Math.min(
      letters.most,
      box.width / Math.max(0.1, ...lines.map(measure)),
      box.height / (letters.high * lines.length),
    );
    if (!best || letter > best.letter * 1.02) best = { lines, letter };
  }
  return best ?? { lines: [text], letter: letters.most };
}

/**
 * Reads a quick edit as users write it: `-5`, `=3 stress`, `+slowed`. Gives names and numbers;
 * `quickEdit.ts` finds what the names mean.
 */
import { okResult, type Result, refusedResult } from '../../engine/words.ts';

/** One part of a line. The empty `name` stands for the tracks that harm is taken from. */
export type QuickEditPart =
  | { kind: 'by'; by: number; name: string }
  | { kind: 'to'; to: number; name: string }
  | { kind: 'state'; way: 'comes' | 'goes'; state: string; times?: number };

const LONGEST = 200;
const MOST_PARTS = 8;
/** The largest number that a line may give in any game. */
const LARGEST = 9999;

const HOW = 'Say -5, +5 or =3, followed by the name of the value if it is not the first, or +slowed.';

function readPart(text: string): Result<QuickEditPart> {
  const number = /^([+=-])?\s*(\d+)\s*(.*)$/u.exec(text) ?? turned(/^(\p{L}.*?)\s*([+=-])\s*(\d+)$/u.exec(text));
  if (number) {
    const [, sign = '', digits = '', name = ''] = number;
    const n = Number(digits);
    if (n > LARGEST) return refusedResult('by hand', `${digits} is more than any value can be: at most ${LARGEST}.`);
    if (sign === '=') return okResult({ kind: 'to', to: n, name });
    if (sign === '' && name !== '')
      return refusedResult(
        'by hand',
        `“${text}”: say whether ${n} comes to it (+${n}), goes (-${n}) or is it (=${n}).`,
      );
    // A bare number is harm, as people say it at a table.
    return okResult({ kind: 'by', by: sign === '+' ? n : -n, name });
  }
  const state = /^([+-])\s*(\p{L}.*?)(?:\s+(\d{1,2}))?$/u.exec(text);
  if (!state) return refusedResult('by hand', /^\p{L}/u.test(text) ? `“${text}”: say +${text} or -${text}.` : HOW);
  const [, sign, words = '', times] = state;
  return okResult({
    kind: 'state',
    way: sign === '+' ? 'comes' : 'goes',
    state: words,
    ...(times === undefined ? {} : { times: Number(times) }),
  });
}

/** Turns “stress -5” round, into the order of “-5 stress”. */
const turned = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[2] ?? '', found[3] ?? '', found[1] ?? ''];

/**
 * Splits a line into its parts, at commas or semicolons. Refuses with one sentence where a part is
 * no quick edit.
 */
export function readQuickEdit(line: string): Result<QuickEditPart[]> {
  if (line.length > LONGEST) return refusedResult('by hand', `This is longer than ${LONGEST} letters: do it in parts.`);
  const texts = line
    .replaceAll('−', '-')
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (texts.length === 0) return refusedResult('by hand', HOW);
  if (texts.length > MOST_PARTS)
    return refusedResult('by hand', `These are more than ${MOST_PARTS} parts: do them in two.`);
  const parts: QuickEditPart[] = [];
  for (const text of texts) {
    const read = readPart(text);
    if (!read.ok) return read;
    parts.push(read.value);
  }
  return okResult(parts);
}

/** A figure set in a word, as one writes it: `-5`, `=3 stress`, `+slowed`. Read into what shall change; what that is, is found elsewhere. */
import { done, type Result, refused } from '../../engine/words.ts';

/** One part of a line. `name` '' is what harm is taken from. */
export type QuickPart =
  | { kind: 'by'; by: number; name: string }
  | { kind: 'to'; to: number; name: string }
  | { kind: 'state'; way: 'comes' | 'goes'; state: string; times?: number };

const LONGEST = 200;
const MOST_PARTS = 8;
/** What a figure of any game can be. */
const LARGEST = 9999;

const HOW = 'Say -5, +5 or =3, with the name of a figure after it if it is another, or +slowed.';

function readPart(text: string): Result<QuickPart> {
  const number = /^([+=-])?\s*(\d+)\s*(.*)$/u.exec(text) ?? turned(/^(\p{L}.*?)\s*([+=-])\s*(\d+)$/u.exec(text));
  if (number) {
    const [, sign = '', digits = '', name = ''] = number;
    const n = Number(digits);
    if (n > LARGEST) return refused('by hand', `${digits} is more than any figure is: at most ${LARGEST}.`);
    if (sign === '=') return done({ kind: 'to', to: n, name });
    if (sign === '' && name !== '')
      return refused('by hand', `“${text}”: say whether ${n} comes to it (+${n}), goes (-${n}) or is it (=${n}).`);
    // A bare number is harm, as one says it.
    return done({ kind: 'by', by: sign === '+' ? n : -n, name });
  }
  const state = /^([+-])\s*(\p{L}.*?)(?:\s+(\d{1,2}))?$/u.exec(text);
  if (!state) return refused('by hand', /^\p{L}/u.test(text) ? `“${text}”: say +${text} or -${text}.` : HOW);
  const [, sign, words = '', times] = state;
  return done({
    kind: 'state',
    way: sign === '+' ? 'comes' : 'goes',
    state: words,
    ...(times === undefined ? {} : { times: Number(times) }),
  });
}

/** “stress -5” with its parts in the order of “-5 stress”. */
const turned = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[2] ?? '', found[3] ?? '', found[1] ?? ''];

/** The parts of a line, between commas or semicolons. Refused with one sentence where one of them says nothing that can be done. */
export function readQuick(line: string): Result<QuickPart[]> {
  if (line.length > LONGEST) return refused('by hand', `This is longer than ${LONGEST} letters: do it in parts.`);
  const texts = line
    .replaceAll('−', '-')
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (texts.length === 0) return refused('by hand', HOW);
  if (texts.length > MOST_PARTS) return refused('by hand', `These are more than ${MOST_PARTS} parts: do them in two.`);
  const parts: QuickPart[] = [];
  for (const text of texts) {
    const read = readPart(text);
    if (!read.ok) return read;
    parts.push(read.value);
  }
  return done(parts);
}

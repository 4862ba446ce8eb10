/**
 * Finds lines in JSON that people write: the line on which the text breaks off, and the line of a
 * given value.
 */

/** The line on which JSON text breaks off, from 1: where the longest readable beginning ends. */
export function brokenLine(text: string, error: unknown): number {
  const words = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(words)?.[1];
  if (line !== undefined) return Number(line);
  const at = /position (\d+)/.exec(words)?.[1];
  const end = at === undefined ? text.length : Number(at);
  return text.slice(0, end).split('\n').length;
}

/** The line, from 1, of the value at a path. The text must be JSON. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0;
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const readText = (): string => {
    const start = at;
    at += 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  };
  /** Walks one value. Stops early and gives true as soon as the rest of the path is found. */
  const value = (left: readonly PropertyKey[]): boolean => {
    skip();
    if (left.length === 0) return true;
    const open = text[at];
    if (open === '{' || open === '[') {
      at += 1;
      skip();
      for (let n = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; n += 1) {
        skip();
        const keyAt = at;
        let name: PropertyKey = n;
        if (open === '{') {
          name = readText();
          skip();
          at += 1;
        }
        const matches = String(name) === String(left[0]);
        if (matches && left.length === 1) {
          at = open === '{' ? keyAt : at;
          skip();
          return true;
        }
        if (value(matches ? left.slice(1) : [NOWHERE])) return true;
        // The value is here but the next key is missing in it, so this line is the nearest there
        // is.
        if (matches) {
          at = keyAt;
          return true;
        }
        skip();
        if (text[at] === ',') at += 1;
        skip();
      }
      at += 1;
      return false;
    }
    if (open === '"') readText();
    else while (at < text.length && !/[,\]}\s]/.test(text[at] ?? '')) at += 1;
    return false;
  };
  const found = value(path);
  return found ? text.slice(0, at).split('\n').length : 1;
}
const NOWHERE = Symbol('nowhere');

/**
 * The lines, from 1, of wanted members of a list, by their place in the list. `key` is the list's
 * name in the outermost record. One walk over the text, which must be JSON, finds them all. Members
 * that the list does not have are left out.
 */
export function linesOfMembers(text: string, key: string, wanted: ReadonlySet<number>): Map<number, number> {
  const lines = new Map<number, number>();
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;
  let depth = 0;
  let last = '';
  let before = '';
  let inList = false;
  let at = 0;
  let line = 1;
  let counted = 0;
  for (let found = token.exec(text); found && lines.size < wanted.size; found = token.exec(text)) {
    const [word] = found;
    const begins = word !== ',' && word !== ']' && (last === '[' || last === ',');
    if (inList && depth === 2 && begins) {
      if (wanted.has(at)) {
        for (; counted < found.index; counted += 1) if (text[counted] === '\n') line += 1;
        lines.set(at, line);
      }
      at += 1;
    }
    if (word === '[' && depth === 1 && last === ':' && before === JSON.stringify(key)) {
      inList = true;
      // When a name occurs twice, the last list counts, as in any JSON reader.
      lines.clear();
      [at, line, counted] = [0, 1, 0];
    }
    if (word === '[' || word === '{') depth += 1;
    if (word === ']' || word === '}') depth -= 1;
    if (depth === 1 && word === ']') inList = false;
    [before, last] = [last, word];
  }
  return lines;
}

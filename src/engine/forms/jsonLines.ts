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

/** A value that a path leads through: its line, once found, and the wanted values in it. */
interface Wanted {
  line?: number;
  within: Map<string, Wanted>;
}

/**
 * The lines, from 1, of the values at these paths. One walk over the text, which must be JSON, finds
 * them all. A value that is not there has the line of the nearest value around it. When a name
 * occurs twice in a record, the last one counts, as in any JSON reader.
 */
export function linesOf(text: string, paths: readonly (readonly PropertyKey[])[]): number[] {
  const whole: Wanted = { within: new Map() };
  for (const path of paths) {
    let one = whole;
    for (const key of path.map(String)) {
      const next = one.within.get(key) ?? { within: new Map() };
      one.within.set(key, next);
      one = next;
    }
  }
  /** The lists and records around the present place. A record names the value that comes next. */
  const around: { of: Wanted | undefined; isList: boolean; at: number; next: Wanted | undefined; named: boolean }[] =
    [];
  let line = 1;
  let counted = 0;
  const found = (one: Wanted | undefined, at: number): Wanted | undefined => {
    if (!one) return undefined;
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1;
    one.line = line;
    return one;
  };
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{}:,"]+/g;
  for (let read = token.exec(text); read; read = token.exec(text)) {
    const [word] = read;
    const frame = around.at(-1);
    if (word === ']' || word === '}') {
      around.pop();
      continue;
    }
    if (frame && !frame.isList && !frame.named) {
      frame.next = found(frame.of?.within.get(JSON.parse(word) as string), read.index);
      frame.named = true;
      continue;
    }
    let value = whole;
    if (!frame) found(whole, read.index);
    else if (frame.isList) value = found(frame.of?.within.get(String(frame.at)), read.index) ?? NOBODY;
    else value = frame.next ?? NOBODY;
    if (frame) {
      frame.at += 1;
      frame.named = false;
    }
    if (word === '[' || word === '{')
      around.push({ of: value, isList: word === '[', at: 0, next: undefined, named: false });
  }
  return paths.map((path) => {
    let one: Wanted | undefined = whole;
    let nearest = 1;
    for (const key of [undefined, ...path]) {
      if (key !== undefined) one = one?.within.get(String(key));
      if (one?.line === undefined) break;
      nearest = one.line;
    }
    return nearest;
  });
}
/** A value through which no wanted path leads. */
const NOBODY: Wanted = { within: new Map() };

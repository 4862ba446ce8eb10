/** Names that fit: smaller, on two lines, in a short form, and only then cut; never two that would read alike. Pure. */

/** How wide a text is, in heights of its letters. */
export type Measure = (text: string) => number;

/** A name as it is to be written. */
export interface Fitted {
  lines: readonly string[];
  /** Height of its letters, as a share of what was asked for. */
  size: number;
  how: 'whole' | 'short' | 'cut';
}

export interface Wanted {
  name: string;
  /** The room for it, in heights of the letters that are asked for. */
  width: number;
  /** The one who acts is never cut: its letters go below the floor rather. */
  acting?: boolean;
}

export interface Limits {
  /** The smallest share of the letters that others may be written in. */
  floor: number;
  lines: 1 | 2;
}

/** The last of these letters to be used when a name cannot be told from another in any other way. */
const LEAST = 0.3;

/** A name and the number that tells copies apart. */
export function numbered(name: string): { words: string; number?: number } {
  const [, words, number] = /^(.*\S)\s(\d{1,3})$/.exec(name) ?? [];
  return words === undefined ? { words: name } : { words, number: Number(number) };
}

/** A name and what tells copies apart at its end: " 3", or " 1–6" and " ×4" of several together. */
function tailed(name: string): { words: string; tail: string } {
  const [, words, tail] = /^(.*\S)(\s(?:\d{1,3}(?:–\d{1,3})?|×\d{1,3}))$/.exec(name) ?? [];
  return { words: words ?? name, tail: tail ?? '' };
}

/** What comes before a name and can be left out before it. */
const TITLE = /^(?:Sir|Dame|Lord|Lady|Brother|Sister|Father|Mother|Captain|Master|Mistress|Old|Young|The)\s/;

/** Shorter forms of a name, the longest first: without what follows "the" or "of", without a title, "Goblin archer 2" as "GA2". */
export function shortForms(name: string): string[] {
  const { words, tail } = tailed(name);
  const plain = words.replace(/\s(?:the|of|von|van|de)\s.*$/u, '');
  const bare = plain.replace(TITLE, '');
  const parts = bare.split(/\s+/);
  const initials = words
    .split(/\s+/)
    .map((part) => part[0]?.toUpperCase() ?? '')
    .join('');
  const forms = [
    `${plain}${tail}`,
    `${bare}${tail}`,
    ...(tail === '' ? [] : [`${parts.at(-1)}${tail}`, `${initials}${tail.trim()}`]),
    ...(tail === '' && parts.length > 1 ? [parts[0] ?? bare, `${parts[0]?.[0]}. ${parts.at(-1)}`] : []),
  ];
  return [...new Set(forms)].filter((form) => form !== name && form.length < name.length && form.length >= 2);
}

/** The two lines that a text breaks into most evenly; undefined when it is one word. */
function halves(text: string, measure: Measure): readonly [string, string] | undefined {
  const words = text.split(' ');
  let best: { pair: readonly [string, string]; wide: number } | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const pair = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
    const wide = Math.max(...pair.map(measure));
    if (!best || wide < best.wide) best = { pair, wide };
  }
  return best?.pair;
}

/** As much of a name as fits with an ellipsis; its number is kept. */
function cut(name: string, room: number, measure: Measure): string {
  const { words, tail } = tailed(name);
  let length = words.length - 1;
  while (length > 1 && measure(`${words.slice(0, length).trimEnd()}…${tail}`) > room) length -= 1;
  return `${words.slice(0, length).trimEnd()}…${tail}`;
}

const whole = (lines: readonly string[], measure: Measure, width: number): number =>
  Math.min(1, width / Math.max(...lines.map(measure), 0.01));

/** All the ways to write a name that fit, the best first. */
function* ways({ name, width, acting }: Wanted, { floor, lines }: Limits, measure: Measure): Generator<Fitted> {
  const fits = (text: readonly string[], how: Fitted['how'], least: number): Fitted[] => {
    const size = whole(text, measure, width);
    return size >= least ? [{ lines: text, size, how }] : [];
  };
  const pair = lines === 2 ? halves(name, measure) : undefined;
  yield* fits([name], 'whole', pair ? 1 : floor);
  if (pair) {
    yield* fits(pair, 'whole', floor);
    yield* fits([name], 'whole', floor);
  }
  for (const form of shortForms(name)) yield* fits([form], 'short', floor);
  for (const form of shortForms(name).slice(-1)) yield* fits([form], 'short', floor * 0.7);
  const most = cut(name, width / floor, measure);
  if (!acting && measure(most) * floor <= width) yield { lines: [most], size: floor, how: 'cut' };
  yield* fits(pair && whole(pair, measure, width) > whole([name], measure, width) ? pair : [name], 'whole', LEAST);
  yield { lines: [name], size: LEAST, how: 'whole' };
}

/** Names as they read: two that differ only in how they break are still alike. */
const read = ({ lines }: Fitted): string => lines.join(' ').toLowerCase();

/**
 * Fits names into their rooms. Those who would read alike get the next best way, until all can be told apart; the one who acts
 * chooses first, then the others in their order. People of one and the same name stay alike.
 */
export function fitNames(wanted: readonly Wanted[], limits: Limits, measure: Measure): Fitted[] {
  const taken = new Map<string, string>();
  const out: Fitted[] = new Array(wanted.length);
  const turns = wanted
    .map((one, at) => ({ one, at }))
    .sort((a, b) => Number(b.one.acting ?? false) - Number(a.one.acting ?? false));
  for (const { one, at } of turns) {
    const free = (way: Fitted) => (taken.get(read(way)) ?? one.name) === one.name;
    let last: Fitted | undefined;
    for (const way of ways(one, limits, measure)) {
      last = way;
      if (free(way)) break;
    }
    if (!last) continue;
    taken.set(read(last), one.name);
    out[at] = last;
  }
  return out;
}

/** The least room, in heights of letters, in which a name can be written whole or short at this share of its letters. */
export const leastRoom = (name: string, floor: number, measure: Measure): number =>
  Math.min(measure(name), ...shortForms(name).slice(0, 1).map(measure)) * floor;

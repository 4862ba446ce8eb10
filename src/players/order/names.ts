/**
 * Fits names into their space: smaller, on two lines, in a short form, and cut only as a last
 * resort. No two names read alike. Pure functions.
 */

/** The width of a text, in heights of its letters. */
export type Measure = (text: string) => number;

/** A name in the form in which it will be written. */
export interface Fitted {
  lines: readonly string[];
  /** The height of its letters, as a share of what was asked for. */
  size: number;
  how: 'whole' | 'short' | 'cut';
}

export interface WantedName {
  name: string;
  /** The space for the name, in heights of the letters that the layout asks for. */
  width: number;
  /**
   * True for the acting combatant: the name is never cut, and its letters may be smaller than the
   * floor.
   */
  acting?: boolean;
}

export interface Limits {
  /** The smallest share of the letters in which other names may be written. */
  floor: number;
  lines: 1 | 2;
}

/**
 * The smallest share of the letters at all. It is used when nothing else tells a name from another.
 */
const LEAST = 0.3;

/** Parts a name from the number that tells copies apart. */
export function numbered(name: string): { words: string; number?: number } {
  const [, words, number] = /^(.*\S)\s(\d{1,3})$/.exec(name) ?? [];
  return words === undefined ? { words: name } : { words, number: Number(number) };
}

/**
 * Parts a name from its end, which tells copies apart: " 3", or " 1–6" and " ×4" for several
 * together.
 */
function tailed(name: string): { words: string; tail: string } {
  const [, words, tail] = /^(.*\S)(\s(?:\d{1,3}(?:–\d{1,3})?|×\d{1,3}))$/.exec(name) ?? [];
  return { words: words ?? name, tail: tail ?? '' };
}

/** Titles that can be left out before a name. */
const TITLE = /^(?:Sir|Dame|Lord|Lady|Brother|Sister|Father|Mother|Captain|Master|Mistress|Old|Young|The)\s/;

/**
 * Shorter forms of a name, the longest first: without the part after "the" or "of", without a
 * title, and "GA2" for "Goblin archer 2".
 */
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

/** The two lines into which a text breaks most evenly; undefined for a single word. */
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

/** As much of a name as fits, with an ellipsis. The name keeps its number. */
function cut(name: string, room: number, measure: Measure): string {
  const { words, tail } = tailed(name);
  let length = words.length - 1;
  while (length > 1 && measure(`${words.slice(0, length).trimEnd()}…${tail}`) > room) length -= 1;
  return `${words.slice(0, length).trimEnd()}…${tail}`;
}

const whole = (lines: readonly string[], measure: Measure, width: number): number =>
  Math.min(1, width / Math.max(...lines.map(measure), 0.01));

/** All the ways to write a name that fit, the best first. */
function* ways({ name, width, acting }: WantedName, { floor, lines }: Limits, measure: Measure): Generator<Fitted> {
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

/** A name as people read it. Two names that differ only in their line breaks are alike. */
const read = ({ lines }: Fitted): string => lines.join(' ').toLowerCase();

/**
 * Fits names into their spaces. Names that would read alike take their next form, until all can be
 * told apart. The acting combatant chooses first, then the others in their order. Combatants of the
 * very same name stay alike.
 */
export function fitNames(wanted: readonly WantedName[], limits: Limits, measure: Measure): Fitted[] {
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

/**
 * The least width, in heights of letters, in which a name can be written whole or short at this
 * share of its letters.
 */
export const leastWidth = (name: string, floor: number, measure: Measure): number =>
  Math.min(measure(name), ...shortForms(name).slice(0, 1).map(measure)) * floor;

/**
 * Puts the faults that a schema found into words for the table: where the fault is, and what is
 * wrong. The schema's own path and code are kept as `detail`, for people who mend the file or the
 * program.
 */
import * as z from 'zod/mini';
import { type Reason, refusedResult } from '../words.ts';

// The words are chosen where a fault is found, because only there is the value known. A sentence
// that is written at a schema wins over these words.
z.config({ customError: plainly });

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** What a value should be, or is, by the schema library's name for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a group of values',
  record: 'a group of values',
  map: 'a group of values',
  null: 'nothing',
  undefined: 'nothing',
  nan: 'no number at all',
};
const kind = (name: string): string => KINDS[name] ?? 'something else';

/** The kind of a value, by the schema library's name for it. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/** The most values named in a sentence: a longer list helps nobody. */
const MOST_VALUES = 12;

/** The kinds that a value may be of, where its schema tells them apart by one word. */
function kindsOf(issue: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const kinds: unknown = issue.options;
  return Array.isArray(kinds) && kinds.length > 0 ? `, which are ${kinds.map(String).join(', ')}` : '';
}

/** A sentence about a fault of a value, without the value's place. */
function plainly(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${kind(issue.expected)} is missing`;
      return `must be ${kind(issue.expected)}, not ${kind(kindOf(issue.input))}`;
    case 'invalid_value':
      if (issue.values.length > MOST_VALUES) return 'is none of the values that are known here';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${String(issue.divisor)}`;
    case 'invalid_union':
      return `is of no kind that is known here${kindsOf(issue)}`;
    case 'unrecognized_keys':
      return `“${issue.keys[0] ?? ''}” is not known here`;
    case 'invalid_key':
    case 'invalid_element':
      return 'has a name in it that does not fit';
    default:
      return 'is not written as it must be';
  }
}

function bound(issue: Extract<RawIssue, { code: 'too_small' | 'too_big' }>): string {
  const small = issue.code === 'too_small';
  const limit = small ? issue.minimum : issue.maximum;
  const word = small ? 'at least' : 'at most';
  switch (issue.origin) {
    case 'string':
      return small && Number(limit) === 1 ? 'must not be empty' : `must have ${word} ${limit} letters`;
    case 'array':
    case 'set':
    case 'map':
      return `must have ${word} ${limit} entries`;
    default:
      return `must be ${issue.inclusive === false ? (small ? 'more than' : 'less than') : word} ${limit}`;
  }
}

interface Found {
  path: PropertyKey[];
  text: string;
}

/**
 * The fault that says most about a value. For a value of several possible forms this is the issue
 * at the deepest path.
 */
function deepest(issue: Issue): Found {
  const text = issue.message.replace(/\.$/, '');
  // The path of an unknown key is the key itself.
  if (issue.code === 'unrecognized_keys') return { path: [...issue.path, ...issue.keys.slice(0, 1)], text };
  const told = issue.code === 'invalid_union' ? issue.errors.flat().map(deepest) : [];
  // Of two issues at the same depth, a sentence of our own says more than the name of a type.
  const worth = (found: Found): number => found.path.length * 2 + (found.text.startsWith('must') ? 1 : 0);
  const best = told.sort((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) > 0
    ? { path: [...issue.path, ...best.path], text: best.text }
    : { path: [...issue.path], text };
}

/** Every fault of a parse: where it is, and a sentence. */
export const faultsOf = (error: z.core.$ZodError): { path: (string | number)[]; text: string }[] =>
  error.issues.map((issue) => {
    const { path, text } = deepest(issue);
    return { path: path.map((key) => (typeof key === 'number' ? key : String(key))), text: `${text}.` };
  });

/** Data that holds things by id or by number, and what one of these things is called. */
const HOLDERS: Readonly<Record<string, string>> = {
  combatants: 'combatant',
  sides: 'side',
  zones: 'zone',
  borders: 'border',
  drawings: 'drawing',
  areas: 'area',
  past: 'step',
  future: 'step taken back',
  log: 'line of the log',
  lines: 'line',
  given: 'answer',
  edits: 'change',
};
/** Path parts that mean nothing to anybody at the table. */
const SILENT = new Set(['fight', 'value', 'command']);

/** A place in data as words: combatant “ash”, sheet, hit points. */
function placeWords(path: Path): string {
  const words: string[] = [];
  for (let at = 0; at < path.length; at += 1) {
    const key = path[at];
    const next = path[at + 1];
    const one = typeof key === 'string' && Object.hasOwn(HOLDERS, key) ? HOLDERS[key] : undefined;
    if (one !== undefined && next !== undefined) {
      words.push(typeof next === 'number' ? `${one} ${next + 1}` : `${one} “${String(next).slice(0, 60)}”`);
      at += 1;
    } else if (typeof key === 'number') words.push(`entry ${key + 1}`);
    else if (!SILENT.has(String(key)))
      words.push(
        String(key)
          .slice(0, 60)
          .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
      );
  }
  return words.join(', ');
}

/** The first fault of a parse, in our words and in the schema's own. */
export function faultOf(error: z.core.$ZodError): { text: string; detail: string } {
  const issue = error.issues[0];
  if (!issue) return { text: 'it does not fit.', detail: error.message };
  const { path, text } = deepest(issue);
  const where = placeWords(path);
  return {
    text: `${where === '' ? '' : `${where}: `}${text}.`,
    detail: `${issue.path.map(String).join('.') || '(whole)'}: ${issue.code}`,
  };
}

/** The first fault of a parse in our words, without the schema's own. */
export const faultText = (error: z.core.$ZodError): string => faultOf(error).text;

/** The refusal of a value that a schema rejected; `what` says in short what cannot be done. */
export function refusedBySchema(
  what: string,
  error: z.core.$ZodError,
): { readonly ok: false; readonly refusal: Reason } {
  const { text, detail } = faultOf(error);
  return refusedResult('by hand', `${what}: ${text}`, detail);
}

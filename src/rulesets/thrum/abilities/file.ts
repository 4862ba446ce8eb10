/** TH-43: a table's own abilities from JSON text; what does not fit is named with its line. */
import * as z from 'zod';
import type { LibraryFault } from '../../../engine/library.ts';
import { builtIn } from './index.ts';
import { filled } from './made.ts';
import { type Ability, abilitySchema } from './schema.ts';

export type Read = { ok: true; abilities: Ability[] } | { ok: false; fault: string };

const listSchema = z.array(abilitySchema).min(1, 'the list is empty').max(200);

/** Reads one ability or a list of them. Refused with one sentence: the line, where in the ability, what is wrong. Never throws. */
export function readAbilities(text: string): Read {
  const read = readAll(text);
  if (read.ok) return read;
  const [first] = read.faults;
  const where = first && first.path.length > 0 ? `at ${first.path.map(String).join('.')}: ` : '';
  return { ok: false, fault: `Line ${first?.line ?? 1}: ${where}${first?.text ?? 'it does not fit.'}` };
}

/** The same with every fault and its line, in the order of the lines. */
export function readAll(text: string): { ok: true; abilities: Ability[] } | { ok: false; faults: LibraryFault[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const line = brokenLine(text, error);
    return {
      ok: false,
      faults: [{ path: [], line, text: 'this is not JSON. Check commas, quotes and brackets there.' }],
    };
  }
  const isList = Array.isArray(data);
  const faultAt = (path: readonly (string | number)[], words: string): LibraryFault => ({
    path: isList ? path : path.slice(1),
    line: lineOf(text, isList ? path : path.slice(1)),
    text: words,
  });
  const given: unknown[] = Array.isArray(data) ? data : [data];
  const parsed = listSchema.safeParse(given.map((one) => filled(one, [])));
  if (!parsed.success) {
    const faults = faultsOf(parsed.error).map(({ path, text: words }) => faultAt(path, words));
    return { ok: false, faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  }
  const faults = parsed.data.flatMap(({ id }, at) => {
    if (builtIn.has(id)) return [faultAt([at, 'id'], `“${id}” is a built-in ability; choose another id.`)];
    return parsed.data.findIndex((other) => other.id === id) < at
      ? [faultAt([at, 'id'], `“${id}” is there twice; choose another id.`)]
      : [];
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, abilities: parsed.data };
}

/** The schema library's own sentences in plainer words. */
function plainly(message: string): string {
  const options = /^Invalid option: expected one of (.+)$/.exec(message)?.[1];
  if (options) return `must be one of ${options.replaceAll('"', '').split('|').join(', ')}`;
  if (message.endsWith('received undefined')) return 'it is missing';
  const [, wanted, got] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  return wanted ? `must be ${wanted}, not ${got}` : message;
}

/** Every fault of a parse: where it is, and a sentence. */
export const faultsOf = (error: z.ZodError): { path: (string | number)[]; text: string }[] =>
  error.issues.map((issue) => {
    const told = deepest(issue);
    const text = plainly(told?.message ?? 'it does not fit');
    return { path: (told?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key))), text: `${text}.` };
  });

interface Issue {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Issue[][];
}
/** Inside a choice of forms the issue that goes deepest says most. */
function deepest(issue: Issue | z.core.$ZodIssue | undefined): { path: PropertyKey[]; message: string } | undefined {
  if (!issue) return undefined;
  // A key that nobody knows stands on a line of its own.
  if ('keys' in issue && Array.isArray(issue.keys) && typeof issue.keys[0] === 'string')
    return { path: [...issue.path, issue.keys[0]], message: `“${issue.keys[0]}” is not known here` };
  const inner = 'errors' in issue && Array.isArray(issue.errors) ? (issue.errors as Issue[][]).flat() : [];
  const told = inner.flatMap((one) => deepest(one) ?? []);
  // The deepest says most; among equals a sentence of our own says more than a type's name.
  const worth = ({ path, message }: { path: PropertyKey[]; message: string }) =>
    path.length * 2 + (message.startsWith('must') ? 1 : 0);
  const best = told.sort((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) > 0
    ? { path: [...issue.path, ...best.path], message: best.message }
    : { path: [...issue.path], message: issue.message };
}

/** The line on which JSON text breaks off, from 1: where the longest readable beginning ends. */
function brokenLine(text: string, error: unknown): number {
  const words = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(words)?.[1];
  if (line !== undefined) return Number(line);
  const at = /position (\d+)/.exec(words)?.[1];
  const end = at === undefined ? text.length : Number(at);
  return text.slice(0, end).split('\n').length;
}

/** The line on which a path's value stands, from 1. The text is known to be JSON. */
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
  /** Walks one value; stops early and gives true once the rest of the path is found. */
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
        // The right branch has no such key: its own line is the best there is.
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

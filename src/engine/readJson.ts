/** Lists read from JSON text by a schema: every fault with its line and a plain sentence. */
import * as z from 'zod';
import { brokenLine, lineOf } from './jsonLines.ts';
import type { LibraryFault } from './library.ts';

/**
 * Reads one thing or a list of them. `filled` fills in what follows from the rest before it is checked, `clash` says why an id may not
 * be had; twice the same id is refused in any case. Faults come in the order of their lines. Never throws.
 */
export function readList<T extends { id: string }>(
  text: string,
  by: { schema: z.ZodType<T>; most: number; filled(data: unknown): unknown; clash(id: string): string | undefined },
): { ok: true; list: T[] } | { ok: false; faults: LibraryFault[] } {
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
  const parsed = z
    .array(by.schema)
    .min(1, 'the list is empty')
    .max(by.most)
    .safeParse(given.map((one) => by.filled(one)));
  if (!parsed.success) {
    const faults = faultsOf(parsed.error).map(({ path, text: words }) => faultAt(path, words));
    return { ok: false, faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  }
  const faults = parsed.data.flatMap(({ id }, at) => {
    const clash = by.clash(id);
    if (clash !== undefined) return [faultAt([at, 'id'], clash)];
    return parsed.data.findIndex((other) => other.id === id) < at
      ? [faultAt([at, 'id'], `“${id}” is there twice; choose another id.`)]
      : [];
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, list: parsed.data };
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

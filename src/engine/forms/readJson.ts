/**
 * Reads lists from JSON text by a schema, and reports every fault with its line and a plain
 * sentence.
 */
import * as z from 'zod/mini';
import type { CatalogueFault } from './catalogue.ts';
import { faultsOf } from './faultWords.ts';
import { brokenLine, linesOf } from './jsonLines.ts';

/** The most letters that are read, and the most faults that are named. */
const MOST_LETTERS = 1024 * 1024;
const MOST_NAMED = 50;

interface Fault {
  path: readonly (string | number)[];
  text: string;
}

/**
 * Reads one thing or a list of things. `filled` completes a thing before it is checked. `clash`
 * says why an id may not be used; the same id twice is always refused. Faults come in the order of
 * their lines, and past fifty they are only counted. Never throws.
 */
export function readList<T extends { id: string }>(
  text: string,
  by: { schema: z.ZodMiniType<T>; most: number; filled(data: unknown): unknown; clash(id: string): string | undefined },
): { ok: true; list: T[] } | { ok: false; faults: CatalogueFault[] } {
  if (text.length > MOST_LETTERS) return { ok: false, faults: [{ path: [], line: 1, text: TOO_LONG }] };
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
  const refused = (faults: readonly Fault[]): { ok: false; faults: CatalogueFault[] } => {
    const named = faults.slice(0, MOST_NAMED).map(({ path, text: words }) => ({
      path: isList ? path : path.slice(1),
      text: words,
    }));
    const lines = linesOf(
      text,
      named.map(({ path }) => path),
    );
    const told = named.map((fault, at) => ({ ...fault, line: lines[at] ?? 1 })).sort((a, b) => a.line - b.line);
    const more = faults.length - named.length;
    const rest = { path: [], line: told.at(-1)?.line ?? 1, text: `and ${more} more faults.` };
    return { ok: false, faults: more > 0 ? [...told, rest] : told };
  };
  const given: unknown[] = Array.isArray(data) ? data : [data];
  if (given.length > by.most)
    return refused([{ path: [by.most], text: `the list has ${given.length} things, and ${by.most} at most fit.` }]);
  const parsed = z
    .array(by.schema)
    .check(z.minLength(1, 'the list is empty'))
    .safeParse(given.map((one) => by.filled(one)));
  if (!parsed.success) return refused(faultsOf(parsed.error));
  const before = new Set<string>();
  const faults = parsed.data.flatMap(({ id }, at) => {
    const twice = before.has(id) ? `“${id}” is there twice; choose another id.` : undefined;
    before.add(id);
    const words = by.clash(id) ?? twice;
    return words === undefined ? [] : [{ path: [at, 'id'], text: words }];
  });
  return faults.length > 0 ? refused(faults) : { ok: true, list: parsed.data };
}
const TOO_LONG = 'this is longer than a million letters. Bring it in in parts.';

/**
 * Reads lists from JSON text by a schema, and reports every fault with its line and a plain
 * sentence.
 */
import * as z from 'zod/mini';
import type { CatalogueFault } from './catalogue.ts';
import { faultsOf } from './faultWords.ts';
import { brokenLine, lineOf } from './jsonLines.ts';

/**
 * Reads one thing or a list of things. `filled` completes a thing before it is checked. `clash`
 * says why an id may not be used; the same id twice is always refused. Faults come in the order of
 * their lines. Never throws.
 */
export function readList<T extends { id: string }>(
  text: string,
  by: { schema: z.ZodMiniType<T>; most: number; filled(data: unknown): unknown; clash(id: string): string | undefined },
): { ok: true; list: T[] } | { ok: false; faults: CatalogueFault[] } {
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
  const faultAt = (path: readonly (string | number)[], words: string): CatalogueFault => ({
    path: isList ? path : path.slice(1),
    line: lineOf(text, isList ? path : path.slice(1)),
    text: words,
  });
  const given: unknown[] = Array.isArray(data) ? data : [data];
  const parsed = z
    .array(by.schema)
    .check(z.minLength(1, 'the list is empty'), z.maxLength(by.most))
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

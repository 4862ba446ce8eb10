/**
 * Makes catalogues: a game describes one kind of thing (a schema, a form, words), and this kit
 * makes everything that the screens need.
 */

import type * as z from 'zod/mini';
import type { RuleId } from '../words.ts';
import type { Catalogue, CatalogueEntry, CatalogueForm, FormPart } from './catalogue.ts';
import { faultsOf } from './faultWords.ts';
import { freeId } from './freeId.ts';
import { isPlainRecord } from './plainRecord.ts';
import { readList } from './readJson.ts';
import { copyOfJson } from './schema.ts';

/** A form that stays the same whatever the user has chosen. */
export const formOf = (
  ...sections: readonly { title: string; help?: string; parts: readonly FormPart[] }[]
): CatalogueForm => ({ sections, shapes: {} });

/** A half-made thing, as a form holds it. */
export type Half<T> = { readonly [K in keyof T]?: T[K] | undefined };

const half = <T>(data: unknown): Half<T> => (isPlainRecord(data) ? (data as Half<T>) : {});

/**
 * One kind of thing as its game describes it. Each thing has a name and an id made from that name.
 */
export interface Kind<T extends { id: string; name: string }> {
  /** "weapon" and "weapons". */
  one: string;
  many: string;
  rule: RuleId;
  about: string;
  /** The path of the list in the house rules, and the most things that it holds. */
  path: string;
  most: number;
  schema: z.ZodMiniType<T>;
  /** Things that come with the game, to start from. Other things may not have their ids. */
  stock: readonly T[];
  /** Other ids that things may not have. */
  reserved?: readonly string[];
  /** A new thing, complete but for its name. */
  blank: Omit<T, 'id' | 'name'>;
  /** The form for what has been made so far. */
  form(data: Half<T>): CatalogueForm;
  /** The heading of the thing in a list. */
  group(data: Half<T>): string;
  /** What a complete thing does: a headline and sentences. */
  words(data: T): { head: string; lines: string[] };
  /**
   * Fills in what follows from the other values, and removes values that the choices do not allow.
   * Left out: nothing changes.
   */
  fitted?(data: Half<T>): Half<T>;
}

/** The catalogue of one kind of thing. */
export function catalogueOf<T extends { id: string; name: string }>(kind: Kind<T>): Catalogue {
  const { one, many, rule, about, path, most, schema, stock, blank } = kind;
  const kept = new Set([...stock.map(({ id }) => id), ...(kind.reserved ?? [])]);
  const entry = (data: unknown): CatalogueEntry => {
    const { id, name } = half<T>(data);
    return { id: String(id ?? ''), name: String(name ?? ''), group: kind.group(half(data)), data };
  };
  /**
   * Gives the thing an id made from its name, and fills in the other values. Data that is no record
   * is returned as it is, because the schema refuses it.
   */
  const filled = (data: unknown, taken: readonly string[]): unknown => {
    if (!isPlainRecord(data)) return data;
    const fitted: Record<string, unknown> = { ...(kind.fitted?.(half(copyOfJson(data))) ?? copyOfJson(data)) };
    if (typeof fitted.name === 'string') fitted.name = fitted.name.trim();
    const { id, name } = fitted;
    if (typeof name !== 'string' || name === '' || (id !== undefined && id !== '')) return fitted;
    return { ...fitted, id: freeId(name, (other) => taken.includes(other) || kept.has(other)) };
  };
  return {
    one,
    many,
    rule,
    about,
    path,
    most,
    stock: stock.map(entry),
    form: (data) => kind.form(half(data)),
    blank: () => ({ ...copyOfJson(blank), name: '' }),
    copyOf(data, taken) {
      const made = copyOfJson(half<T>(data));
      const name = `${made.name ?? one} of ours`.slice(0, 40);
      return { ...made, name, id: freeId(name, (id) => taken.includes(id) || kept.has(id)) };
    },
    entry,
    words(data) {
      // A thing without a name gets its words all the same, because many people choose the name
      // last. The missing name is reported as a fault of its own.
      const { name } = half<T>(data);
      const parsed = schema.safeParse(filled(isPlainRecord(data) ? { ...data, name: name || one } : data, []));
      return parsed.success ? kind.words(parsed.data) : { head: '', lines: [] };
    },
    finish(data, taken) {
      const made = filled(data, taken);
      const parsed = schema.safeParse(made);
      const { id, name } = half<T>(made);
      const clash =
        id !== undefined && (kept.has(id) || taken.includes(id))
          ? [{ path: ['id'], text: `“${id}” is the id of another ${one}; choose another.` }]
          : [];
      const nameless = typeof name !== 'string' || name === '';
      const faults = parsed.success ? [] : faultsOf(parsed.error);
      return {
        data: made,
        faults: [
          ...(nameless ? [{ path: ['name'], text: 'it needs a name.' }] : []),
          // The id comes from the name, so a missing name is reported as one fault.
          ...faults.filter(({ path: [at] }) => !(nameless && (at === 'id' || at === 'name'))),
          ...clash,
        ],
      };
    },
    read: (text) =>
      readList(text, {
        schema,
        most,
        filled: (data) => filled(data, []),
        clash: (id) => (kept.has(id) ? `“${id}” comes with the game; choose another id.` : undefined),
      }),
  };
}

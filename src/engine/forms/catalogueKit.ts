/** Catalogues from their parts: what a game says of one kind of thing (a schema, a form, words), made into all that the screens ask of it. */
import type * as z from 'zod/mini';
import type { RuleId } from '../words.ts';
import type { Catalogue, CatalogueEntry, CatalogueForm, FormPart } from './catalogue.ts';
import { faultsOf } from './faultWords.ts';
import { freeId } from './freeId.ts';
import { readList } from './readJson.ts';
import { copy } from './schema.ts';

/** A form that is the same whatever has been chosen. */
export const formOf = (
  ...sections: readonly { title: string; help?: string; parts: readonly FormPart[] }[]
): CatalogueForm => ({ sections, shapes: {} });

/** Half of a thing, as a form has it while it is made. */
export type Half<T> = { readonly [K in keyof T]?: T[K] | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const half = <T>(data: unknown): Half<T> => (isRecord(data) ? (data as Half<T>) : {});

/** One kind of thing, as its game describes it. Each thing has a name and, made from it, an id. */
export interface Kind<T extends { id: string; name: string }> {
  /** "weapon" and "weapons". */
  one: string;
  many: string;
  rule: RuleId;
  about: string;
  /** Where the list is kept in the house rules, and how many fit. */
  path: string;
  most: number;
  schema: z.ZodMiniType<T>;
  /** What comes with the game, to start from. Its ids are not to be had. */
  stock: readonly T[];
  /** Other ids that are not to be had. */
  reserved?: readonly string[];
  /** A new one: whole but for its name. */
  blank: Omit<T, 'id' | 'name'>;
  /** The form for what has been made so far. */
  form(data: Half<T>): CatalogueForm;
  /** The heading under which it stands in a list. */
  group(data: Half<T>): string;
  /** What it does: a headline and sentences. Asked of whole things alone. */
  words(data: T): { head: string; lines: string[] };
  /** What follows from the rest, and what goes because it does not belong to what was chosen. Left out: nothing. */
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
  /** With its id from its name, and what follows by itself. What is no record is given back as it is: the schema says so. */
  const filled = (data: unknown, taken: readonly string[]): unknown => {
    if (!isRecord(data)) return data;
    const fitted: Record<string, unknown> = { ...(kind.fitted?.(half(copy(data))) ?? copy(data)) };
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
    blank: () => ({ ...copy(blank), name: '' }),
    copyOf(data, taken) {
      const made = copy(half<T>(data));
      const name = `${made.name ?? one} of ours`.slice(0, 40);
      return { ...made, name, id: freeId(name, (id) => taken.includes(id) || kept.has(id)) };
    },
    entry,
    words(data) {
      // Without its name it is told already; the name is the last thing that many think of.
      const { name } = half<T>(data);
      const parsed = schema.safeParse(filled(isRecord(data) ? { ...data, name: name || one } : data, []));
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
          // The id comes from the name: without one there is a single thing to mend.
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

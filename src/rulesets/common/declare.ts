/** One declaration for each value that a game keeps and a person may set: from it come its schema, what it starts as, its form field and its words. */
import * as z from 'zod/mini';
import type { Field, FieldOption, Options, Part } from '../../engine/forms/field.ts';
import { copy } from '../../engine/forms/schema.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { capital, type Id, type RuleId } from '../../engine/words.ts';
import { idSchema, type Place, placeSchema } from '../../space/scene.ts';

/** What a form says about a value; `group` heads those that stand together, and is said of what stands in a form by itself. */
export interface About {
  label: string;
  group?: string;
  help?: string;
}

/** A value: what may stand in it, what it starts as, and the fields that set it by hand when it stands at `path`. */
export interface Declared<T, F extends Field = Field> {
  readonly schema: z.ZodMiniType<T>;
  /** Undefined where there is nothing at first. */
  readonly start: T | undefined;
  /** Where nothing is kept: it is `left out` of the data, or `refused`, for it always has to be said. Otherwise it is as it starts. */
  readonly missing?: 'left out' | 'refused';
  fields(path: string): readonly F[];
}
/** A value that may be left out of the data, and is at first. */
export interface LeftOut<T> extends Declared<T> {
  readonly missing: 'left out';
}
/** Named values, as a sheet, a state or a table's house rules keep them. */
export type Shape = Readonly<Record<string, Declared<unknown>>>;
/** What a shape keeps, as data. */
export type Values<S extends Shape> = Flat<
  { -readonly [K in Exclude<keyof S, MayMiss<S>>]: z.output<S[K]['schema']> } & {
    -readonly [K in MayMiss<S>]?: z.output<S[K]['schema']>;
  }
>;
type MayMiss<S> = { [K in keyof S]: S[K] extends { readonly missing: 'left out' } ? K : never }[keyof S];
type Flat<T> = { [K in keyof T]: T[K] };
type Schemas<S extends Shape> = {
  -readonly [K in keyof S]: S[K] extends { readonly missing: 'left out' }
    ? z.ZodMiniExactOptional<S[K]['schema']>
    : S[K]['schema'];
};
/** The fields of a shape's form. */
export type FieldsOf<S> = S[keyof S] extends Declared<unknown, infer F> ? F : never;

/** A value that no field shows: set in some other way, or not by hand. */
export const unshown = <T>(schema: z.ZodMiniType<T>, start?: NoInfer<T>): Declared<T, never> => ({
  schema,
  start,
  fields: () => [],
});
/** What always has to be said and has no field: the id of something in a list. */
export const id = (schema: z.ZodMiniType<Id> = idSchema): Declared<Id, never> => ({
  ...unshown(schema, ''),
  start: undefined,
  missing: 'refused',
});
/** A value with a field of any kind, which is given all but its path. */
export const value = <T>(
  schema: z.ZodMiniType<T>,
  start: NoInfer<T> | undefined,
  { group = '', ...field }: WithoutPath<Part> & { group?: string },
): Declared<T> => ({
  schema,
  start,
  fields: (path) => [{ path, group, ...field }],
});
type WithoutPath<F> = F extends unknown ? Omit<F, 'path'> : never;

/** A value with several fields, or with one that is not at its own path: a table of figures, say. */
export const shown = <T, F extends Field>(
  schema: z.ZodMiniType<T>,
  start: NoInfer<T>,
  fields: (path: string) => readonly F[],
): Declared<T, F> => ({ schema, start, fields });

/** A whole number from `min` to `max`, both included. */
export const number = (start: number, min: number, max: number, about: About): Declared<number> =>
  value(z.int().check(z.minimum(min), z.maximum(max)), start, { ...about, kind: 'number', min, max });

/** On or off. */
export const toggle = (start: boolean, about: About): Declared<boolean> =>
  value(z.boolean(), start, { ...about, kind: 'switch' });

/** One of several, by id, each with its words. */
export const choice = <const O extends Words>(
  start: keyof O & string,
  options: O,
  about: About,
): Declared<keyof O & string> =>
  value(z.enum(idsOf(options)), start, { ...about, kind: 'choice', options: optionsOf(options) });

/** Some of several, by id, each with its words; none to begin with. */
export const several = <const O extends Words>(options: O, about: About): Declared<(keyof O & string)[]> =>
  value(z.array(z.enum(idsOf(options))), [], { ...about, kind: 'choices', options: optionsOf(options) });

/** A name: a short text that is not empty. */
export const named = (start: string, longest: number, about: About): Declared<string> =>
  value(z.string().check(z.minLength(1), z.maxLength(longest)), start, { ...about, kind: 'text', longest });
/** A short text. */
export const text = (start: string, longest: number, about: About): Declared<string> =>
  value(z.string().check(z.maxLength(longest)), start, { ...about, kind: 'text', longest });
/** A list of short texts, none to begin with. */
export const texts = (longest: number, most: number, about: About): Declared<string[]> =>
  value(z.array(z.string().check(z.maxLength(longest))).check(z.maxLength(most)), [], {
    ...about,
    kind: 'words',
    longest,
    most,
  });

/** Whom or what of this fight a value names, by id. */
type Whose = 'combatants' | 'sides' | 'zones';
/** One of those that are in this fight: it always has to be said. */
export const which = (options: Whose, about: About): Declared<Id> => ({
  ...value(idSchema, undefined, { ...about, kind: 'choice', options }),
  missing: 'refused',
});
/** A place on the map: it always has to be said. */
export const somewhere = (about: About): Declared<Place> => ({
  ...value(placeSchema, undefined, { ...about, kind: 'place', places: 'map' }),
  missing: 'refused',
});
/** Some of those that are in this fight; `ordered`: as they come one after another. */
export const those = (options: Whose, about: About & { ordered?: true }, most = 500): Declared<Id[]> =>
  value(z.array(idSchema).check(z.maxLength(most)), [], { ...about, kind: 'choices', options });
/** A list of combatants, by id. */
export const people = (about: About): Declared<Id[]> => those('combatants', about);
/** A combatant, or none: `none` is what that is called. */
export const someone = (none: string, about: About): Declared<Id | null> => orNone(none, which('combatants', about));

/** The same value or none at all, which is kept as null and is so at first; `none` is what that is called. */
export const orNone = <T>(none: string, { schema, fields }: Declared<T>): Declared<T | null> => ({
  schema: z.nullable(schema),
  start: null,
  fields: (path) => fields(path).map((field) => ({ ...field, none })),
});
/** The same value, left out of the data until something is put there; by hand it is never left out again. */
export const left = <T>({ schema, fields }: Declared<T>): LeftOut<T> => ({
  schema,
  start: undefined,
  missing: 'left out',
  fields,
});
/** The same value, or it is left out of the data, and is so at first; `unset` is what that is called. */
export const orUnset = <T>(unset: string, one: Declared<T>): LeftOut<T> => ({
  ...left(one),
  fields: (path) => one.fields(path).map((field) => ({ ...field, unset })),
});
/** The same value, whose data is filled in before it is checked: bare ids, say, that stand for whole things. */
export const filled = <D extends Declared<unknown>>(fill: (given: unknown) => unknown, one: D): D => ({
  ...one,
  schema: z.pipe(z.transform(fill), one.schema),
});
/** Values of one kind under several names: `make` is given the name of each. */
export const of = <const K extends string, D>(names: readonly K[], make: (name: K) => D) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, D>;
/** The same value with a field before its own, from which whole things are chosen by id. */
export const chosenFrom = <T>(options: readonly FieldOption[], about: About, one: Declared<T>): Declared<T> => ({
  ...one,
  fields: (path) => [{ path, group: '', ...about, kind: 'choices', options }, ...one.fields(path)],
});

type Words = Readonly<Record<string, string>>;
const idsOf = <O extends Words>(options: O) => Object.keys(options) as (keyof O & string)[];
/** Ids with their words as the options of a form. */
export const optionsOf = (options: Words): FieldOption[] =>
  Object.entries(options).map(([id, label]) => ({ id, label }));
/** Things with a name as the options of a form. */
export const optionsOfThings = (things: readonly { id: string; name: string }[]): FieldOption[] =>
  things.map(({ id, name }) => ({ id, label: name }));
/** Ids that are words themselves, with a space for a dash. */
export const words = <const T extends string>(...ids: readonly T[]) =>
  Object.fromEntries(ids.map((id) => [id, id.replaceAll('-', ' ')])) as { readonly [K in T]: string };
/** The same with a large first letter. */
export const capitals = <const T extends string>(...ids: readonly T[]) =>
  Object.fromEntries(ids.map((id) => [id, capital(id.replaceAll('-', ' '))])) as { readonly [K in T]: string };

/** Several values under one name. */
export const nested = <const S extends Shape>(shape: S): Declared<Values<S>, FieldsOf<S>> => {
  const { schema, start } = declare(shape);
  return { schema, start: start(), fields: (path) => fieldsOf(shape, `${path}.`) };
};

const fieldsOf = <S extends Shape>(shape: S, before: string): FieldsOf<S>[] =>
  Object.entries(shape).flatMap(([key, one]) => one.fields(`${before}${key}`)) as FieldsOf<S>[];

/** The fields of a shape within another field, where they are of no group of their own. */
const partsOf = (shape: Shape): Part[] => fieldsOf(shape, '').map(({ group: _, ...part }) => part);

/** Several values under one name that are set together; with `orNone` or `orUnset` they may be there or not. */
export const record = <const S extends Shape>(shape: S, about: About = { label: '' }): Declared<Values<S>> => {
  const { schema, start } = declare(shape);
  return value(schema, start(), { ...about, kind: 'group', parts: partsOf(shape), fresh: start() });
};
/** A list of records, at most `most`. `one` names a single one; `id`: where the id of each stands that is made with it. */
export const rows = <const S extends Shape>(
  shape: S,
  { one, most, id }: { one: string; most: number; id?: string },
  about: About,
): Declared<Values<S>[]> => {
  const { schema, start } = declare(shape);
  const field = { ...about, kind: 'rows', one, most, parts: partsOf(shape), fresh: start() } as const;
  return value(z.array(schema).check(z.maxLength(most)), [], id === undefined ? field : { ...field, id });
};
/** What a form says of values by key: a record stands under its key with all its parts, any other value by itself. */
const byKey = <T>(one: string, keys: Options | 'words', of: Declared<T>, about: About) =>
  ({
    ...about,
    kind: 'entries',
    one,
    keys,
    parts: of.fields('').flatMap(({ group: _, ...part }) => (part.kind === 'group' ? part.parts : [part])),
    fresh: of.start,
  }) as const;
/** A value for each of those that are in this fight, or by words with a `key` of their own; none to begin with. */
export const entries = <T>(
  one: string,
  keys: Options | 'words',
  of: Declared<T>,
  about: About,
  key: z.ZodMiniType<string, string> = idSchema,
): Declared<Record<Id, T>> => value(z.record(key, of.schema), {}, byKey(one, keys, of, about));
/** A value for some of several words; none to begin with. */
export const someOf = <const K extends string, T>(
  one: string,
  keys: readonly (FieldOption & { id: K })[],
  of: Declared<T>,
  about: About,
): Declared<Partial<Record<K, T>>> =>
  value(z.partialRecord(z.enum(keys.map(({ id }) => id)), of.schema), {}, byKey(one, keys, of, about));

/**
 * A record from its declared values: its schema, what a new one holds, its form in the order of declaration. What a save of an older version
 * does not have yet is there as it starts.
 */
export function declare<const S extends Shape>(shape: S) {
  const all = Object.entries(shape);
  // What nothing is kept of at first is left out by `copy`.
  const start = () => copy(Object.fromEntries(all.map(([key, one]) => [key, one.start]))) as Values<S>;
  const schemas = all.map(([key, { schema, start, missing }]) => {
    if (missing === 'left out') return [key, z.exactOptional(schema)];
    return [key, missing === 'refused' ? schema : z._default(schema, () => copy(start))];
  });
  const object = z.object(Object.fromEntries(schemas));
  return {
    schema: object as z.ZodMiniType<Values<S>>,
    /** The same, for whoever makes another of its parts: a stricter one for things of the table's own. */
    object: object as z.ZodMiniObject<Schemas<S>>,
    start,
    fields: fieldsOf(shape, ''),
  };
}

/** The same value as a house rule: the rule it belongs to, and why a table has to decide. */
export const assumed = <T>(one: Declared<T>, rule: RuleId, why: string): Declared<T, HouseRule> => ({
  ...one,
  fields: (path) => one.fields(path).map((field) => ({ ...field, rule, why })),
});

/** The short forms for house rules of one group. */
export const inGroup = (group: string) => ({
  number: (start: number, min: number, max: number, label: string, rule: RuleId, why: string, help?: string) =>
    assumed(number(start, min, max, about(label, group, help)), rule, why),
  toggle: (start: boolean, label: string, rule: RuleId, why: string, help?: string) =>
    assumed(toggle(start, about(label, group, help)), rule, why),
  choice: <const O extends Words>(
    start: keyof O & string,
    options: O,
    label: string,
    rule: RuleId,
    why: string,
    help?: string,
  ) => assumed(choice(start, options, about(label, group, help)), rule, why),
});
const about = (label: string, group: string, help: string | undefined): About => ({
  label,
  group,
  ...(help ? { help } : {}),
});

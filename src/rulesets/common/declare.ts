/**
 * Declares each value that a game keeps and a person may set. Schema, first value, form field and
 * words come from one declaration.
 */
import * as z from 'zod/mini';
import type { Field, FieldOption, FieldPart, Options } from '../../engine/forms/field.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { capitalized, type Id, type RuleId } from '../../engine/words.ts';
import { nameText, seenText } from '../../space/nameText.ts';
import { idSchema, type Place, placeSchema } from '../../space/scene.ts';

/**
 * What a form says about a value. `group` is the heading of values that stand together; a value
 * that stands alone in its form has a group too.
 */
export interface About {
  label: string;
  group?: string;
  help?: string;
}

/** A value: its schema, its first value, and the form fields that set it at `path`. */
export interface Declared<T, F extends Field = Field> {
  readonly schema: z.ZodMiniType<T>;
  /** Undefined where there is no value at first. */
  readonly start: T | undefined;
  /** How an older save without the value is read. Not set: the first value stands in. */
  readonly missing?: 'left out' | 'refused';
  fields(path: string): readonly F[];
}
/** A value that may be left out of the data, and is left out at first. */
export interface LeftOut<T> extends Declared<T> {
  readonly missing: 'left out';
}
/** Named values, as a sheet, a state or the house rules hold them. */
export type Shape = Readonly<Record<string, Declared<unknown>>>;
/** The data that a shape describes. */
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

/** A value without a form field: it is set in some other way, or not by hand. */
export const unshownValue = <T>(schema: z.ZodMiniType<T>, start?: NoInfer<T>): Declared<T, never> => ({
  schema,
  start,
  fields: () => [],
});
/** The id of an entry in a list. It is required and has no field. */
export const idValue = (schema: z.ZodMiniType<Id> = idSchema): Declared<Id, never> => ({
  ...unshownValue(schema, ''),
  start: undefined,
  missing: 'refused',
});
/** A value with a field of any kind. The caller gives the field without its path. */
export const fieldValue = <T>(
  schema: z.ZodMiniType<T>,
  start: NoInfer<T> | undefined,
  { group = '', ...field }: WithoutPath<FieldPart> & { group?: string },
): Declared<T> => ({
  schema,
  start,
  fields: (path) => [{ path, group, ...field }],
});
type WithoutPath<F> = F extends unknown ? Omit<F, 'path'> : never;

/** A value with several fields, or with a field at another path, such as a table of figures. */
export const fieldsValue = <T, F extends Field>(
  schema: z.ZodMiniType<T>,
  start: NoInfer<T>,
  fields: (path: string) => readonly F[],
): Declared<T, F> => ({ schema, start, fields });

/** A whole number from `min` to `max`, both included. */
export const numberValue = (start: number, min: number, max: number, about: About): Declared<number> =>
  fieldValue(z.int().check(z.minimum(min), z.maximum(max)), start, { ...about, kind: 'number', min, max });

/** On or off. */
export const toggleValue = (start: boolean, about: About): Declared<boolean> =>
  fieldValue(z.boolean(), start, { ...about, kind: 'switch' });

/** One of several options, by id, each with its words. */
export const choiceValue = <const O extends Words>(
  start: keyof O & string,
  options: O,
  about: About,
): Declared<keyof O & string> =>
  fieldValue(z.enum(idsOf(options)), start, { ...about, kind: 'choice', options: optionsOf(options) });

/** Some of several options, by id, each with its words. None at first. */
export const choicesValue = <const O extends Words>(options: O, about: About): Declared<(keyof O & string)[]> =>
  fieldValue(z.array(z.enum(idsOf(options))), [], { ...about, kind: 'choices', options: optionsOf(options) });

const shortText = (longest: number) => z.string().check(z.overwrite(seenText), z.maxLength(longest));
/** A name: a short text that is not empty. */
export const nameValue = (start: string, longest: number, about: About): Declared<string> =>
  fieldValue(nameText(1, longest), start, { ...about, kind: 'text', longest });
/** A short text. */
export const textValue = (start: string, longest: number, about: About): Declared<string> =>
  fieldValue(shortText(longest), start, { ...about, kind: 'text', longest });
/** A list of short texts. None at first. */
export const textsValue = (longest: number, most: number, about: About): Declared<string[]> =>
  fieldValue(z.array(shortText(longest)).check(z.maxLength(most)), [], {
    ...about,
    kind: 'words',
    longest,
    most,
  });

/** The things of this fight that a value names by id. */
type Whose = 'combatants' | 'sides' | 'zones';
/** One combatant, side or zone of this fight, which must be given. */
export const memberValue = (options: Whose, about: About): Declared<Id> => ({
  ...fieldValue(idSchema, undefined, { ...about, kind: 'choice', options }),
  missing: 'refused',
});
/** A place on the map, which must be given. */
export const somewhere = (about: About): Declared<Place> => ({
  ...fieldValue(placeSchema, undefined, { ...about, kind: 'place', places: 'map' }),
  missing: 'refused',
});
/** Some combatants, sides or zones of this fight. `ordered` keeps their sequence. */
export const membersValue = (options: Whose, about: About & { ordered?: true }, most = 1000): Declared<Id[]> =>
  fieldValue(z.array(idSchema).check(z.maxLength(most)), [], { ...about, kind: 'choices', options });
/** A list of combatants, by id. */
export const combatantsValue = (about: About): Declared<Id[]> => membersValue('combatants', about);
/** A combatant or none. `none` is the word for none. */
export const combatantOrNone = (none: string, about: About): Declared<Id | null> =>
  orNone(none, memberValue('combatants', about));

/** The same value, or null, which is the first value. `none` is the word for null. */
export const orNone = <T>(none: string, { schema, fields }: Declared<T>): Declared<T | null> => ({
  schema: z.nullable(schema),
  start: null,
  fields: (path) => fields(path).map((field) => ({ ...field, none })),
});
/** The same value, absent from the data until somebody sets it; nobody can unset it by hand. */
export const leftOutValue = <T>({ schema, fields }: Declared<T>): LeftOut<T> => ({
  schema,
  start: undefined,
  missing: 'left out',
  fields,
});
/**
 * The same value, which may be absent from the data and is absent at first. `unset` is the word for
 * that.
 */
export const orUnset = <T>(unset: string, one: Declared<T>): LeftOut<T> => ({
  ...leftOutValue(one),
  fields: (path) => one.fields(path).map((field) => ({ ...field, unset })),
});
/** The same value; `fill` completes its data before the check, for example ids to whole things. */
export const filledValue = <D extends Declared<unknown>>(fill: (given: unknown) => unknown, one: D): D => ({
  ...one,
  schema: z.pipe(z.transform(fill), one.schema),
});
/** Values of one kind under several names. `make` gets each name. */
export const valuesOf = <const K extends string, D>(names: readonly K[], make: (name: K) => D) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, D>;
/** The same value with one more field before its own: this field picks whole things by id. */
export const chosenFrom = <T>(options: readonly FieldOption[], about: About, one: Declared<T>): Declared<T> => ({
  ...one,
  fields: (path) => [{ path, group: '', ...about, kind: 'choices', options }, ...one.fields(path)],
});

type Words = Readonly<Record<string, string>>;
const idsOf = <O extends Words>(options: O) => Object.keys(options) as (keyof O & string)[];
/** A record of words by id, as the options of a form. */
export const optionsOf = (options: Words): FieldOption[] =>
  Object.entries(options).map(([id, label]) => ({ id, label }));
/** Things with names, as the options of a form. */
export const optionsOfThings = (things: readonly { id: string; name: string }[]): FieldOption[] =>
  things.map(({ id, name }) => ({ id, label: name }));
/** Words for ids that are words themselves, with spaces for dashes. */
export const wordOptions = <const T extends string>(...ids: readonly T[]) =>
  Object.fromEntries(ids.map((id) => [id, id.replaceAll('-', ' ')])) as { readonly [K in T]: string };
/** Words for ids that are words themselves, with a capital first letter. */
export const capitals = <const T extends string>(...ids: readonly T[]) =>
  Object.fromEntries(ids.map((id) => [id, capitalized(id.replaceAll('-', ' '))])) as { readonly [K in T]: string };

/** Several values under one name. */
export const nestedValues = <const S extends Shape>(shape: S): Declared<Values<S>, FieldsOf<S>> => {
  const { schema, start } = declareRecord(shape);
  return { schema, start: start(), fields: (path) => fieldsOf(shape, `${path}.`) };
};

const fieldsOf = <S extends Shape>(shape: S, before: string): FieldsOf<S>[] =>
  Object.entries(shape).flatMap(([key, one]) => one.fields(`${before}${key}`)) as FieldsOf<S>[];

/** The fields of a shape inside another field. They have no group of their own there. */
const partsOf = (shape: Shape): FieldPart[] => fieldsOf(shape, '').map(({ group: _, ...part }) => part);

/** Values under one name that are set together; `orNone` and `orUnset` let them be absent. */
export const recordValue = <const S extends Shape>(shape: S, about: About = { label: '' }): Declared<Values<S>> => {
  const { schema, start } = declareRecord(shape);
  return fieldValue(schema, start(), { ...about, kind: 'group', parts: partsOf(shape), fresh: start() });
};
/** A list of at most `most` records. `one` names a record, `id` is the path of a new id. */
export const rowsValue = <const S extends Shape>(
  shape: S,
  { one, most, id }: { one: string; most: number; id?: string },
  about: About,
): Declared<Values<S>[]> => {
  const { schema, start } = declareRecord(shape);
  const field = { ...about, kind: 'rows', one, most, parts: partsOf(shape), fresh: start() } as const;
  return fieldValue(z.array(schema).check(z.maxLength(most)), [], id === undefined ? field : { ...field, id });
};
/** Values by key in a form: a record shows all its parts under its key. */
const byKey = <T>(one: string, keys: Options | 'words', of: Declared<T>, about: About) =>
  ({
    ...about,
    kind: 'entries',
    one,
    keys,
    parts: of.fields('').flatMap(({ group: _, ...part }) => (part.kind === 'group' ? part.parts : [part])),
    fresh: of.start,
  }) as const;
/** A value for each combatant, side or zone, or for words with a `key`. None at first. */
export const entriesValue = <T>(
  one: string,
  keys: Options | 'words',
  of: Declared<T>,
  about: About,
  key: z.ZodMiniType<string, string> = idSchema,
): Declared<Record<Id, T>> => fieldValue(z.record(key, of.schema), {}, byKey(one, keys, of, about));
/** A value for some of several words. None at first. */
export const someOf = <const K extends string, T>(
  one: string,
  keys: readonly (FieldOption & { id: K })[],
  of: Declared<T>,
  about: About,
): Declared<Partial<Record<K, T>>> =>
  fieldValue(z.partialRecord(z.enum(keys.map(({ id }) => id)), of.schema), {}, byKey(one, keys, of, about));

/**
 * Makes a record of declared values: its schema, its first data, and its form in the order of
 * declaration. A value that an older save lacks gets its first value.
 */
export function declareRecord<const S extends Shape>(shape: S) {
  const all = Object.entries(shape);
  // `copyOfJson` leaves out values that have no first value.
  const first = copyOfJson(Object.fromEntries(all.map(([key, one]) => [key, one.start]))) as Values<S>;
  const start = () => copyOfJson(first);
  const schemas = all.map(([key, { schema, start, missing }]) => {
    if (missing === 'left out') return [key, z.exactOptional(schema)];
    // A first value that lacks a required part of its own, such as an id, cannot stand in.
    const isWhole = missing !== 'refused' && schema.safeParse(copyOfJson(start)).success;
    return [key, isWhole ? z._default(schema, () => copyOfJson(start)) : schema];
  });
  const object = z.object(Object.fromEntries(schemas));
  return {
    schema: object as z.ZodMiniType<Values<S>>,
    /** The schema, from which a caller builds a stricter one for things of the table's own. */
    object: object as z.ZodMiniObject<Schemas<S>>,
    start,
    fields: fieldsOf(shape, ''),
  };
}

/** The same value as a house rule: its rule's number, and why a table has to decide it. */
export const assumedRule = <T>(one: Declared<T>, rule: RuleId, why: string): Declared<T, HouseRule> => ({
  ...one,
  fields: (path) => one.fields(path).map((field) => ({ ...field, rule, why })),
});

/** The short forms for house rules of one group. */
export const inGroup = (group: string) => ({
  number: (start: number, min: number, max: number, label: string, rule: RuleId, why: string, help?: string) =>
    assumedRule(numberValue(start, min, max, about(label, group, help)), rule, why),
  toggle: (start: boolean, label: string, rule: RuleId, why: string, help?: string) =>
    assumedRule(toggleValue(start, about(label, group, help)), rule, why),
  choice: <const O extends Words>(
    start: keyof O & string,
    options: O,
    label: string,
    rule: RuleId,
    why: string,
    help?: string,
  ) => assumedRule(choiceValue(start, options, about(label, group, help)), rule, why),
});
const about = (label: string, group: string, help: string | undefined): About => ({
  label,
  group,
  ...(help ? { help } : {}),
});

/** One declaration for each value that a game keeps and a person may set: from it come its schema, what it starts as, its form field and its words. */
import * as z from 'zod/mini';
import type { Field, FieldOption } from '../../engine/forms/field.ts';
import { copy } from '../../engine/forms/schema.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import type { Id, RuleId } from '../../engine/words.ts';
import { idSchema } from '../../space/scene.ts';

/** What a form says about a value; `group` heads those that stand together. */
export interface About {
  label: string;
  group: string;
  help?: string;
}

/** A value: what may stand in it, what it starts as, and the fields that set it by hand when it stands at `path`. */
export interface Declared<T, F extends Field = Field> {
  readonly schema: z.ZodMiniType<T>;
  readonly start: T;
  fields(path: string): readonly F[];
}
/** Named values, as a sheet, a state or a table's house rules keep them. */
export type Shape = Readonly<Record<string, Declared<unknown>>>;
/** What a shape keeps, as data. */
export type Values<S> = { -readonly [K in keyof S]: S[K] extends { readonly start: infer T } ? T : never };
/** The fields of a shape's form. */
export type FieldsOf<S> = S[keyof S] extends Declared<unknown, infer F> ? F : never;

/** A value that no field shows: set in some other way, or not by hand. */
export const unshown = <T>(schema: z.ZodMiniType<T>, start: T): Declared<T, never> => ({
  schema,
  start,
  fields: () => [],
});
/** A value with a field of any kind, which is given all but its path. */
export const value = <T>(schema: z.ZodMiniType<T>, start: T, field: WithoutPath<Field>): Declared<T> => ({
  schema,
  start,
  fields: (path) => [{ path, ...field }],
});
type WithoutPath<F> = F extends unknown ? Omit<F, 'path'> : never;

/** A value with several fields, or with one that is not at its own path: a table of figures, say. */
export const shown = <T, F extends Field>(
  schema: z.ZodMiniType<T>,
  start: T,
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

/** A list of combatants, by id. */
export const people = (about: About): Declared<Id[]> =>
  value(z.array(idSchema), [], { ...about, kind: 'choices', options: 'combatants' });
/** A combatant, or none: `none` is what that is called. */
export const someone = (none: string, about: About): Declared<Id | null> =>
  value(z.nullable(idSchema), null, { ...about, kind: 'choice', options: 'combatants', none });

type Words = Readonly<Record<string, string>>;
const idsOf = <O extends Words>(options: O) => Object.keys(options) as (keyof O & string)[];
/** Ids with their words as the options of a form. */
export const optionsOf = (options: Words): FieldOption[] =>
  Object.entries(options).map(([id, label]) => ({ id, label }));
/** Ids that are words themselves. */
export const words = <const T extends string>(...ids: readonly T[]) =>
  Object.fromEntries(ids.map((id) => [id, id])) as { readonly [K in T]: K };

/** Several values under one name. */
export const nested = <const S extends Shape>(shape: S): Declared<Values<S>, FieldsOf<S>> => {
  const { schema, start } = declare(shape);
  return { schema, start: start(), fields: (path) => fieldsOf(shape, `${path}.`) };
};

const fieldsOf = <S extends Shape>(shape: S, before: string): FieldsOf<S>[] =>
  Object.entries(shape).flatMap(([key, one]) => one.fields(`${before}${key}`)) as FieldsOf<S>[];

/**
 * A record from its declared values: its schema, what a new one holds, its form in the order of declaration. What a save of an older version
 * does not have yet is there as it starts.
 */
export function declare<const S extends Shape>(shape: S) {
  const entries = Object.entries(shape);
  const start = () => Object.fromEntries(entries.map(([key, one]) => [key, copy(one.start)])) as Values<S>;
  const schemas = entries.map(([key, one]) => [key, z._default(one.schema, () => copy(one.start))]);
  return {
    schema: z.object(Object.fromEntries(schemas)) as z.ZodMiniType<Values<S>>,
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

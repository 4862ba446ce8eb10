/**
 * Tells whether data fits its schema, and reads only what is new: a part that has been read before
 * by the same schema is not read again.
 */
import type * as z from 'zod/mini';

/** The parts that each schema has read, for as long as they are in use. */
type ReadParts = WeakMap<z.ZodMiniType, WeakSet<object>>;

export const noneRead = (): ReadParts => new WeakMap();

/** What this file looks at in a schema. */
interface Def {
  type: string;
  checks?: readonly unknown[] | undefined;
  shape?: Record<string, z.ZodMiniType>;
  catchall?: unknown;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as Def;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: object): value is Record<string, unknown> =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('toJSON' in value);

/** Reads data whole from its JSON text, as loading it will do later. */
const readsWhole = (schema: z.ZodMiniType, value: unknown): boolean =>
  schema.safeParse(value === undefined ? undefined : JSON.parse(JSON.stringify(value))).success;

/**
 * Whether data, written as JSON, is read by the schema. The answer is that of reading all of it. No
 * part may change in place once it has been read.
 */
export function fitsSchema(schema: z.ZodMiniType, value: unknown, read: ReadParts): boolean {
  if (!isObject(value)) return readsWhole(schema, value);
  const known = read.get(schema) ?? new WeakSet();
  read.set(schema, known);
  if (known.has(value)) return true;
  const fits = fitsInParts(schema, value, read) ?? readsWhole(schema, value);
  if (fits) known.add(value);
  return fits;
}

/** The answer part by part; undefined where only the whole can tell. */
function fitsInParts(schema: z.ZodMiniType, value: object, read: ReadParts): boolean | undefined {
  const { type, checks, shape, catchall, keyType, valueType, element, innerType } = defOf(schema);
  if (checks && checks.length > 0) return undefined;
  if (type === 'optional' || type === 'nullable') return innerType && fitsSchema(innerType, value, read);
  if (type === 'array' && element && Array.isArray(value))
    return value.every((one: unknown) => fitsSchema(element, one ?? null, read));
  if (!isPlain(value)) return undefined;
  // An object of plain values is read faster whole.
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (!entries.some(([, one]) => isObject(one))) return undefined;
  if (type === 'record' && keyType && valueType && defOf(keyType).type === 'string')
    return entries.every(([key, one]) => readsWhole(keyType, key) && fitsSchema(valueType, one, read));
  if (type !== 'object' || !shape || catchall) return undefined;
  const given = new Map(entries);
  const parts = Object.entries(shape);
  // A missing part may have a value of its own.
  if (parts.some(([key, part]) => !given.has(key) && part._zod.optin !== 'optional')) return undefined;
  return parts.every(([key, part]) => !given.has(key) || fitsSchema(part, given.get(key), read));
}

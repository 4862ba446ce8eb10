/** Reads fields of foreign data, where programs write the same thing as text, number or group. */
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A group of values; an empty one for anything else. */
export const groupOf = (value: unknown): Data => (isPlainRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text of a value: its own, a number’s, or that of a group’s name or value. */
export function wordOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(plainWord).filter(Boolean).join(', ');
  return plainWord(value);
}

/** The text of a value, or of one of its own values that is a text. */
function plainWord(value: unknown): string {
  const { name, Name, key, value: inner, custom } = groupOf(value);
  const words = [value, name, Name, key, inner, custom].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return words.map((one) => String(one).trim()).find(Boolean) ?? '';
}

/** The number of a value: its own, of text that begins with one, or of a group’s value. */
export function numberIn(value: unknown): number | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const { value: inner, Value, max, flat } = groupOf(first);
  return [first, inner, Value, max, flat].map(plainNumber).find((one) => one !== undefined);
}

function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) < 1e6 ? value : undefined;
  return typeof value === 'string' && /^\s*[+-]?\d{1,6}/.test(value) ? Number.parseInt(value, 10) : undefined;
}

/** The value at a dotted path. */
export const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (isPlainRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data);

/** A figure where its value is not empty. */
export const figureOf = (name: string, value: string): { name: string; value: string }[] =>
  value === '' ? [] : [{ name, value }];

export const modifier = (score: number | undefined): number => (score === undefined ? 0 : Math.floor((score - 10) / 2));

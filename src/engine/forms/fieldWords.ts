/**
 * Values of fields in words, and what a change by hand has changed: for the log, and for rows that
 * are folded.
 */

import { dequal } from 'dequal/lite';
import { placeKey, placeSchema } from '../../space/scene.ts';
import { capitalized } from '../words.ts';
import { absentWords, type PlainPart } from './field.ts';
import { isPlainRecord } from './plainRecord.ts';
import { getPath } from './schema.ts';

const entriesOf = (value: unknown): [string, unknown][] => (isPlainRecord(value) ? Object.entries(value) : []);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (entry: unknown) => (typeof entry === 'string' ? entry : String(getPath(entry, 'id') ?? ''));

/**
 * How an entry of a list is called: by the option with its id. A second thing of a kind has the
 * kind's id and a number; a thing that the form does not offer is called by the words of its id.
 */
export function optionLabel(options: readonly { id: string; label: string }[], id: string): string {
  const kind = id.replace(/-\d+$/, '');
  const found = options.find((option) => option.id === id) ?? options.find((option) => option.id === kind);
  return found?.label ?? capitalized(kind.replaceAll('-', ' '));
}

/** A value in a few words. */
export function wordsOf(part: PlainPart, value: unknown): string {
  if (value === undefined || value === null) return absentWords(part) ?? '';
  const label = (options: readonly { id: string; label: string }[], id: unknown) => optionLabel(options, String(id));
  switch (part.kind) {
    case 'number':
      return String(value);
    case 'text':
      return String(value).slice(0, 80);
    case 'switch':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return label(part.options, value);
    case 'choices':
      return (
        listOf(value)
          .map((entry) => label(part.options, idOf(entry)))
          .join(', ') || 'none'
      );
    case 'words':
      return listOf(value).map(String).join(', ') || 'none';
    case 'place': {
      const place = placeSchema.safeParse(value);
      if (!place.success) return '';
      const known =
        'list' in part.places
          ? part.places.list.find((one) => placeKey(one.place) === placeKey(place.data))?.label
          : undefined;
      if (known !== undefined) return known;
      return place.data.kind === 'square' ? `square ${place.data.column + 1}, ${place.data.row + 1}` : 'beside the map';
    }
    case 'rows':
      return (
        listOf(value)
          .map((row) => titleOf(part, row))
          .join(', ') || 'none'
      );
    case 'entries':
      return (
        entriesOf(value)
          .map(([key, entry]) => entryWords(part, key, entry))
          .join(', ') || 'none'
      );
    case 'group':
      return part.parts
        .map((inner) => `${inner.label} ${wordsOf(inner, getPath(value, inner.path))}`)
        .join(', ')
        .slice(0, 120);
  }
}

/**
 * What a record in a list is called: the first words in the record, or the name for one record of
 * this list.
 */
export function titleOf(part: Extract<PlainPart, { kind: 'rows' }>, row: unknown): string {
  for (const inner of part.parts) {
    const words = inner.kind === 'switch' ? '' : wordsOf(inner, getPath(row, inner.path));
    if (words !== '') return words;
  }
  return part.one;
}

/** How a key of a record is called. */
export const keyWords = (part: Extract<PlainPart, { kind: 'entries' }>, key: string): string =>
  (part.keys === 'words' ? undefined : part.keys.find(({ id }) => id === key)?.label) ?? key;

function entryWords(part: Extract<PlainPart, { kind: 'entries' }>, key: string, entry: unknown): string {
  const [only] = part.parts;
  return only?.path === '' ? `${keyWords(part, key)} ${wordsOf(only, entry)}` : keyWords(part, key);
}

/**
 * The other values of a record in words, for a folded row. Only values that differ from a new
 * record are told.
 */
export const restOf = (part: Extract<PlainPart, { kind: 'rows' }>, row: unknown): string =>
  part.parts
    .filter(({ path }) => !dequal(getPath(row, path), getPath(part.fresh, path)))
    .map((inner) => [inner.label.toLowerCase(), wordsOf(inner, getPath(row, inner.path))] as const)
    .filter(([, words]) => words !== '' && words !== titleOf(part, row))
    .map(([label, words]) => (words === 'yes' ? label : `${label} ${words}`))
    .join(', ');

/**
 * What a change by hand has changed, as a clause: “Harm is set to 3”, “Conditions, blind: rounds is
 * set to 2”.
 */
export function changeWords(part: PlainPart, before: unknown, after: unknown): string {
  switch (part.kind) {
    case 'rows': {
      const [old, now] = [listOf(before), listOf(after)];
      const at = Math.max(
        0,
        (old.length > now.length ? old : now).findIndex((row, n) => !dequal(old[n], now[n]) && row !== undefined),
      );
      if (old.length !== now.length)
        return addedOrGone(
          part.label,
          titleOf(part, (old.length > now.length ? old : now)[at]),
          old.length < now.length,
        );
      return `${part.label}, ${titleOf(part, old[at])}: ${partChange(part.parts, old[at], now[at])}`;
    }
    case 'entries': {
      const [old, now] = [new Map(entriesOf(before)), new Map(entriesOf(after))];
      const key = [...old.keys(), ...now.keys()].find((one) => !dequal(old.get(one), now.get(one))) ?? '';
      const name = keyWords(part, key);
      if (old.has(key) !== now.has(key)) return addedOrGone(part.label, name, now.has(key));
      return `${part.label}, ${name}: ${partChange(part.parts, old.get(key), now.get(key))}`;
    }
    case 'group':
      return before === undefined || before === null || after === undefined || after === null
        ? `${part.label} is set to ${wordsOf(part, after) || 'something new'}`
        : `${part.label}: ${partChange(part.parts, before, after)}`;
    default:
      return `${part.label} is set to ${wordsOf(part, after) || 'nothing'}`;
  }
}

const addedOrGone = (label: string, name: string, added: boolean) =>
  `${label}: ${name} is ${added ? 'added' : 'taken away'}`;

function partChange(parts: readonly PlainPart[], before: unknown, after: unknown): string {
  const changed = parts.find(({ path }) => !dequal(getPath(before, path), getPath(after, path)));
  return changed ? changeWords(changed, getPath(before, changed.path), getPath(after, changed.path)) : 'is set anew';
}

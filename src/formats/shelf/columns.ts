/**
 * The columns of a game's table: columns for everybody, one for each field of the sheet, and one
 * for values without a field.
 */
import { dequal } from 'dequal/lite';
import type { Field } from '../../engine/forms/field.ts';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { copyOfJson, getPath, putPath } from '../../engine/forms/schema.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Figure } from './item.ts';

/** The columns for everybody. `about` is a creature's heading, or a character's player. */
export const COMMON = ['game', 'kind', 'name', 'about', 'folder', 'tags', 'icon', 'note'] as const;
/** The column for values that no field reaches, as JSON. */
export const MORE = 'more';

export interface Column {
  /** In the head of the table: “STR [abilities.str]”. */
  head: string;
  /** The key of the column's cells: a name, or the path of a field in brackets. */
  key: string;
  field?: Field;
}

const keyOf = (field: Field): string => `[${field.path}]`;

/** All columns of a game. Two fields of one path share a column. */
export function columnsOf(game: Ruleset): Column[] {
  const paths = new Set<string>();
  const fields = game.fields.filter(({ path }) => !paths.has(path) && paths.add(path));
  return [
    ...COMMON.map((name) => ({ head: name, key: name })),
    ...fields.map((field) => ({ head: `${field.label} ${keyOf(field)}`, key: keyOf(field), field })),
    { head: MORE, key: MORE },
  ];
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'string' && /^[^;[{\s][^;]*[^;\s]$|^[^;[{\s]$/.test(one));

/** A value as a cell's text. A missing value is an empty cell. */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isWords(value)) return value.join('; ');
  if (typeof value === 'string') return /^[[{"]|^\s|\s$/.test(value) || value === '' ? JSON.stringify(value) : value;
  return JSON.stringify(value);
}

/** The value of a cell for a field; `undefined` with a fault where the text does not fit. */
export function cellValue(cell: string, field: Field): { value: unknown } | { fault: string } {
  const text = cell.trim();
  if (/^[[{"]/.test(text)) {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { fault: 'is no JSON: check its quotes and brackets' };
    }
  }
  switch (field.kind) {
    case 'number':
      return /^[+-]?\d+(\.\d+)?$/.test(text) ? { value: Number(text) } : { fault: `“${text}” is no number` };
    case 'switch':
      if (/^(yes|true|x|1)$/i.test(text)) return { value: true };
      return /^(no|false|0)$/i.test(text) ? { value: false } : { fault: `“${text}” is neither yes nor no` };
    case 'choices':
    case 'words':
      return {
        value: text
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean),
      };
    case 'text':
    case 'choice':
      return { value: cell };
    default:
      return { fault: 'is written as JSON, as in a table that Affray saved' };
  }
}

type Sheet = Record<string, unknown>;

/** The result of a row's cells: the sheet, and the fault of each cell. */
export interface FromCells {
  sheet: unknown;
  faults: { key: string; text: string }[];
}

/**
 * Makes a sheet from cells by path. It begins as the game's blank sheet. `more` puts whole parts in
 * first, or last where a key begins with `=`. An empty cell leaves its part as it was.
 */
export function sheetFrom(game: Ruleset, columns: readonly Column[], cells: ReadonlyMap<string, string>): FromCells {
  const faults: FromCells['faults'] = [];
  // The sheet is this function's own, and set in place: a copy for each value of a cell with
  // thousands of them would take as long as their square.
  const sheet: unknown = copyOfJson(game.blank().sheet);
  const set = (path: string, value: unknown): void => {
    if (putPath(sheet, path, value) !== undefined)
      faults.push({ key: `[${path}]`, text: 'belongs to something that is not there' });
  };
  let more: Sheet = {};
  const raw = cells.get(MORE)?.trim() ?? '';
  if (raw !== '') {
    try {
      const parsed: unknown = JSON.parse(raw);
      if (isPlainRecord(parsed)) more = parsed;
      else faults.push({ key: MORE, text: 'must be a group of values in { }' });
    } catch {
      faults.push({ key: MORE, text: 'is no JSON: check its quotes and brackets' });
    }
  }
  for (const [key, value] of Object.entries(more)) if (!key.startsWith('=')) set(key, value);
  for (const { key, field } of columns) {
    const cell = cells.get(key);
    if (!field || cell === undefined || cell === '') continue;
    const read = cellValue(cell, field);
    if ('fault' in read) faults.push({ key, text: read.fault });
    else set(field.path, read.value);
  }
  for (const [key, value] of Object.entries(more))
    if (key.startsWith('=')) set(key.slice(1), value === null ? undefined : value);
  return { sheet, faults };
}

/** The cells of a combatant; reading them back gives the same sheet. */
export function cellsOf(game: Ruleset, columns: readonly Column[], one: Figure): Map<string, string> {
  const cells = new Map<string, string>([
    ['game', one.game],
    ['kind', one.kind],
    ['name', one.name],
    ['about', one.kind === 'character' ? one.player : one.group],
    ['folder', one.folder],
    ['tags', one.tags.join('; ')],
    ['icon', one.look.icon ?? ''],
    ['note', one.note],
  ]);
  for (const { key, field } of columns) if (field) cells.set(key, cellOf(getPath(one.sheet, field.path)));
  const wanted = isPlainRecord(one.sheet) ? one.sheet : {};
  const more: Sheet = {};
  // Values without a field are put in whole first. Those that still differ after that are marked to
  // be put in last.
  for (const before of [true, false]) {
    if (Object.keys(more).length > 0) cells.set(MORE, JSON.stringify(more));
    const got = game.sheet.safeParse(sheetFrom(game, columns, cells).sheet);
    const read: Sheet = got.success && isPlainRecord(got.data) ? got.data : {};
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(read)]))
      if (!dequal(wanted[key], read[key])) more[before ? key : `=${key}`] = wanted[key] ?? null;
    if (before) for (const key of Object.keys(more)) if (wanted[key] === undefined) delete more[key];
  }
  if (Object.keys(more).length > 0) cells.set(MORE, JSON.stringify(more));
  return cells;
}

/**
 * Characters and creatures as a table for a spreadsheet: written, and read back with each wrong
 * line named by its line and column.
 */
import Papa from 'papaparse';
import { faultsOf } from '../../engine/forms/faultWords.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameList, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { COMMON, type Column, cellsOf, columnsOf, sheetFrom } from './columns.ts';
import { type Figure, ITEM_VERSION, type Item, readItem } from './item.ts';

/**
 * The share of reading a table that splitting its text into cells takes; the rest goes to reading
 * the cells.
 */
const CELLS = 0.1;

/** The most that is read. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 5000;
/** The most lines, with those that are empty. */
const MOST_LINES = 100_000;
/** The most faults named line by line; further faults are only counted. */
export const MOST_WRONG = 50;

/** A line that was not taken: its place, and what is wrong. */
export interface WrongLine {
  line: number;
  column?: string;
  text: string;
}
/** The result of a file: the things that can be taken, and the lines that cannot. */
export interface Offered {
  items: Item[];
  wrong: WrongLine[];
  /** The number of faults beyond the named ones. */
  more?: number;
  /** What of somebody was not understood, and stands in the note as it was. */
  kept?: { name: string; words: string }[];
  /** What the table should know of the file, each as one sentence. */
  told?: string[];
}

/**
 * A table of the given things, all of this game. Without any it is a template with only the heads.
 */
export function toCsv(game: Ruleset, figures: readonly Figure[]): string {
  const columns = columnsOf(game);
  const rows = figures.map((one) => {
    const cells = cellsOf(game, columns, one);
    return columns.map(({ key }) => cells.get(key) ?? '');
  });
  // With the byte order mark in front, spreadsheets know that the file is UTF-8.
  return `\uFEFF${Papa.unparse({ fields: columns.map(({ head }) => head), data: rows }, { newline: '\r\n' })}\r\n`;
}

/** The column that a head means: by a path in brackets, by the bare name or path, or by its label. */
function columnOf(head: string, columns: readonly Column[]): Column | undefined {
  const bracketed = /\[[^\]]+\]\s*$/.exec(head)?.[0].trim();
  const bare = head.trim();
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  return (
    columns.find(({ key }) => key === (bracketed ?? bare)) ??
    columns.find(({ key }) => key === `[${bare}]`) ??
    // Spreadsheets and people change the case of letters, and write the label alone.
    columns.find(({ key, field }) => same(key, bare) || (field !== undefined && same(field.label, bare)))
  );
}

/**
 * The columns of a table; refused with a sentence where a head is unknown, stands twice, or is
 * missing.
 */
function headsOf(heads: readonly string[], columns: readonly Column[], game: Ruleset): Result<(Column | undefined)[]> {
  const found: (Column | undefined)[] = [];
  for (const [at, head] of heads.entries()) {
    if (head.trim() === '') {
      found.push(undefined);
      continue;
    }
    const column = columnOf(head, columns);
    if (!column)
      return refusedResult(
        'by hand',
        `Line 1, column ${at + 1}: “${head.slice(0, 60)}” is no column of ${game.name}. Save a template and fill that in.`,
      );
    if (found.includes(column))
      return refusedResult('by hand', `Line 1, column ${at + 1}: “${head.slice(0, 60)}” is there twice.`);
    found.push(column);
  }
  const missing = ['kind', 'name'].filter((name) => !found.some((column) => column?.key === name));
  if (missing.length > 0)
    return refusedResult(
      'by hand',
      `Line 1: the column ${nameList(missing.map((name) => `“${name}”`))} is missing. Save a template and fill that in.`,
    );
  return okResult(found);
}

const kindOf = (cell: string): Figure['kind'] | undefined =>
  /^(character|hero|person)$/i.test(cell.trim())
    ? 'character'
    : /^(creature|foe|mould)$/i.test(cell.trim())
      ? 'creature'
      : undefined;

/** One row as a character or creature, or what is wrong with the row. */
function readRow(
  game: Ruleset,
  columns: readonly Column[],
  cells: ReadonlyMap<string, string>,
  line: number,
  id: string,
): Result<Item> & { wrong?: WrongLine[] } {
  const headOf = (key: string): string => columns.find((one) => one.key === key)?.head ?? key;
  const fail = (key: string, text: string): Result<Item> & { wrong: WrongLine[] } => ({
    ...refusedResult('by hand', text),
    wrong: [{ line, column: headOf(key), text: `${text.replace(/\.$/, '')}.` }],
  });
  const cell = (name: (typeof COMMON)[number]): string => cells.get(name) ?? '';
  const other = cell('game').trim();
  if (other !== '' && other !== game.id) return fail('game', `is of another game, “${other}”: a table is for one game`);
  const kind = kindOf(cell('kind'));
  if (!kind) return fail('kind', `“${cell('kind')}” is neither character nor creature`);
  const { sheet, faults } = sheetFrom(game, columns, cells);
  if (faults.length > 0) {
    const wrong = faults.map(({ key, text }) => ({ line, column: headOf(key), text: `${text}.` }));
    return { ...refusedResult('by hand', 'A cell does not fit.'), wrong };
  }
  const parsed = game.sheet.safeParse(sheet);
  if (!parsed.success) {
    const wrong = faultsOf(parsed.error).map(({ path, text }) => {
      const where = path.join('.');
      const column = columns.find(({ field }) => field && (where === field.path || where.startsWith(`${field.path}.`)));
      return { line, column: column?.head ?? headOf('more'), text };
    });
    return { ...refusedResult('by hand', 'The values do not fit.'), wrong };
  }
  const tags = cell('tags')
    .split(/[;,]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const common = {
    version: ITEM_VERSION,
    id,
    game: game.id,
    name: cell('name'),
    folder: cell('folder'),
    tags,
    note: cell('note'),
  };
  const look = cell('icon').trim() === '' ? {} : { icon: cell('icon').trim() };
  const about = kind === 'character' ? { player: cell('about').trim() } : { group: cell('about').trim() };
  const item = readItem({ ...common, kind, look, sheet: parsed.data, ...about }, game);
  if (item.ok) return item;
  const named = COMMON.find((name) => item.refusal.text.includes(`: ${name}`)) ?? 'name';
  return { ...item, wrong: [{ line, column: headOf(named), text: item.refusal.text }] };
}

/**
 * Reads a table of one game: fitting lines are offered, and each other line is named. Refused as a
 * whole where its heads are not the game's, or the table is too large. `told` receives the progress
 * from 0 to 1. Never throws.
 */
export function fromCsv(
  text: string,
  game: Ruleset,
  newId: () => string,
  told: (share: number) => void = () => {},
): Result<Offered> {
  if (text.length > MOST_BYTES)
    return refusedResult('by hand', 'This table is larger than 20 megabytes: take it in parts.');
  const plain = text.replace(/^\uFEFF/, '');
  const lines: { cells: string[]; line: number }[] = [];
  let line = 1;
  let last = 0;
  let unclosed: number | undefined;
  Papa.parse<string[]>(plain, {
    skipEmptyLines: false,
    step({ data, errors, meta }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')) unclosed ??= line;
      if (data.some((cell) => cell.trim() !== '')) lines.push({ cells: data, line });
      if (lines.length > MOST_ROWS + 1 || line > MOST_LINES) parser.abort();
      line += plain.slice(last, meta.cursor).split(/\r\n|\n|\r/).length - 1;
      last = meta.cursor;
      told((CELLS * last) / plain.length);
    },
  });
  const [head, ...rows] = lines;
  if (rows.length > MOST_ROWS || line > MOST_LINES)
    return refusedResult('by hand', `This table has more than ${MOST_ROWS} lines: take it in parts.`);
  if (!head) return refusedResult('by hand', 'This table is empty: save a template and fill that in.');
  if (unclosed !== undefined)
    return refusedResult(
      'by hand',
      `Line ${unclosed}: a quote is opened and not closed, so nothing after it can be read.`,
    );
  const columns = columnsOf(game);
  const heads = headsOf(head.cells, columns, game);
  if (!heads.ok) return heads;
  const named = heads.value.flatMap((column, n) => (column ? [{ key: column.key, n }] : []));
  const offered: Offered = { items: [], wrong: [] };
  for (const [at, row] of rows.entries()) {
    told(CELLS + ((1 - CELLS) * at) / rows.length);
    const stray = row.cells.findIndex((cell, n) => !heads.value[n] && cell.trim() !== '');
    if (stray >= 0) {
      offered.wrong.push({
        line: row.line,
        column: String(stray + 1),
        text: `“${row.cells[stray]?.slice(0, 40)}” stands under no head.`,
      });
      continue;
    }
    const cells = new Map(named.map(({ key, n }) => [key, row.cells[n] ?? '']));
    const read = readRow(game, columns, cells, row.line, newId());
    if (read.ok) offered.items.push(read.value);
    else offered.wrong.push(...(read.wrong ?? [{ line: row.line, text: read.refusal.text }]));
  }
  if (offered.wrong.length > MOST_WRONG) {
    offered.more = offered.wrong.length - MOST_WRONG;
    offered.wrong.length = MOST_WRONG;
  }
  return okResult(offered);
}

/** The game that a table names, in the first line that names one. */
export function gameOfCsv(text: string): string | undefined {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview: 20 });
  const at = data[0]?.findIndex((head) => head.trim() === 'game') ?? -1;
  return at < 0
    ? undefined
    : data
        .slice(1)
        .find((row) => row[at]?.trim())
        ?.[at]?.trim();
}

/** Lines that were not taken, as sentences. */
export const wrongWords = ({ line, column, text }: WrongLine): string =>
  `Line ${line}${column === undefined ? '' : `, column “${column}”`}: ${text}`;

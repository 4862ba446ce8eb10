/**
 * Writes what was measured into `docs/measured.md`: each measurement has its own section, between
 * two marks, and replaces only that. The text around the sections is written by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** npm runs every script in the project's own folder. */
const FILE = 'docs/measured.md';
const END = '<!-- end -->';

/** A table of figures. Its first row is its head. */
export interface MeasuredTable {
  /** What the figures are, in which unit, and their mark or floor if they have one. */
  about: string;
  rows: readonly (readonly (string | number)[])[];
  /** What follows from the figures. */
  after?: string;
}

/** The kind of machine and the day, with which every section begins. */
function circumstances(): string {
  const { model = 'an unknown processor' } = cpus()[0] ?? {};
  const day = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  return `${cpus().length} cores (${model.trim()}), no GPU, ${(loadavg()[1] ?? 0).toFixed(1)} programs at work on average; the commit of ${day}.`;
}

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The tables of a section as Markdown, one after the other. */
export const tablesAsMarkdown = (tables: readonly MeasuredTable[]): string =>
  tables
    .flatMap(({ about, rows: [head = [], ...rows], after }) => [
      about,
      [rowOf(head), rowOf(head.map(() => '---')), ...rows.map(rowOf)].join('\n'),
      ...(after ? [after] : []),
    ])
    .join('\n\n');

/**
 * The page with this section in place of the one of the same name. Throws where the page has no
 * marks of this name: nobody would miss figures that were written nowhere.
 */
export function withSection(page: string, name: string, section: string): string {
  const begin = `<!-- bench: ${name} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(END, from);
  const next = page.indexOf('<!-- bench: ', from + 1);
  if (from < 0 || to < 0 || (next >= 0 && next < to))
    throw new Error(`${FILE} has no section between “${begin}” and “${END}”.`);
  return `${page.slice(0, from)}${begin}\n\n${section}\n\n${page.slice(to)}`;
}

/**
 * Prints a section, and with `--write` among the words of the command puts it into the page of
 * figures.
 */
export function reportFigures(name: string, tables: readonly MeasuredTable[]): void {
  const section = `${circumstances()}\n\n${tablesAsMarkdown(tables)}`;
  console.log(`\n\n${section}`);
  if (process.argv.includes('--write')) writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), name, section));
}

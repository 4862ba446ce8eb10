/**
 * Writes what was measured into `docs/measured.md`: each measurement has its own section, between
 * two marks, and replaces only that. The text around the sections is written by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../docs/measured.md');

/** The kind of machine and the day, with which every section begins. */
function circumstances() {
  const { model = 'an unknown processor' } = cpus()[0] ?? {};
  const day = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  return `${cpus().length} cores (${model.trim()}), no GPU, ${loadavg()[1].toFixed(1)} programs at work on average; the commit of ${day}.`;
}

/** A table in Markdown: the first row is its head. */
export const markdownTable = ([head, ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Prints a section, and with `--write` among the words of the command puts it into the page of
 * figures. Throws where the page has no marks of this name: nobody would miss figures that were
 * written nowhere.
 */
export function report(name, text) {
  const section = `${circumstances()}\n\n${text}`;
  console.log(`\n\n${section}`);
  if (!process.argv.includes('--write')) return;
  const page = readFileSync(FILE, 'utf8');
  const [begin, end] = [`<!-- bench: ${name} -->`, '<!-- end -->'];
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/measured.md has no section between “${begin}” and “${end}”.`);
  writeFileSync(FILE, `${page.slice(0, from)}${begin}\n\n${section}\n\n${page.slice(to)}`);
}

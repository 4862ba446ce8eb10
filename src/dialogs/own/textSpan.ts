/** Where a line stands in a text. */

/** The characters of a line, from 1: where it begins and where it ends. */
export function spanOf(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

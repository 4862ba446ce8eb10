/** The grid in a picture's file name: `crypt_30x22.png` means thirty squares by twenty-two. */

/** Columns and rows of a ground picture. */
export interface GridSize {
  columns: number;
  rows: number;
}

/** The least and greatest side that a name may give. */
const LEAST = 10;
const MOST = 200;

/**
 * Reads the last `30x22` (or `30×22`, `[30x22]`) of a file name. Undefined when there is none, or
 * when a side is not 10 to 200: `photo_1920x1080.png` means pixels, not squares.
 */
export function gridOfName(fileName: string): GridSize | undefined {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const found = [...stem.matchAll(/(?<!\d)(\d{1,4})\s?[x×]\s?(\d{1,4})(?!\d)/gi)].at(-1);
  if (!found) return undefined;
  const [columns, rows] = [Number(found[1]), Number(found[2])];
  const fits = (side: number) => side >= LEAST && side <= MOST;
  return fits(columns) && fits(rows) ? { columns, rows } : undefined;
}

/**
 * A file name as a title, without ending, grid and underscores: "old_mill_30x22.png" is "Old mill".
 */
export function titleOfName(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[[(]?(?<!\d)\d{1,4}\s?[x×]\s?\d{1,4}(?!\d)[\])]?/gi, ' ')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return title === '' ? 'A picture' : `${title.charAt(0).toUpperCase()}${title.slice(1, 80)}`;
}

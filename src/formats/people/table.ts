/** Tables of other programs: a line for each creature, with the usual names for columns. */

import Papa from 'papaparse';
import { capitalized } from '../../engine/words.ts';
import { type BroughtCreature, bonusOf, squaresOfSize } from './brought.ts';
import { figureOf } from './fields.ts';

/** The usual heads of columns, whatever the case of their letters. */
const HEADS = {
  name: /^(?:name|creature|monster|character)$/,
  hits: /^(?:hp|hit ?points?|hits|max ?hp|health)$/,
  defence: /^(?:ac|armou?r ?class|armou?r|defen[cs]e|def)$/,
  initiative: /^(?:initiative|init|initiative ?(?:bonus|modifier))$/,
  speed: /^(?:speed|move|movement|mv)$/,
  size: /^size$/,
  kind: /^(?:type|kind|race|group)$/,
} as const;
type Head = keyof typeof HEADS;

const MOST_ROWS = 5000;

/** The place of each usual column in the first line. */
function headsIn(first: readonly string[]): Partial<Record<Head, number>> {
  const bare = first.map((head) => head.trim().toLowerCase().replaceAll(/[_-]/g, ' '));
  const found = Object.entries(HEADS).map(([head, fits]) => [head, bare.findIndex((one) => fits.test(one))] as const);
  return Object.fromEntries(found.filter(([, at]) => at >= 0));
}

const rowsOf = (text: string, preview: number): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview, skipEmptyLines: true }).data;

/** Whether the first line of a text has the heads of a table of ours. */
export const isOwnTable = (text: string): boolean =>
  (rowsOf(text, 1)[0] ?? []).some((head) => /^kind$|\[[a-z][\w.]*\]\s*$/i.test(head.trim()));

/** Whether a text is such a table: it has names and something to fight with, and is none of ours. */
export function isForeignTable(text: string): boolean {
  if (isOwnTable(text)) return false;
  const heads = headsIn(rowsOf(text, 1)[0] ?? []);
  return heads.name !== undefined && (heads.hits ?? heads.defence ?? heads.initiative) !== undefined;
}

/** The creatures of such a table; other columns become figures under their own heads. */
export function creaturesOfTable(text: string): BroughtCreature[] {
  const [first = [], ...rows] = rowsOf(text, MOST_ROWS + 1);
  const heads = headsIn(first);
  return rows.flatMap((row): BroughtCreature[] => {
    const cell = (head: Head): string => row[heads[head] ?? -1]?.trim() ?? '';
    if (cell('name') === '') return [];
    const others = first.flatMap((head, n) =>
      Object.values(heads).includes(n) || head.trim() === '' ? [] : figureOf(head.trim(), row[n]?.trim() ?? ''),
    );
    return [
      {
        name: cell('name'),
        kind: capitalized(cell('kind') || 'Creature'),
        squares: squaresOfSize(cell('size')),
        hits: Number.parseInt(cell('hits'), 10) || 0,
        initiative: bonusOf(cell('initiative')) ?? 0,
        figures: [...figureOf('Defence', cell('defence')), ...figureOf('Speed', cell('speed')), ...others],
        rolls: [],
        rest: [],
        unread: [],
      },
    ];
  });
}

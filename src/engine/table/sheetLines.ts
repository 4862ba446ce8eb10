/** A sheet in words, for cards on paper and for phones: what differs from a new sheet. */
import { dequal } from 'dequal/lite';
import type { Combatant, Fight } from '../fight.ts';
import { type PlainPart, plainField } from '../forms/field.ts';
import { listOf, titleOf, wordsOf } from '../forms/fieldWords.ts';
import { getPath } from '../forms/schema.ts';
import { fieldsOf, type Ruleset } from '../ruleset.ts';

/** Values of a sheet that belong together, in words. */
export interface SheetLine {
  label: string;
  words: string;
}

type Rows = Extract<PlainPart, { kind: 'rows' }>;

/**
 * A record of a list with its numbers and words. The form's further inputs (how a thing is used,
 * where it lies) are no lines of a card.
 */
function rowWords(part: Rows, row: unknown): string {
  const title = titleOf(part, row);
  const figures = part.parts.flatMap((inner) => {
    const value = getPath(row, inner.path);
    if (
      inner.kind !== 'number' ||
      value === undefined ||
      value === null ||
      dequal(value, getPath(part.fresh, inner.path))
    )
      return [];
    return `${inner.label.toLowerCase()} ${wordsOf(inner, value)}`;
  });
  return figures.length > 0 ? `${title} (${figures.join(', ')})` : title;
}

/**
 * A field in words, if it differs from a new sheet's. A plain choice stays out: the figures show
 * what follows from the choice.
 */
function wordsOfField(part: PlainPart, value: unknown, fresh: unknown): string {
  if (dequal(value, fresh) || value === undefined || value === null) return '';
  switch (part.kind) {
    case 'choice':
    case 'place':
    case 'group':
      return '';
    case 'switch':
      return value === true ? part.label : '';
    case 'rows':
      return listOf(value)
        .map((row) => rowWords(part, row))
        .join('; ');
    case 'number':
    case 'text':
      return `${part.label} ${wordsOf(part, value)}`;
    default: {
      const words = wordsOf(part, value);
      return words === 'none' ? '' : words;
    }
  }
}

const isList = ({ kind }: PlainPart): boolean => ['rows', 'choices', 'entries', 'words'].includes(kind);

/**
 * What the sheet has beside the values in `told`: each list under its own name, single values
 * together under their group's name.
 */
export function sheetLines(ruleset: Ruleset, fight: Fight, one: Combatant, told: ReadonlySet<string>): SheetLine[] {
  const fresh = ruleset.blank().sheet;
  const fields = fieldsOf(ruleset, fight).map((field) => plainField(field, fight));
  const lines = new Map<string, string[]>();
  for (const field of fields) {
    if (told.has(field.label.toLowerCase()) || told.has(field.group.toLowerCase())) continue;
    // If a list can be set in two ways, the card shows the way that says more.
    const rows = fields.some(({ path, kind }) => path === field.path && kind === 'rows');
    if (rows && field.kind !== 'rows') continue;
    const words = wordsOfField(field, getPath(one.sheet, field.path), getPath(fresh, field.path));
    const head = isList(field) ? field.label.replace(/, .*$/, '') : field.group;
    if (words !== '') lines.set(head, [...(lines.get(head) ?? []), words]);
  }
  return [...lines].map(([label, words]) => ({ label, words: words.join(', ') }));
}

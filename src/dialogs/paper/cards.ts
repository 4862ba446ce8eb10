/**
 * What a card on paper says of a combatant: tracks as boxes to tick, figures, states, and the whole
 * sheet. Pure functions.
 */
import { dequal } from 'dequal/lite';
import type { Combatant, Fight } from '../../engine/fight.ts';
import { fullName } from '../../engine/fight.ts';
import { type PlainPart, plainField } from '../../engine/forms/field.ts';
import { listOf, titleOf, wordsOf } from '../../engine/forms/fieldWords.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { fieldsOf, type Ruleset, type Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { placeName } from '../../space/zones/zones.ts';

/**
 * Boxes to tick: how many in all, and how many are ticked already. A count with too many boxes for
 * a card is a line to write on.
 */
export interface Tally {
  label: string;
  boxes: number;
  ticked: number;
  /** The number itself, where boxes would be too many or would tell nothing. */
  written?: string;
}

export interface PaperCard {
  id: Id;
  name: string;
  player?: string;
  note: string;
  tallies: Tally[];
  figures: { label: string; value: string }[];
  states: string[];
  /** The sheet in words, with one line for values that belong together. */
  lines: { label: string; words: string }[];
}

/** With more boxes than this nobody ticks them. */
const MOST_BOXES = 40;

/** Points and loads are ticked as they are lost; a plain count is written. */
function tallyOf({ label, row, kind, value, max }: Track): Tally {
  const name = row ? `${row.name}: ${row.part}` : label;
  if (kind === 'count' || max < 1) return { label: name, boxes: 0, ticked: 0, written: String(value) };
  const lost = kind === 'bar' ? max - value : value;
  const all = Math.max(max, lost);
  return all > MOST_BOXES
    ? { label: name, boxes: 0, ticked: 0, written: `${value} of ${max}` }
    : { label: name, boxes: all, ticked: Math.max(0, lost) };
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
function linesOf(ruleset: Ruleset, fight: Fight, one: Combatant, told: ReadonlySet<string>): PaperCard['lines'] {
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

/** The card of a combatant in a fight. */
export function cardOf(ruleset: Ruleset, fight: Fight, one: Combatant): PaperCard {
  const tracks = ruleset.tracks(fight, one.id);
  const figures = ruleset.figures(fight, one.id).map(({ label, value }) => ({ label, value }));
  const states = ruleset
    .badges(fight, one.id)
    .map(({ label, count }) => (count && count > 1 ? `${label} ${count}` : label));
  const told = new Set([...tracks, ...figures].map(({ label }) => label.toLowerCase()));
  return {
    id: one.id,
    name: fullName(one),
    ...(one.player ? { player: one.player } : {}),
    note: one.note,
    tallies: tracks.map(tallyOf),
    figures,
    states,
    lines: linesOf(ruleset, fight, one, told).filter(
      ({ words }) => !words.split(', ').every((word) => states.includes(word)),
    ),
  };
}

/** Where a combatant stands, in words. */
export const standsAt = (fight: Fight, { place }: Combatant): string =>
  place.kind === 'off'
    ? 'beside the map'
    : place.kind === 'square'
      ? `column ${place.column + 1}, row ${place.row + 1}`
      : fight.scene.kind === 'zones'
        ? placeName(fight.scene, place)
        : '';

/**
 * What a card on paper says of a combatant: tracks as boxes to tick, figures, states, and the whole
 * sheet. Pure functions.
 */
import type { Combatant, Fight } from '../../engine/fight.ts';
import { fullName } from '../../engine/fight.ts';
import type { Ruleset, Track } from '../../engine/ruleset.ts';
import { type SheetLine, sheetLines } from '../../engine/table/sheetLines.ts';
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
  lines: SheetLine[];
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
    lines: sheetLines(ruleset, fight, one, told).filter(
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

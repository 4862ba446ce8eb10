/** Sure keys: a move keeps its number for a combatant throughout the fight, whatever else comes and goes. Remembered on this device. */
import * as z from 'zod/mini';
import type { Offer } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { offerKey } from '../../store/fight/commands.ts';
import { type Derived, isItsTurn } from '../../store/fight/derived.ts';
import { recall, remember } from '../../store/session.ts';
import { numbered } from './offerGroups.ts';

/** So many number keys there are. */
const KEYS = 9;

/** The moves of one combatant by their numbers: the first has 1. */
type Row = readonly string[];

/**
 * The numbers after these offers were seen: whoever has one keeps it; the free ones without get the next, as the card lists them, while
 * there are any left.
 */
export function withKeys(row: Row, offers: readonly Offer[]): Row {
  const fresh = numbered(offers)
    .map(offerKey)
    .filter((key) => !row.includes(key))
    .slice(0, Math.max(0, KEYS - row.length));
  return fresh.length > 0 ? [...row, ...fresh] : row;
}

const STORED = 'affray-keys';
const storedSchema = z.object({
  fight: z.string(),
  rows: z.record(z.string(), z.array(z.string()).check(z.maxLength(KEYS))),
});

const device = typeof localStorage === 'undefined' ? undefined : localStorage;
let known: { fight: string; rows: Map<Id, Row> } | undefined;

function rowsOf(fight: string): Map<Id, Row> {
  if (known?.fight !== fight) {
    const stored = storedSchema.safeParse(recall(device, STORED));
    const rows = stored.success && stored.data.fight === fight ? Object.entries(stored.data.rows) : [];
    known = { fight, rows: new Map(rows) };
  }
  return known.rows;
}

/**
 * When the card is looked at: in its bearer's turn, in that of another, or before the first round, when only what comes before the blows is
 * free and must not take their numbers.
 */
export type KeysWhen = 'own turn' | 'not now' | 'before the first round';

/** When it is for somebody, by the order of the fight. */
export const keysWhen = (derived: Derived, who: Id): KeysWhen =>
  !isItsTurn(derived, who) ? 'not now' : derived.order.round > 0 ? 'own turn' : 'before the first round';

/**
 * The numbers of somebody's moves in a fight. Numbers are given only in its own turn: what is left at other times is
 * little, and must not take the low ones. Safe to call while drawing: what was given once is given again.
 */
export function sureKeys(fight: string, who: Id, offers: readonly Offer[], when: KeysWhen): Row {
  if (when === 'before the first round') return withKeys([], offers);
  const rows = rowsOf(fight);
  const row = rows.get(who) ?? [];
  const next = when === 'own turn' ? withKeys(row, offers) : row;
  if (next !== row) {
    rows.set(who, next);
    remember(device, STORED, { fight, rows: Object.fromEntries(rows) });
  }
  return next;
}

/** The free offer that a number key starts. */
export const offerOnKey = (row: Row, offers: readonly Offer[], number: number): Offer | undefined =>
  offers.find((offer) => !offer.blocked && offerKey(offer) === row[number - 1]);

/**
 * Lasting number keys: a combatant's move keeps its number throughout the fight, whichever moves
 * come and go. This device remembers the numbers.
 */
import * as z from 'zod/mini';
import { deviceStore, recallValue, rememberValue } from '../../browser/kept.ts';
import { offerKey } from '../../engine/table/commands.ts';
import { type Derived, isItsTurn } from '../../engine/table/derived.ts';
import type { HandOffer } from '../../engine/table/walkUp.ts';
import type { Id } from '../../engine/words.ts';
import { numbered } from './offerGroups.ts';

/** The number of number keys. */
const KEYS = 9;

/** The moves of one combatant by their number keys: the first move has key 1. */
type Row = readonly string[];

/** The offer as it is once a foe is in reach. */
const inReach = ({ blocked, ...offer }: HandOffer): HandOffer =>
  blocked && !offer.outOfReach ? { ...offer, blocked } : offer;

/**
 * Gives the numbers after these offers have been seen. A move that has a number keeps it. Nothing
 * done by ruling to a friend gets one. Each allowed move without one gets the next number, in the
 * card's order, while numbers are left. An attack with no foe in reach counts as allowed: it must
 * not lose the low numbers to what can be done meanwhile.
 */
export function withKeys(row: Row, offers: readonly HandOffer[]): Row {
  const fresh = numbered(offers.filter(({ atFriends }) => !atFriends).map(inReach))
    .map(offerKey)
    .filter((key) => !row.includes(key))
    .slice(0, Math.max(0, KEYS - row.length));
  return fresh.length > 0 ? [...row, ...fresh] : row;
}

const STORED = 'affray-card-keys';
const storedSchema = z.object({
  fight: z.string(),
  rows: z.record(z.string(), z.array(z.string()).check(z.maxLength(KEYS))),
});

let known: { fight: string; rows: Map<Id, Row> } | undefined;

function rowsOf(fight: string): Map<Id, Row> {
  if (known?.fight !== fight) {
    const stored = storedSchema.safeParse(recallValue(deviceStore, STORED));
    const rows = stored.success && stored.data.fight === fight ? Object.entries(stored.data.rows) : [];
    known = { fight, rows: new Map(rows) };
  }
  return known.rows;
}

/**
 * When the GM looks at the card: in the combatant's own turn, at another time, or before the first
 * round. Before the first round few moves are allowed, and these must not take the low numbers.
 */
export type KeysWhen = 'own turn' | 'not now' | 'before the first round';

/** Tells which of these times it is for a combatant, by the order of the fight. */
export const keysWhen = (derived: Derived, who: Id): KeysWhen =>
  !isItsTurn(derived, who) ? 'not now' : derived.order.round > 0 ? 'own turn' : 'before the first round';

/**
 * The numbers of a combatant's moves in a fight. Moves get numbers only in the combatant's own
 * turn: few moves are allowed at other times, and these must not take the low numbers. This
 * function may be called while drawing, because a number once given is given again.
 */
export function moveKeysOf(fight: string, who: Id, offers: readonly HandOffer[], when: KeysWhen): Row {
  if (when === 'before the first round') return withKeys([], offers);
  const rows = rowsOf(fight);
  const row = rows.get(who) ?? [];
  const next = when === 'own turn' ? withKeys(row, offers) : row;
  if (next !== row) {
    rows.set(who, next);
    rememberValue(deviceStore, STORED, { fight, rows: Object.fromEntries(rows) });
  }
  return next;
}

/** Finds the offer that a number key starts, or that is blocked now and keeps its number. */
export const offerOnKey = (row: Row, offers: readonly HandOffer[], number: number): HandOffer | undefined =>
  offers.find((offer) => !offer.atFriends && offerKey(offer) === row[number - 1]);

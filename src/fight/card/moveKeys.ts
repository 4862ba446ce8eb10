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
import { MOVE, mayHaveKey, numbered } from './offerGroups.ts';

/** The number of number keys. */
const KEYS = 9;

/** The moves of one combatant by their number keys: the first move has key 1. */
type Row = readonly string[];

/** The id of the usual attack's action, in every game whose attacks are an action of their own. */
const ATTACK = 'attack';

/** Whether a move has its number from the start of the turn: attacks, and the ordinary move. */
const isAlwaysKeyed = ({ action, attack }: HandOffer): boolean => attack || action === ATTACK || action === MOVE;

/**
 * The offer as it is when nothing keeps anybody from attacking and moving: foes may come later, and
 * a net may be torn.
 */
const unhindered = ({ blocked, ...offer }: HandOffer): HandOffer =>
  blocked && !offer.outOfReach && !isAlwaysKeyed(offer) ? { ...offer, blocked } : offer;

/**
 * Gives the numbers after these offers have been seen. A move that has a number keeps it. Each
 * allowed move without one gets the next number, in the card's order, while numbers are left. An
 * attack and the ordinary move count as allowed: they must not lose the low numbers to what can be
 * done meanwhile.
 */
export function withKeys(row: Row, offers: readonly HandOffer[]): Row {
  const fresh = numbered(offers.map(unhindered))
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
 * round. Before the first round other moves are allowed, which have numbers of their own.
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
  const rows = rowsOf(fight);
  const name = when === 'before the first round' ? `${who} before` : who;
  const row = rows.get(name) ?? [];
  const next = when === 'not now' ? row : withKeys(row, offers);
  if (next !== row) {
    rows.set(name, next);
    rememberValue(deviceStore, STORED, { fight, rows: Object.fromEntries(rows) });
  }
  return next;
}

/** Finds the offer that a number key starts, or that is blocked now and keeps its number. */
export const offerOnKey = (row: Row, offers: readonly HandOffer[], number: number): HandOffer | undefined =>
  offers.find((offer) => mayHaveKey(offer) && offerKey(offer) === row[number - 1]);

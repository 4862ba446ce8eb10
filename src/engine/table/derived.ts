/**
 * Derives what the screen reads from a fight, once for each state of the fight: order, standings,
 * tracks, badges, morale.
 */
import { everyone, type Fight, stanceOf } from '../fight.ts';
import { shareListStructure, shareMapStructure, shareStructure } from '../forms/structuralSharing.ts';
import { offersOf, TABLE } from '../legality.ts';
import type { Badge, CombatantStanding, MoraleRow, Offer, OrderRow, Ruleset, Track, TurnOrder } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { oncePerState } from './once.ts';

/** How a side stands to the party. */
type Stance = Fight['sides'][string]['stance'];

/** One combatant as the panels show it. */
export interface Seen {
  standing: CombatantStanding;
  tracks: readonly Track[];
  badges: readonly Badge[];
  stance: Stance;
}

/**
 * Everything that is derived from one state of a fight. Parts that equal the parts of the earlier
 * state are the same objects, so a component draws again only when its part changes.
 */
export interface Derived {
  order: TurnOrder;
  /** The order's rows by their ids. */
  rows: ReadonlyMap<string, OrderRow>;
  morale: readonly MoraleRow[];
  seen: ReadonlyMap<Id, Seen>;
  /** The tracks that the whole table shares. */
  table: readonly Track[];
  /** The state of each combatant in the order: the strongest state of their rows. */
  turns: ReadonlyMap<Id, OrderRow['state']>;
  /** Who acts now, if anybody. */
  acting: Id | undefined;
  /** The offers that belong to sides and the table: passing, a new round, rulings of the game. */
  common: readonly Offer[];
}

const STRENGTH: readonly OrderRow['state'][] = ['acting', 'may', 'waiting', 'done', 'out'];
const cache = new WeakMap<Fight, Derived>();
const latest = new WeakMap<Ruleset, Derived>();

/** The strongest state of each combatant in the order; a combatant without a row waits. */
function turnsOf(fight: Fight, order: TurnOrder): Map<Id, OrderRow['state']> {
  const turns = new Map<Id, OrderRow['state']>(fight.order.map((id) => [id, 'waiting']));
  for (const state of [...STRENGTH].reverse())
    for (const row of order.rows) if (row.state === state) turns.set(row.combatant, state);
  return turns;
}

/** The new value, with the old objects in every place where old and new are equal. */
function kept(before: Derived | undefined, now: Derived): Derived {
  const rows = shareListStructure(before?.order.rows, now.order.rows, ({ id }) => id);
  const order = shareStructure(before?.order, { ...now.order, rows: rows as OrderRow[] });
  return {
    order,
    rows: before?.order.rows === order.rows ? before.rows : new Map(order.rows.map((row) => [row.id, row])),
    morale: shareListStructure(before?.morale, now.morale, ({ id }) => id),
    seen: shareMapStructure(before?.seen, now.seen),
    table: shareStructure(before?.table, now.table),
    turns: shareMapStructure(before?.turns, now.turns),
    acting: now.acting,
    common: shareStructure(before?.common, now.common),
  };
}

/**
 * Everything derived from one state. A fight is never changed in place, so the same fight gives the
 * same object.
 */
export function derivedOf(ruleset: Ruleset, fight: Fight): Derived {
  const known = cache.get(fight);
  if (known) return known;
  const order = ruleset.order(fight);
  const seen = new Map<Id, Seen>();
  for (const { id } of everyone(fight))
    seen.set(id, {
      standing: ruleset.standing(fight, id),
      tracks: ruleset.tracks(fight, id),
      badges: ruleset.badges(fight, id),
      stance: stanceOf(fight, id),
    });
  const made = kept(latest.get(ruleset), {
    order,
    rows: new Map(),
    morale: ruleset.morale(fight),
    seen,
    table: ruleset.tableTracks(fight),
    turns: turnsOf(fight, order),
    acting: order.rows.find(({ state }) => state === 'acting')?.combatant,
    common: [TABLE, ...fight.sideOrder].flatMap((actor) => offersOf(ruleset, fight, actor)),
  });
  cache.set(fight, made);
  latest.set(ruleset, made);
  return made;
}

/** The offers of one combatant, worked out when somebody first asks for them. */
export const offersFor = oncePerState((ruleset, fight, who: Id): readonly Offer[] => offersOf(ruleset, fight, who));

/**
 * The rows that may act now, in the order in which the card shows them and the number keys give
 * them the turn.
 */
export const rowsThatMay = (order: TurnOrder): OrderRow[] => order.rows.filter(({ state }) => state === 'may');

/** Tells whether a combatant acts now, or may act. */
export const isItsTurn = ({ turns }: Derived, who: Id): boolean =>
  ['acting', 'may'].includes(turns.get(who) ?? 'waiting');

/**
 * The share that a combatant has left of its vital tracks, from 0 to 1. The track with the smallest
 * share counts.
 */
export function healthOf(tracks: readonly Track[]): number | undefined {
  const left = tracks
    .filter(({ weight, max }) => weight === 'vital' && max > 0)
    .map(({ kind, value, max }) => {
      const share = Math.min(1, Math.max(0, value / max));
      return kind === 'bar' ? share : 1 - share;
    });
  return left.length === 0 ? undefined : Math.min(...left);
}

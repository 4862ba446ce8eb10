/** What the screen reads from a fight, worked out once for each state of it: order, standings, tracks, badges, morale. */
import { everyone, type Fight, stanceOf } from '../../engine/fight.ts';
import { offersOf, TABLE } from '../../engine/legality.ts';
import type { Badge, MoraleRow, Offer, OrderRow, Ruleset, Standing, Track, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { oncePerState } from './once.ts';
import { unchanged, unchangedEach, unchangedMap } from './unchanged.ts';

/** How a side stands to the party. */
type Stance = Fight['sides'][string]['stance'];

/** One combatant as the panels show it. */
export interface Seen {
  standing: Standing;
  tracks: readonly Track[];
  badges: readonly Badge[];
  stance: Stance;
}

/** Parts that say the same as in the state before are the same objects: whoever reads one of them draws again only when it changes. */
export interface Derived {
  order: TurnOrder;
  /** The order's rows by their ids. */
  rows: ReadonlyMap<string, OrderRow>;
  morale: readonly MoraleRow[];
  seen: ReadonlyMap<Id, Seen>;
  /** What the whole table shares. */
  table: readonly Track[];
  /** Each one's state in the order: the strongest of its rows. */
  turns: ReadonlyMap<Id, OrderRow['state']>;
  /** Who acts now, if anybody. */
  acting: Id | undefined;
  /** What sides and the table may do: passing, a new round, rulings of the game. */
  common: readonly Offer[];
}

const STRENGTH: readonly OrderRow['state'][] = ['acting', 'may', 'waiting', 'done', 'out'];
const cache = new WeakMap<Fight, Derived>();
const latest = new WeakMap<Ruleset, Derived>();

/** Of each one's states in the order the strongest; who has no row waits. */
function turnsOf(fight: Fight, order: TurnOrder): Map<Id, OrderRow['state']> {
  const turns = new Map<Id, OrderRow['state']>(fight.order.map((id) => [id, 'waiting']));
  for (const state of [...STRENGTH].reverse())
    for (const row of order.rows) if (row.state === state) turns.set(row.combatant, state);
  return turns;
}

/** The new one with all that says the same as in the one before. */
function kept(before: Derived | undefined, now: Derived): Derived {
  const rows = unchangedEach(before?.order.rows, now.order.rows, ({ id }) => id);
  const order = unchanged(before?.order, { ...now.order, rows: rows as OrderRow[] });
  return {
    order,
    rows: before?.order.rows === order.rows ? before.rows : new Map(order.rows.map((row) => [row.id, row])),
    morale: unchangedEach(before?.morale, now.morale, ({ id }) => id),
    seen: unchangedMap(before?.seen, now.seen),
    table: unchanged(before?.table, now.table),
    turns: unchangedMap(before?.turns, now.turns),
    acting: now.acting,
    common: unchanged(before?.common, now.common),
  };
}

/** Everything derived from one state. Fights are never changed in place, so the same fight gives the same object. */
export function derive(ruleset: Ruleset, fight: Fight): Derived {
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

/** The offers of one combatant, worked out when they are looked at. */
export const offersFor = oncePerState((ruleset, fight, who: Id): readonly Offer[] => offersOf(ruleset, fight, who));

/** Who may act now, in the order in which the card shows them and the number keys give them the turn. */
export const rowsThatMay = (order: TurnOrder): OrderRow[] => order.rows.filter(({ state }) => state === 'may');

/** Whether somebody acts now, or may. */
export const isItsTurn = ({ turns }: Derived, who: Id): boolean =>
  ['acting', 'may'].includes(turns.get(who) ?? 'waiting');

/** How much of its vital tracks somebody has left, 0 to 1: the worst one counts. */
export function healthOf(tracks: readonly Track[]): number | undefined {
  const left = tracks
    .filter(({ weight, max }) => weight === 'vital' && max > 0)
    .map(({ kind, value, max }) => {
      const share = Math.min(1, Math.max(0, value / max));
      return kind === 'bar' ? share : 1 - share;
    });
  return left.length === 0 ? undefined : Math.min(...left);
}

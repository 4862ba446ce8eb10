/**
 * Works out from the players' view what players read at a glance: who acts, the rows of the order,
 * and the tokens of the map.
 */

import type { BoardToken } from '../board/types.ts';
import type { PublicCombatant, PublicView } from '../engine/public/publicView.ts';
import { stateIcon } from '../ui/icons/stateIcons.ts';
import { loadShares } from '../ui/tracks/loads.ts';
import { withTable } from '../ui/tracks/trackWords.ts';

export type Row = PublicView['order']['rows'][number];

/**
 * When a combatant has several rows, the row with the largest weight is the most important one now.
 */
const WEIGHT = { acting: 4, may: 3, waiting: 2, done: 1, out: 0 } as const;

/** The turn state of one combatant over all its rows. A combatant without a row waits. */
export function turnOf(rows: readonly Row[], id: string): Row['state'] {
  const states = rows.filter(({ combatant }) => combatant === id).map(({ state }) => state);
  return states.reduce((most, state) => (WEIGHT[state] > WEIGHT[most] ? state : most), states[0] ?? 'waiting');
}

/**
 * The share that is left of the pool that players are told, 0 to 1; undefined where the table tells
 * no figures.
 */
export function shareOf({ health }: Pick<PublicCombatant, 'health'>): number | undefined {
  if (!health?.pool) return undefined;
  const { kind, value, max } = health.pool;
  const part = max > 0 ? value / max : 1;
  return Math.min(1, Math.max(0, kind === 'bar' ? part : 1 - part));
}

/** The stance by which a combatant's token is drawn: its own, or its side's. */
export const stanceIn = (view: PublicView, one: PublicCombatant): PublicView['sides'][number]['stance'] =>
  one.stance ?? view.sides.find(({ id }) => id === one.side)?.stance ?? 'neutral';

/** The tokens of the players' map. Nobody can pick, drag or hover over them there. */
export function tokensOf(view: PublicView): BoardToken[] {
  return view.combatants.map((one) => {
    const loads = loadShares(one.tracks);
    const health = loads ? undefined : shareOf(one);
    return {
      id: one.id,
      name: one.name,
      place: one.place,
      ...(one.spot ? { spot: one.spot } : {}),
      stance: stanceIn(view, one),
      icon: one.look.icon ?? 'person',
      ...(one.look.picture === undefined ? {} : { picture: one.look.picture }),
      size: one.size,
      ...(health === undefined ? {} : { health }),
      ...(loads ? { loads } : {}),
      standing: one.standing.at,
      turn: turnOf(view.order.rows, one.id),
      badges: one.badges.map((badge) => ({ ...badge, icon: stateIcon(badge) })),
      ...(one.health?.taken === undefined ? {} : { taken: one.health.taken }),
      hidden: false,
      selected: false,
      ...(view.asked?.combatant === one.id ? { mark: 'asked' as const } : {}),
      draggable: false,
    };
  });
}

/** The headline: whose turn it is, or who may take one, or how the fight stands. */
export interface Headline {
  /** The small words above the name. */
  over: string;
  /** The large words. */
  name: string;
  stance?: PublicView['sides'][number]['stance'];
}

/** The most letters that fit in the headline. A longer single name is cut there. */
const MOST_LETTERS = 30;

/**
 * The headline of a view. Up to three combatants who may act are named if their names fit; more are
 * told by their side or as a number.
 */
export function headlineOf(view: PublicView): Headline {
  const now = nowIn(view);
  return view.replay ? { ...now, over: `Replay · ${now.over}` } : now;
}

function nowIn(view: PublicView): Headline {
  const stanceOf = (id: string) => {
    const found = view.combatants.find((one) => one.id === id);
    return found && stanceIn(view, found);
  };
  if (view.stage === 'over') return { over: view.game, name: 'The fight is over' };
  if (view.stage === 'setup')
    return { over: view.encounter === view.game ? 'Before the fight' : view.game, name: view.encounter };
  const over = withTable(view.order.title, view.table ?? []);
  const { acting } = view;
  if (acting && view.combatants.some(({ id, standing }) => id === acting.id && standing.at !== 'out')) {
    const { id, name, player } = acting;
    const stance = stanceOf(id);
    return { over: player === undefined ? over : `${over} · ${player}`, name, ...(stance ? { stance } : {}) };
  }
  const may = [...new Set(view.order.rows.filter(({ state }) => state === 'may').map(({ combatant }) => combatant))];
  const stances = new Set(may.map(stanceOf));
  const [stance] = stances;
  const tinted = stances.size === 1 && stance ? { stance } : {};
  const names = may.flatMap((id) => view.combatants.find((one) => one.id === id)?.name ?? []);
  if (names.length === 0) return { over: withTable(view.game, view.table ?? []), name: view.order.title };
  const all = `${names.join(' or ')}?`;
  if (names.length > 3 || (names.length > 1 && all.length > MOST_LETTERS)) {
    const theirs = new Set(view.combatants.filter(({ id }) => may.includes(id)).map(({ side }) => side));
    const sides = view.sides.filter(({ id }) => theirs.has(id)).map(({ name }) => name);
    return { over, name: sides.length === 1 ? `${sides[0]}: who goes?` : `Who goes? ${names.length} may`, ...tinted };
  }
  return { over, name: all, ...tinted };
}

/**
 * The rows in the order of the list: group by group in the order of the groups, then rows without a
 * group. Inside a group they keep their own order.
 */
export function byGroup({ groups, rows }: PublicView['order']): readonly Row[] {
  const at = (row: Row) => {
    const place = groups.findIndex(({ id }) => id === row.group);
    return place < 0 ? groups.length : place;
  };
  return [...rows].sort((a, b) => at(a) - at(b));
}

/**
 * Folds copies in a long turn order: neighbours of one name and side share a card, apart from the
 * one who acts.
 */
import type { Fight } from '../../engine/fight.ts';
import type { OrderRow } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** A place in the order: one row, or several copies that share a card. */
export interface OrderEntry {
  /** The id of the first row. */
  id: string;
  combatant: Id;
  /** All rows that share the card; empty for a row of its own. */
  copies: readonly { id: string; combatant: Id }[];
}

/** An order of at most this many rows shows everybody. */
const A_DOZEN = 12;

type Row = Pick<OrderRow, 'id' | 'combatant' | 'state' | 'group'>;

/** What neighbours must have in common to share a card. Undefined for whoever has no copies. */
const kindOf = ({ combatants }: Pick<Fight, 'combatants'>, { combatant, group }: Row): string | undefined => {
  const one = combatants[combatant];
  return one?.copy === undefined ? undefined : JSON.stringify([one.name, one.side, group]);
};

const entryOf = ({ id, combatant }: Row): OrderEntry => ({ id, combatant, copies: [] });

/** The entries of a long order. Whoever acts stands before the copies that wait. */
export function foldCopies(rows: readonly Row[], fight: Pick<Fight, 'combatants'>): OrderEntry[] {
  const runs: { kind: string | undefined; run: Row[] }[] = [];
  for (const row of rows) {
    const kind = kindOf(fight, row);
    const last = runs.at(-1);
    if (kind !== undefined && last?.kind === kind) last.run.push(row);
    else runs.push({ kind, run: [row] });
  }
  return runs.flatMap(({ run }) => {
    const acting = run.filter(({ state }) => state === 'acting').map(entryOf);
    const others = run.filter(({ state }) => state !== 'acting');
    const [first] = others;
    if (!first) return acting;
    const copies = others.length > 1 ? others.map(({ id, combatant }) => ({ id, combatant })) : [];
    return [...acting, { ...entryOf(first), copies }];
  });
}

/** Whether copies are folded in an order of this many rows. */
export const foldsCopies = (rows: number): boolean => rows > A_DOZEN;

/**
 * Whether the order fits a strip across the top: up to a dozen cards, when all copies that can be
 * folded are.
 */
export function fitsAcross(rows: readonly OrderRow[], fight: Pick<Fight, 'combatants'>): boolean {
  if (!foldsCopies(rows.length)) return true;
  const waiting = rows.map((row) => ({ ...row, state: 'waiting' as const }));
  return foldCopies(waiting, fight).length <= A_DOZEN;
}

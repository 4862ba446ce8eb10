/**
 * The groups of the turn order, for every shape of the order: the groups' names, and rows that can
 * be read and dragged.
 */
import { memo, useMemo, useState } from 'react';
import { shareStructure } from '../../engine/forms/structuralSharing.ts';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { useShownFight } from '../../store/store.ts';
import { useRow } from './cardFace.ts';
import { OrderCard } from './OrderCard.tsx';
import { useRowDrag } from './rowDrag.ts';

export interface OrderGroup {
  id: string;
  label: string;
  note?: string | undefined;
  rows: Pick<OrderRow, 'id' | 'combatant'>[];
}

/** The rows by their groups, in the groups' order. Rows without a group become one unnamed part. */
function orderGroupsOf(order: TurnOrder): OrderGroup[] {
  const told = ({ id, combatant }: OrderRow) => ({ id, combatant });
  const named = order.groups.map(({ id, label, note }) => ({
    id,
    label,
    note,
    rows: order.rows.filter(({ group }) => group === id).map(told),
  }));
  const known = new Set(order.groups.map(({ id }) => id));
  const loose = order.rows.filter(({ group }) => group === undefined || !known.has(group));
  return loose.length > 0 ? [...named, { id: '', label: '', rows: loose.map(told) }] : named;
}

/** The current parts, computed only when the order has changed. Equal parts keep their identity. */
export function useOrderGroups(): readonly OrderGroup[] {
  const order = useShownFight(({ derived }) => derived.order);
  const [kept] = useState(() => {
    let last: readonly OrderGroup[] | undefined;
    return (now: readonly OrderGroup[]) => {
      last = shareStructure(last, now);
      return last;
    };
  });
  return useMemo(() => kept(orderGroupsOf(order)), [kept, order]);
}

/**
 * Scrolls the acting combatant into view, however many rows there are. The observer looks after
 * layout: asking at once would cause a second layout.
 */
const intoView = (item: HTMLElement | null) => {
  if (!item) return;
  const seen = new IntersectionObserver(([entry]) => {
    seen.disconnect();
    // In newer browsers this call returns a promise; nobody waits for that promise.
    if (entry && entry.intersectionRatio < 1) void item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  seen.observe(item);
  return () => seen.disconnect();
};

/** A row in its place. In games where rows exchange cards the GM can drag the row onto another. */
export const OrderRowView = memo(function Row({ id, who, shape }: { id: string; who: Id; shape: 'card' | 'line' }) {
  const row = useRow(id);
  const exchange = useShownFight(({ derived }) => derived.order.exchange);
  const drag = useRowDrag(who, exchange);
  if (!row) return null;
  return (
    <li
      ref={row.state === 'acting' ? intoView : null}
      {...drag}
      className="rounded-lg data-over:outline-2 data-over:outline-now data-over:-outline-offset-1"
    >
      <OrderCard row={row} shape={shape} />
    </li>
  );
});

/** The turn order by its groups, whatever shape it stands in: rows as they are read and moved, the groups' names. */
import { memo, useMemo, useState } from 'react';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { unchanged } from '../../store/fight/unchanged.ts';
import { useShown } from '../../store/store.ts';
import { useRow } from './cardFace.ts';
import { OrderCard } from './OrderCard.tsx';
import { useRowDrag } from './rowDrag.ts';

export interface Part {
  id: string;
  label: string;
  note?: string | undefined;
  rows: Pick<OrderRow, 'id' | 'combatant'>[];
}

/** The rows by their groups, in the groups' order; rows without a group come as one unnamed part. */
function partsOf(order: TurnOrder): Part[] {
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

/** The parts as they are now, worked out only when the order is another one; those that say the same stay the same. */
export function useParts(): readonly Part[] {
  const order = useShown(({ derived }) => derived.order);
  const [kept] = useState(() => {
    let last: readonly Part[] | undefined;
    return (now: readonly Part[]) => {
      last = unchanged(last, now);
      return last;
    };
  });
  return useMemo(() => kept(partsOf(order)), [kept, order]);
}

/** Whoever acts is in view, however many there are. Looked at once the page has been laid out: asking at once would lay it out twice. */
const intoView = (item: HTMLElement | null) => {
  if (!item) return;
  const seen = new IntersectionObserver(([entry]) => {
    seen.disconnect();
    // In newer browsers this gives a promise; nobody waits for it.
    if (entry && entry.intersectionRatio < 1) void item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  seen.observe(item);
  return () => seen.disconnect();
};

/** A row in its place; in games where rows change hands it can be dragged onto another. */
export const Row = memo(function Row({ id, who, shape }: { id: string; who: Id; shape: 'card' | 'line' }) {
  const row = useRow(id);
  const exchange = useShown(({ derived }) => derived.order.exchange);
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

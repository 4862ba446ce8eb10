/**
 * The groups of the turn order, for every shape of the order: the groups' names, and rows that can
 * be read and dragged.
 */
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import type { Fight } from '../../engine/fight.ts';
import { shareStructure } from '../../engine/forms/structuralSharing.ts';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { useShownFight } from '../../store/store.ts';
import { Popover } from '../../ui/menus/Popover.tsx';
import { useIsInView } from '../shown/inView.ts';
import { foldCopies, foldsCopies, type OrderEntry } from './copies.ts';
import { CopiesButton, OrderCard } from './OrderCard.tsx';
import { useRowDrag } from './rowDrag.ts';

export interface OrderGroup {
  id: string;
  label: string;
  note?: string | undefined;
  entries: readonly OrderEntry[];
}

/** The rows by their groups, in the groups' order. Rows without a group become one unnamed part. */
function orderGroupsOf(order: TurnOrder, fight: Pick<Fight, 'combatants'>): OrderGroup[] {
  const entries = (rows: readonly OrderRow[]) =>
    foldsCopies(order.rows.length)
      ? foldCopies(rows, fight)
      : rows.map(({ id, combatant }) => ({ id, combatant, copies: [] }));
  const named = order.groups.map(({ id, label, note }) => ({
    id,
    label,
    note,
    entries: entries(order.rows.filter(({ group }) => group === id)),
  }));
  const known = new Set(order.groups.map(({ id }) => id));
  const loose = order.rows.filter(({ group }) => group === undefined || !known.has(group));
  return loose.length > 0 ? [...named, { id: '', label: '', entries: entries(loose) }] : named;
}

/** The current parts, computed only when the order has changed. Equal parts keep their identity. */
export function useOrderGroups(): readonly OrderGroup[] {
  const [partsOf] = useState(() => {
    let last: { order: TurnOrder; combatants: Fight['combatants']; parts: readonly OrderGroup[] } | undefined;
    return (order: TurnOrder, { combatants }: Fight): readonly OrderGroup[] => {
      if (last?.order !== order || last.combatants !== combatants)
        last = { order, combatants, parts: shareStructure(last?.parts, orderGroupsOf(order, { combatants })) };
      return last.parts;
    };
  });
  return useShownFight(({ derived, fight }) => partsOf(derived.order, fight));
}

/** The row that is kept in view: whoever acts, or the first of those who may act. */
function dueRowOf({ rows }: TurnOrder): string | undefined {
  return (rows.find(({ state }) => state === 'acting') ?? rows.find(({ state }) => state === 'may'))?.id;
}

/**
 * Scrolls whoever acts or may act into view, however many rows there are. The observer looks after
 * layout: asking at once would cause a second layout. `list` holds the items of these groups.
 */
export function useDueInView(list: RefObject<HTMLElement | null>, parts: readonly Pick<OrderGroup, 'entries'>[]): void {
  const due = useShownFight(({ derived }) => dueRowOf(derived.order));
  useEffect(() => {
    const entry = parts
      .flatMap(({ entries }) => entries)
      .find(({ id, copies }) => id === due || copies.some((one) => one.id === due));
    const item = entry && list.current?.querySelector(`[data-row="${CSS.escape(entry.id)}"]`);
    if (!item) return;
    const seen = new IntersectionObserver(([now]) => {
      seen.disconnect();
      // In newer browsers this call returns a promise; nobody waits for that promise.
      if (now && now.intersectionRatio < 1) void item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    seen.observe(item);
    return () => seen.disconnect();
  }, [list, parts, due]);
}

/** An order of more rows than these follows the fight only with the rows that are in sight. */
const MANY = 24;

/** A row in its place. In games where rows exchange cards the GM can drag the row onto another. */
export const OrderRowView = memo(function Row({ id, who, shape }: { id: string; who: Id; shape: 'card' | 'line' }) {
  const exchange = useShownFight(({ derived }) => derived.order.exchange);
  const many = useShownFight(({ derived }) => derived.order.rows.length > MANY);
  const drag = useRowDrag(who, exchange);
  const item = useRef<HTMLLIElement>(null);
  const isSeen = useIsInView(item, many);
  return (
    <li
      ref={item}
      data-row={id}
      {...drag}
      className="rounded-lg data-over:outline-2 data-over:outline-now data-over:-outline-offset-1"
    >
      <OrderCard id={id} who={who} shape={shape} isSeen={isSeen} />
    </li>
  );
});

/** A place in the order: a row of its own, or the card that copies share. */
export const OrderEntryView = memo(function OrderEntryView({
  entry,
  shape,
}: {
  entry: OrderEntry;
  shape: 'card' | 'line';
}) {
  return entry.copies.length > 0 ? (
    <CopiesCard copies={entry.copies} shape={shape} />
  ) : (
    <OrderRowView id={entry.id} who={entry.combatant} shape={shape} />
  );
});

/**
 * The card that several copies share: their name, how many they are, and the most urgent of their
 * states. Pressed, it lists them all.
 */
function CopiesCard({ copies, shape }: { copies: OrderEntry['copies']; shape: 'card' | 'line' }) {
  const at = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const rows = useShownFight(({ derived }) => copies.flatMap(({ id }) => derived.rows.get(id) ?? []), 'by value');
  const name = useShownFight(({ fight }) => fight.combatants[copies[0]?.combatant ?? '']?.name ?? '');
  const stance = useShownFight(({ derived }) => derived.seen.get(copies[0]?.combatant ?? '')?.stance ?? 'neutral');
  return (
    <li data-row={copies[0]?.id} className="rounded-lg">
      <CopiesButton
        ref={at}
        name={name}
        rows={rows}
        stance={stance}
        shape={shape}
        isOpen={open}
        onPress={() => setOpen(!open)}
      />
      {open ? (
        <Popover
          isOpen
          onOpenChange={setOpen}
          triggerRef={at}
          placement={shape === 'card' ? 'bottom' : 'right top'}
          className="rise max-h-[70dvh] w-64 overflow-y-auto rounded-card bg-panel p-2 shadow-lift"
        >
          <Dialog aria-label={`${name}, all ${copies.length}`} className="outline-none">
            <AllCopies copies={copies} onPressed={() => setOpen(false)} />
          </Dialog>
        </Popover>
      ) : null}
    </li>
  );
}

/** Lists copies. A press on one of them is meant for that one, so the list has done its work. */
function AllCopies({ copies, onPressed }: { copies: OrderEntry['copies']; onPressed(): void }) {
  const list = useRef<HTMLUListElement>(null);
  const parts = useMemo(() => [{ entries: copies.map((one) => ({ ...one, copies: [] })) }], [copies]);
  useDueInView(list, parts);
  return (
    <ul ref={list} className="flex flex-col gap-0.5" onClickCapture={onPressed}>
      {copies.map(({ id, combatant }) => (
        <OrderRowView key={id} id={id} who={combatant} shape="line" />
      ))}
    </ul>
  );
}

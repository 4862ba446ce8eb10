/** The turn order in the shape the game wants: a strip of cards, a ribbon of sides with the round between, or a list. */
import { useMemo } from 'react';
import type { TurnOrder as Order, OrderRow } from '../../engine/ruleset.ts';
import { cn } from '../../ui/cn.ts';
import type { Deeds } from '../useDeeds.ts';
import { useFight } from '../useFight.tsx';
import { OrderCard } from './OrderCard.tsx';

interface Part {
  id: string;
  label: string;
  note?: string | undefined;
  rows: OrderRow[];
}

/** The rows by their groups, in the groups' order; rows without a group come as one unnamed part. */
function partsOf(order: Order): Part[] {
  const named = order.groups.map(({ id, label, note }) => ({
    id,
    label,
    note,
    rows: order.rows.filter(({ group }) => group === id),
  }));
  const known = new Set(order.groups.map(({ id }) => id));
  const loose = order.rows.filter(({ group }) => group === undefined || !known.has(group));
  return loose.length > 0 ? [...named, { id: '', label: '', rows: loose }] : named;
}

/** `level` keeps the headings of the page in order: the list stands under a panel's heading, the strip under the page's. */
function PartHead({ part, level, className }: { part: Part; level: 'h2' | 'h3'; className?: string }) {
  const Heading = level;
  if (part.label === '') return null;
  return (
    <div className={cn('flex min-w-0 items-baseline gap-2', className)}>
      <Heading className="truncate font-semibold text-soft text-xs">{part.label}</Heading>
      {part.note ? <span className="truncate text-2xs text-faint">{part.note}</span> : null}
    </div>
  );
}

/** Cards shrink as they become many, and scroll when they cannot shrink further. */
function Cards({ part, deeds }: { part: Part; deeds: Deeds }) {
  return (
    <ul aria-label={part.label || 'In order'} className="flex gap-1.5">
      {part.rows.map((row) => (
        <li key={row.id} ref={row.state === 'acting' ? intoView : null} className="min-w-26 max-w-40 flex-1 basis-36">
          <OrderCard row={row} shape="card" deeds={deeds} />
        </li>
      ))}
    </ul>
  );
}

/** Whoever acts is in view, however many there are. */
const intoView = (item: HTMLElement | null): void => {
  // In newer browsers this gives a promise; nobody waits for it.
  void item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The order along the top of the screen, for games whose order reads across. */
export function OrderAcross({ deeds }: { deeds: Deeds }) {
  const { order } = useFight().derived;
  const parts = useMemo(() => partsOf(order), [order]);
  const shown = (part: Part) => (
    <div key={part.id} className="min-w-fit flex-1 basis-0" style={{ maxWidth: `${part.rows.length * 10.4}rem` }}>
      <PartHead part={part} level="h2" className="px-1 pb-1" />
      <Cards part={part} deeds={deeds} />
    </div>
  );
  if (order.style === 'ribbon') {
    const half = Math.ceil(parts.length / 2);
    return (
      <section aria-label="Turn order" className="flex items-stretch gap-3 bg-panel px-2 py-1">
        <div className="flex min-w-0 flex-1 justify-end gap-4 overflow-x-auto p-1">
          {parts.slice(0, half).map(shown)}
        </div>
        <RoundMark />
        <div className="flex min-w-0 flex-1 gap-4 overflow-x-auto p-1">{parts.slice(half).map(shown)}</div>
      </section>
    );
  }
  return (
    <section aria-label="Turn order" className="flex items-end gap-4 overflow-x-auto bg-panel px-3 py-1.5">
      {parts.map(shown)}
    </section>
  );
}

function RoundMark() {
  const { round, title } = useFight().derived.order;
  return (
    <div className="flex w-28 shrink-0 flex-col items-center justify-center text-center">
      <span className="font-bold text-3xl text-now leading-none tabular-nums">{round}</span>
      <span className="mt-1 text-2xs text-soft leading-tight">{title}</span>
    </div>
  );
}

/** The order as a column, for games whose order reads downwards, and as the accessible list for the others. */
export function OrderDown({ deeds }: { deeds: Deeds }) {
  const { order } = useFight().derived;
  const parts = useMemo(() => partsOf(order), [order]);
  return (
    <div className="flex flex-col gap-3 px-2 pb-3">
      {parts.map((part) => (
        <div key={part.id}>
          <PartHead part={part} level="h3" className="px-2 pb-1" />
          <ul aria-label={part.label || 'In order'} className="flex flex-col gap-0.5">
            {part.rows.map((row) => (
              <li key={row.id}>
                <OrderCard row={row} shape="line" deeds={deeds} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

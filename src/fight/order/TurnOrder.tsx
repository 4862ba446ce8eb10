/** The turn order in the shape the game wants: a strip of cards, a ribbon of sides with the round between, or a list. */
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { keep } from '../../store/fight/keep.ts';
import { useShown } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { same } from '../../ui/same.ts';
import { useRow } from './cardFace.ts';
import { type Fit, fitOrder, halfOf, LEAST, widthOf } from './fit.ts';
import { OrderCard } from './OrderCard.tsx';
import { useRowDrag } from './rowDrag.ts';

interface Part {
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
function useParts(): readonly Part[] {
  const order = useShown(({ derived }) => derived.order);
  const [kept] = useState(() => {
    let last: readonly Part[] | undefined;
    return (now: readonly Part[]) => {
      last = keep(last, now);
      return last;
    };
  });
  return useMemo(() => kept(partsOf(order)), [kept, order]);
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

/** Cards shrink as they become many, go slim in two or three rows, and scroll when they cannot shrink further. */
const Cards = memo(function Cards({ part, fit }: { part: Part; fit: Fit }) {
  return (
    <ul
      aria-label={part.label || 'In order'}
      className={cn('grid grid-flow-col', fit.shape === 'card' ? 'gap-1.5' : 'gap-1')}
      style={{
        gridTemplateRows: `repeat(${Math.min(fit.rows, Math.max(1, part.rows.length))}, auto)`,
        gridAutoColumns: 'minmax(0, 1fr)',
      }}
    >
      {part.rows.map((row) => (
        <CardRow key={row.id} id={row.id} who={row.combatant} shape={fit.shape === 'card' ? 'card' : 'slim'} />
      ))}
    </ul>
  );
}, same);

/** A row in its place; in games where rows change hands it can be dragged onto another. */
const CardRow = memo(function CardRow({ id, who, shape }: { id: string; who: Id; shape: 'card' | 'slim' }) {
  const row = useRow(id);
  const exchange = useShown(({ derived }) => derived.order.exchange);
  const drag = useRowDrag(who, exchange);
  if (!row) return null;
  return (
    <li
      ref={row.state === 'acting' ? intoView : null}
      {...drag}
      className="min-w-0 rounded-lg data-over:outline-2 data-over:outline-now data-over:-outline-offset-1"
    >
      <OrderCard row={row} shape={shape} />
    </li>
  );
});

/** A row of the list. */
const ListRow = memo(function ListRow({ id }: { id: string }) {
  const row = useRow(id);
  return row ? (
    <li>
      <OrderCard row={row} shape="line" />
    </li>
  ) : null;
});

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

/** The width of an element in rem, as it changes. Wide before it is known, so that nothing goes slim for a moment. */
function useWidth(): [RefObject<HTMLElement | null>, number] {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setWidth(element.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [box, width];
}

const sizesOf = (parts: readonly Part[]): number[] => parts.map(({ rows }) => rows.length);

/** What the edges of the order and its parts take away, in rem; the round mark of a ribbon more. */
const EDGES = 2.5;
const MARK = 9.5;

/** The order along the top of the screen, for games whose order reads across. */
export function OrderAcross() {
  const parts = useParts();
  const [box, width] = useWidth();
  const ribbon = useShown(({ derived }) => derived.order.style === 'ribbon');
  const at = ribbon ? halfOf(sizesOf(parts)) : parts.length;
  const halves = [parts.slice(0, at), parts.slice(at)];
  const fit = fitOrder(width - EDGES - (ribbon ? MARK : 0), halves.map(sizesOf));
  const shown = (part: Part) => {
    const columns = Math.ceil(part.rows.length / fit.rows);
    const style = {
      flex: `${columns} 1 0`,
      minWidth: `${Math.max(LEAST, columns * 6.75)}rem`,
      maxWidth: `${columns * 10.4}rem`,
    };
    return (
      <div key={part.id} style={style}>
        <PartHead part={part} level="h2" className="px-1 pb-1" />
        <Cards part={part} fit={fit} />
      </div>
    );
  };
  if (ribbon) {
    // Halves of like width, unless one is crowded: then the other takes what it needs and no more.
    const needs = halves.map((half) => widthOf(sizesOf(half), fit.rows) + EDGES / 2);
    const room = (width - EDGES - MARK) / 2;
    const spare = (which: 0 | 1) => (needs[which] ?? 0) <= room && Math.max(...needs) > room;
    const half = (which: 0 | 1) => (
      <div
        className={cn('flex min-w-0 gap-4 overflow-x-auto p-1', which === 0 ? '*:first:ml-auto' : '')}
        style={{ flex: spare(which) ? `0 0 ${needs[which]}rem` : '1 1 0' }}
      >
        {halves[which]?.map(shown)}
      </div>
    );
    return (
      <section ref={box} aria-label="Turn order" className="flex items-stretch gap-3 bg-panel px-2 py-1">
        {half(0)}
        <RoundMark />
        {half(1)}
      </section>
    );
  }
  return (
    <section ref={box} aria-label="Turn order" className="flex items-end gap-4 overflow-x-auto bg-panel px-3 py-1.5">
      {parts.map(shown)}
    </section>
  );
}

function RoundMark() {
  const round = useShown(({ derived }) => derived.order.round);
  const title = useShown(({ derived }) => derived.order.title);
  return (
    <div className="flex w-28 shrink-0 flex-col items-center justify-center text-center">
      {/* Before round one there is no number to read. */}
      {round > 0 ? <span className="font-bold text-3xl text-now leading-none tabular-nums">{round}</span> : null}
      {title === `Round ${round}` ? (
        <span className="mt-1 text-2xs text-soft leading-tight">round</span>
      ) : (
        <span className={cn('mt-1 leading-tight', round > 0 ? 'text-2xs text-soft' : 'font-semibold text-now text-xs')}>
          {title}
        </span>
      )}
    </div>
  );
}

/** The order as a column, for games whose order reads downwards, and as the accessible list for the others. */
export function OrderDown() {
  const parts = useParts();
  return (
    <div className="flex flex-col gap-3 px-2 pb-3">
      {parts.map((part) => (
        <div key={part.id}>
          <PartHead part={part} level="h3" className="px-2 pb-1" />
          <ul aria-label={part.label || 'In order'} className="flex flex-col gap-0.5">
            {part.rows.map((row) => (
              <ListRow key={row.id} id={row.id} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

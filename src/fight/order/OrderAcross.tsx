/**
 * The turn order across the top, for games whose order is horizontal: a strip, or a ribbon with the
 * round between its sides.
 */
import { dequal } from 'dequal/lite';
import { Info } from 'lucide-react';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useShownFight } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { tipAttributes } from '../../ui/tip.ts';
import { halfOf } from './halves.ts';
import { OrderEntryView, type OrderGroup, useDueInView, useOrderGroups } from './orderGroups.tsx';

/** With more groups than this each group is named. The marks of the sides tell two groups apart. */
const TWO = 2;

/** Cards as wide as their names. The cards stand in one row while they fit, and wrap otherwise. */
const Cards = memo(function Cards({ part, named }: { part: OrderGroup; named: boolean }) {
  return (
    <div className="flex min-w-0 items-start gap-1 low:shrink-0">
      {part.label === '' ? null : (
        <span className={cn('flex h-9 shrink-0 items-center gap-1 text-2xs text-soft', named ? 'px-1' : '')}>
          {named ? part.label : null}
          {part.note ? (
            <span
              {...tipAttributes({ label: `${part.label}: ${part.note}`, side: 'bottom' })}
              className="grid size-5 place-items-center"
            >
              <Info aria-hidden className="size-3.5 text-now" />
              <span className="sr-only">
                {part.label}: {part.note}
              </span>
            </span>
          ) : null}
        </span>
      )}
      <ul aria-label={part.label || 'In order'} className="flex min-w-0 flex-wrap gap-1 low:flex-nowrap" data-cards="">
        {part.entries.map((entry) => (
          <OrderEntryView key={entry.id} entry={entry} shape="card" />
        ))}
      </ul>
    </div>
  );
}, dequal);

/**
 * The room that the order's edges take beside its cards, in pixels. The figure has a small margin,
 * so that half a pixel wraps nothing.
 */
const EDGES = 24;

/** The width of all cards in one row, in pixels. No card is ever drawn narrower than its name. */
function inOneRow(order: HTMLElement): number {
  const lists = [...order.querySelectorAll<HTMLElement>('[data-cards]')];
  const cards = lists.reduce(
    (sum, list) => sum + [...list.children].reduce((all, card) => all + (card as HTMLElement).offsetWidth + 4, 0),
    0,
  );
  const rest = [...order.querySelectorAll<HTMLElement>('[data-beside]')].reduce(
    (sum, one) => sum + one.offsetWidth + 8,
    0,
  );
  return cards + rest + lists.length * 28 + EDGES;
}

/**
 * Tells whether the order fits between the other parts of the bar, now and whenever names or the
 * window change.
 */
function useFits(order: RefObject<HTMLElement | null>, said: unknown): boolean {
  const [fits, setFits] = useState(false);
  const known = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the rows say is their width
  useLayoutEffect(() => {
    // The bar is found through the page and not by its own ref, because that ref is set only after
    // the refs inside the bar.
    const own = order.current;
    const whole = own?.closest('header');
    if (!own || !whole) return;
    const measure = () => {
      const others = [...whole.children].reduce(
        (sum, one) => sum + (one.contains(own) ? 0 : (one as HTMLElement).offsetWidth),
        0,
      );
      setFits(inOneRow(own) + others + EDGES <= whole.clientWidth);
    };
    // Later the observer measures, after layout: measuring here would force a layout.
    if (!known.current) measure();
    known.current = true;
    const watch = new ResizeObserver(measure);
    watch.observe(whole);
    watch.observe(own);
    return () => watch.disconnect();
  }, [order, said]);
  return fits;
}

/**
 * One side of the round. In a low window there is room for one row, which goes on beside the
 * window's edge: a second row would stand out of sight below an empty slot.
 */
const half = 'flex min-w-0 flex-wrap gap-x-3 gap-y-1 low:shrink-0 low:flex-nowrap';

/**
 * The order in the bar: beside the bar's other parts where the order fits, otherwise in a row below
 * them.
 */
export function OrderAcross() {
  const parts = useOrderGroups();
  const order = useRef<HTMLElement>(null);
  const fits = useFits(order, parts);
  useDueInView(order, parts);
  const ribbon = useShownFight(({ derived }) => derived.order.style === 'ribbon');
  const at = ribbon ? halfOf(parts.map(({ entries }) => entries.length)) : parts.length;
  const shown = (side: readonly OrderGroup[]) =>
    side.map((part) => <Cards key={part.id} part={part} named={parts.length > TWO} />);
  return (
    <div className={cn('pointer-events-none flex min-w-0 justify-center', fits ? '' : 'order-last basis-full')}>
      <section
        ref={order}
        aria-label="Turn order"
        className="glass flex max-h-[min(7.25rem,24dvh)] low:max-h-11 min-w-0 items-start justify-center low:justify-start gap-2 overflow-y-auto p-1 contain-content low:[scrollbar-width:none]"
      >
        <div className={cn(half, 'justify-end')}>{shown(parts.slice(0, at))}</div>
        {ribbon ? roundMark : null}
        {ribbon ? <div className={half}>{shown(parts.slice(at))}</div> : null}
      </section>
    </div>
  );
}

/** The round between the sides of a ribbon. Before round one there is no number to show. */
function RoundMark() {
  const round = useShownFight(({ derived }) => derived.order.round);
  return (
    <span
      data-beside=""
      {...tipAttributes({ label: round > 0 ? `Round ${round}` : 'Before round one', side: 'bottom' })}
      className="grid h-9 min-w-7 shrink-0 place-items-center font-bold text-now text-xl tabular-nums"
    >
      {round > 0 ? round : '–'}
    </span>
  );
}

const roundMark = <RoundMark />;

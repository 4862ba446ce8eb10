/** The turn order as a column, for games whose order is vertical. */
import { useRef } from 'react';
import { OrderEntryView, useDueInView, useOrderGroups } from './orderGroups.tsx';

/** Lists the order, group by group. */
export function OrderDown() {
  const parts = useOrderGroups();
  const list = useRef<HTMLDivElement>(null);
  useDueInView(list, parts);
  return (
    <div ref={list} className="flex flex-col gap-2 px-1.5 pb-2">
      {parts.map((part) => (
        <div key={part.id}>
          {part.label === '' ? null : (
            <p className="flex flex-wrap items-baseline gap-x-2 px-2 pb-1 text-xs">
              <span className="font-semibold text-soft">{part.label}</span>
              {part.note ? <span className="text-2xs text-faint">{part.note}</span> : null}
            </p>
          )}
          <ul aria-label={part.label || 'In order'} className="flex flex-col gap-0.5">
            {part.entries.map((entry) => (
              <OrderEntryView key={entry.id} entry={entry} shape="line" />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
